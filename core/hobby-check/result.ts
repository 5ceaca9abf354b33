import { z } from "zod";

/** Why a text is not taken for one hobby; absent when it is. */
export const REASONS = [
  /** Under three characters. */
  "short",
  /** Words that fit any hobby: 'something fun'. */
  "vague",
  /** Random keys. */
  "gibberish",
  /** Refused by this site; `unsafeKind` says why. */
  "unsafe",
  /** A real hobby that takes far more than a week; a plan is made if the visitor insists. */
  "complex",
  /** Two or more hobbies; the visitor chooses. */
  "several",
  /** May be an activity but is unknown; the chat asks what it is closest to. */
  "unknown",
] as const;
export const ReasonSchema = z.enum(REASONS);
export type Reason = z.infer<typeof ReasonSchema>;

/** The gravest first: of two in one text it is the one that is answered. */
export const UNSAFE_KINDS = [
  "self-harm",
  "sexual",
  "animals",
  "violence",
  "drugs",
  "hate",
  "crime",
] as const;
export const UnsafeKindSchema = z.enum(UNSAFE_KINDS);
/** Self-harm comes first: it is answered with care whatever else the text says. */
export type UnsafeKind = z.infer<typeof UnsafeKindSchema>;

/** Spec 1 §4: the most close spellings, and the most 'Did you mean' suggestions in all. */
export const MOST_FUZZY = 5;
export const MOST_SUGGESTIONS = 8;
/** The most hobbies that are offered in place of one without lessons. */
export const MOST_NEAREST = 3;

/** The answer of the check: spec 1 §3 "Hobby-check result". */
export const HobbyCheckSchema = z
  .strictObject({
    isValid: z.boolean(),
    /**
     * The hobby to continue with when valid; the likeliest meaning, if any, when unknown; otherwise
     * null.
     */
    suggestion: z.string().nullable(),
    /** The names of the hobbies in the text, in its order. */
    detectedHobbies: z.array(z.string()),
    /** What to offer instead. */
    suggestions: z.array(z.string()).max(MOST_SUGGESTIONS),
    unsafe: z.boolean(),
    /**
     * Of a hobby that is known but has no lessons: the nearest ones that do. A plan for it is a
     * general week.
     */
    nearest: z.array(z.string()).max(MOST_NEAREST).optional(),
    /** Of a dangerous one: what may be done alone, what only with a teacher, and what not at all. */
    danger: z.string().optional(),
    reason: ReasonSchema.optional(),
    unsafeKind: UnsafeKindSchema.optional(),
  })
  .refine((check) => check.isValid === (check.reason === undefined), {
    message: "an answer has a reason exactly when it is not valid",
  })
  .refine((check) => check.unsafe === (check.reason === "unsafe"), {
    message: "unsafe and its reason belong together",
  })
  .refine((check) => check.unsafe === (check.unsafeKind !== undefined), {
    message: "unsafe and its kind belong together",
  });
export type HobbyCheck = z.infer<typeof HobbyCheckSchema>;

/** Whether the visitor may insist on what was typed ('Make it anyway', 'No, I mean …'). */
export const canConfirm = (check: HobbyCheck): boolean =>
  check.reason === "complex" || check.reason === "unknown";
