// routes-have-no-sql
import { rows } from "../storage/rows.ts";
export const known = rows;
