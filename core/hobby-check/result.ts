import { z } from "zod";

/** Why a text is not taken as one hobby. Absent from the answer when it is. */
export const REASONS = [
  /** Under three characters. */
  "short",
  /** Words that fit any hobby: 'something fun'. */
  "vague",
  /** Keys hit at random. */
  "gibberish",
  /** Not for this site; `unsafeKind` says which kind. */
  "unsafe",
  /** A real hobby that a week hardly begins; a plan is made if the visitor insists. */
  "complex",
  /** Two hobbies or more; the visitor chooses. */
  "several",
  /** Plausible but not known; the chat asks, and a plan is made on confirmation. */
  "unknown",
] as const;
export const ReasonSchema = z.enum(REASONS);
export type Reason = z.infer<typeof ReasonSchema>;

export const UNSAFE_KINDS = ["self-harm", "sexual", "violence", "drugs", "hate", "crime"] as const;
export const UnsafeKindSchema = z.enum(UNSAFE_KINDS);
/** Self-harm comes first: it is answered with care whatever else the text says. */
export type UnsafeKind = z.infer<typeof UnsafeKindSchema>;

/** Spec 1 §4: at most so many near spellings, and so many 'Did you mean' in all. */
export const MOST_FUZZY = 5;
export const MOST_SUGGESTIONS = 8;

/** The answer of the check: spec 1 §3 "Hobby-check result". */
export const HobbyCheckSchema = z
  .strictObject({
    isValid: z.boolean(),
    /** The hobby to go on with when valid; the likeliest meaning, if any, when unknown; else null. */
    suggestion: z.string().nullable(),
    /** Hobbies found in the text, by their names, in its order. */
    detectedHobbies: z.array(z.string()),
    /** What to offer instead. */
    suggestions: z.array(z.string()).max(MOST_SUGGESTIONS),
    unsafe: z.boolean(),
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

/** Whether a plan may be made after all when the visitor says so ('Make it anyway', 'Yes, that'). */
export const canConfirm = (check: HobbyCheck): boolean =>
  check.reason === "complex" || check.reason === "unknown";
