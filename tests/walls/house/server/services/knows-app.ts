// server-never-imports-app
import { button } from "../../app/ui/button.tsx";
export const known = button;
