// core-is-pure
import { saved } from "../../server/services/plans.ts";
export const pure = saved;
