// contract-knows-core-only
import { saved } from "../server/services/plans.ts";
export const known = saved;
