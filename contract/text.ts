import { z } from "zod";

// A NUL cannot be stored by PostgreSQL, and a lone surrogate is no character at all.
const isStorable = (text: string): boolean => !text.includes("\0") && text.isWellFormed();

/** A text from outside: trimmed, at most `max` UTF-16 units, with no NUL and no lone surrogate. */
export const textSchema = (max: number) =>
  z
    .string()
    .refine(isStorable, { message: "contains characters that are not allowed" })
    .trim()
    .max(max);

/** Spec 1 §5: the chat's input takes 50 characters. */
export const CHAT_INPUT_MAX = 50;

export const HobbyTextSchema = textSchema(CHAT_INPUT_MAX).min(1);

/** Sent by older clients; accepted and never trusted (identity comes from the session). */
export const LegacyUserIdSchema = textSchema(100).nullish();

/** The id of a row: what the server made, or what an older client or a guest's browser did. */
export const IdSchema = textSchema(100).min(1);
