import { z } from "zod";
import { type FieldRule, withPlainBreaks } from "#core/forms/fields.ts";

/** A field of text by its rule, as `faultsOf` reads it: of what is wrong only the first thing is said. */
export const fieldSchema = ({ missing, max, tooLong, pattern, invalid }: FieldRule) =>
  z
    .string(missing)
    .overwrite(withPlainBreaks)
    .trim()
    .min(1, { error: missing, abort: true })
    .max(max, { error: tooLong, abort: true })
    // In UTF-16 units, as a field's `maxlength` counts; the schema's own count is of characters.
    .refine((text) => text.length <= max, { error: tooLong, abort: true })
    .regex(new RegExp(pattern, "u"), invalid);

/** The same for an e-mail address; documents of the API name it as one. */
export const emailSchema = (rule: FieldRule) => fieldSchema(rule).meta({ format: "email" });
