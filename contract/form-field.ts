import { z } from "zod";
import { type FieldRule, withPlainBreaks } from "#core/forms/fields.ts";

/** A text field by its rule, as `findFaults` applies it: only the first fault is reported. */
export const fieldSchema = ({ missing, max, tooLong, pattern, invalid }: FieldRule) =>
  z
    .string(missing)
    .overwrite(withPlainBreaks)
    .trim()
    .min(1, { error: missing, abort: true })
    .max(max, { error: tooLong, abort: true })
    // In UTF-16 units, as a field's `maxlength` counts; Zod's `max` counts characters.
    .refine((text) => text.length <= max, { error: tooLong, abort: true })
    .regex(new RegExp(pattern, "u"), invalid);

/** The same for an e-mail address; the API document marks it as one. */
export const emailSchema = (rule: FieldRule) => fieldSchema(rule).meta({ format: "email" });
