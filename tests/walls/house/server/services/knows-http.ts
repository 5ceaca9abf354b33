// services-know-no-http
import { answer } from "../http/answer.ts";
export const known = answer;
