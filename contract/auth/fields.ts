import { z } from "zod";
import { invalidEmail } from "#core/account/words.ts";
import { parseAddress } from "#core/mail/address.ts";
import { EmailSchema, FullNameSchema, UsernameSchema } from "../account.ts";
import { NOT_ALLOWED, textSchema } from "../text.ts";

const VISIBLE = /^\P{Cc}*$/u;

/** An e-mail address that gets mails. */
export const MailAddressSchema = EmailSchema.refine(
  (text) => parseAddress(text) !== undefined,
  invalidEmail,
);

export const VisibleUsernameSchema = UsernameSchema.regex(VISIBLE, NOT_ALLOWED);
export const VisibleNameSchema = FullNameSchema.regex(VISIBLE, NOT_ALLOWED);

/** The auth library checks its length, because it knows the operator's minimum. */
export const PasswordSchema = z
  .string()
  .min(1)
  .max(1_000)
  .refine((text) => text.isWellFormed(), NOT_ALLOWED);

/** The secret of a mailed link, or the name of a session. */
export const TokenSchema = textSchema(2_000).min(1);

/**
 * A path on this site: it begins with one slash, and has nothing that could be read as a second one
 * after it, which would name a host (URL Standard, "relative slash state").
 */
export const SitePathSchema = textSchema(2_000).refine(
  (text) => /^\/(?![/\\])[^\\\p{Cc}]*$/u.test(text) && !/^[^?#]*%(?:2f|5c)/iu.test(text),
  "must be a path on this site",
);

/** The body of calls that take no fields. */
export const NoFieldsSchema = z.strictObject({});

/** The answer of calls that say only that they succeeded: nothing of it is promised. */
export const DoneSchema = z.unknown();
