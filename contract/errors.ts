import { z } from "zod";
import type { AuthErrorCode } from "./auth/errors.ts";
import { COUNTED } from "./limits.ts";

/**
 * The errors of all calls but those of sign-in (`auth/errors.ts`): the HTTP status and the text that
 * people may read (spec 1 §8). The browser recognizes an error by its code, never by its text.
 */
export const ERRORS = {
  "invalid-request": {
    status: 400,
    message: "Something in this request isn't in the right format.",
  },
  "invalid-json": { status: 400, message: "The request's body is not valid JSON." },
  "hobby-required": { status: 400, message: "Please tell us which hobby you want to learn." },
  "hobby-too-long": { status: 400, message: "A hobby may have 50 characters at most." },
  "sign-in-required": { status: 401, message: "Sign in to generate and save plans." },
  "wrong-user": { status: 403, message: "This doesn't belong to your account." },
  "cross-site": {
    status: 403,
    message: "This request came from another site and was blocked.",
  },
  "plan-exists": {
    status: 409,
    message: "You already have a learning plan for this hobby.",
  },
  "not-found": { status: 404, message: "There's nothing at this address." },
  "method-not-allowed": {
    status: 405,
    message: "This address doesn't accept this kind of request.",
  },
  "body-too-large": { status: 413, message: "This request is too large." },
  "address-too-long": { status: 414, message: "This address is too long." },
  "unsupported-media-type": { status: 415, message: "Please send JSON." },
  "hobby-not-recognised": {
    status: 422,
    message:
      "I didn't catch a specific hobby there. Please type a clear hobby you want to learn (e.g., guitar, cooking, yoga).",
  },
  "hobby-unsafe": { status: 422, message: "We can't make a plan for this." },
  "day-locked": {
    status: 409,
    message: "This day opens when the day before it is completed.",
  },
  "plan-limit-reached": { status: 429, message: "Plan limit reached (5 per account)." },
  "rate-limited": { status: 429, message: "Rate limited" },
  "generation-failed": {
    status: 500,
    message: "Generation failed (possibly API quota). Please try again later.",
  },
  internal: { status: 500, message: "Something went wrong on our side. Please try again." },
  unavailable: { status: 503, message: "The service is restarting. Please try again in a moment." },
} as const satisfies Record<string, { status: number; message: string }>;

type GeneralErrorCode = keyof typeof ERRORS;
export type ErrorCode = GeneralErrorCode | AuthErrorCode;

const isGeneral = (code: ErrorCode): code is GeneralErrorCode => Object.hasOwn(ERRORS, code);

/**
 * The error that an answer without our own body stands for, such as a proxy's page or an empty
 * text. A status that does not tell the reason, such as another server's 404, gives none.
 * @param declared the errors of the call that was made; a 409 means the conflict among them.
 */
export function errorOfStatus(status: number, declared: readonly ErrorCode[]): GeneralErrorCode {
  if (status === 401) return "sign-in-required";
  if (status === 429) return "rate-limited";
  if (status >= 502 && status <= 504) return "unavailable";
  const conflict = declared.filter(isGeneral).find((code) => ERRORS[code].status === 409);
  return (status === 409 && conflict) || "internal";
}

/** The codes that a call's answer may have: the general ones and those that it declares. */
export const listErrorCodes = (declared: readonly ErrorCode[]): readonly ErrorCode[] => [
  ...(Object.keys(ERRORS) as GeneralErrorCode[]),
  ...declared,
];

/** The body of an error answer with one of these codes. */
export const errorBodySchema = (codes: readonly ErrorCode[]) =>
  z.object({
    success: z
      .literal(false)
      .optional()
      .describe("In the answers of calls that say `success: true` when all went well."),
    error: z.string().describe("What happened, in words for a person."),
    code: z.enum(codes),
    planId: z.string().optional().describe("The plan that already exists, for plan-exists."),
    issues: z
      .array(z.object({ path: z.string(), message: z.string() }))
      .optional()
      .describe("Which fields were invalid, for invalid-request."),
    retryAfter: z
      .number()
      .optional()
      .describe("Seconds to wait, for rate-limited and unavailable."),
    countedBy: z.enum(COUNTED).optional().describe("Whom the limit counts, for rate-limited."),
    requestId: z.string().optional().describe("Names this request in the operator's log."),
  });
export type ErrorBody = z.infer<ReturnType<typeof errorBodySchema>>;
