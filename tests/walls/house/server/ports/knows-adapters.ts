// ports-know-no-implementation
import { mail } from "../adapters/mail.ts";
export const known = mail;
