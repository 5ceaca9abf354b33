import { z } from "zod";
import { isStorable } from "#core/forms/storable.ts";

/** Of a field, in the answer to a call. */
export const NOT_ALLOWED = "contains characters that are not allowed";

/** A text from outside: trimmed, at most `max` UTF-16 units, with no NUL and no lone surrogate. */
export const textSchema = (max: number) =>
  z.string().refine(isStorable, { message: NOT_ALLOWED }).trim().max(max);

/** Spec 1 §5: the chat's input takes 50 characters. */
export const CHAT_INPUT_MAX = 50;
/** The longest question about a plan. */
export const QUESTION_MAX = 300;

export const HobbyTextSchema = textSchema(CHAT_INPUT_MAX).min(1);

/** Sent by older clients and ignored: the session says who it is. */
export const LegacyUserIdSchema = textSchema(100).nullish();

/** The id of a row, made by the server, by an older client or by a guest's browser. */
export const IdSchema = textSchema(100).min(1);
