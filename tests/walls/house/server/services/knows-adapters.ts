// services-know-ports-only
import { mail } from "../adapters/mail.ts";
export const known = mail;
