// ui-knows-no-feature
import { screen } from "../features/one/screen.tsx";
export const known = screen;
