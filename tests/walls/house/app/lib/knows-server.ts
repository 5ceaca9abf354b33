// app-never-imports-server
import { saved } from "../../server/services/plans.ts";
export const known = saved;
