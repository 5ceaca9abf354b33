// tests-and-scripts-are-not-imported
import { tool } from "../../scripts/tool.ts";
export const known = tool;
