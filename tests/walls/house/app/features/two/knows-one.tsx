// features-are-islands
import { screen } from "../one/screen.tsx";
export const known = screen;
