// adapters-know-no-services
import { saved } from "../services/plans.ts";
export const known = saved;
