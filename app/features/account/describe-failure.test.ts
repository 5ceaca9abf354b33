import { describe, expect, test } from "vitest";
import type { ErrorCode } from "#contract/errors.ts";
import type { CallFailure } from "../../data/api.ts";
import { describeFailure, googleFailure } from "./describe-failure.ts";

const refused = (status: number, code: ErrorCode, retryAfter?: number): CallFailure => ({
  kind: "refused",
  status,
  error: { error: "", code, ...(retryAfter !== undefined && { retryAfter }) },
});

describe("a refused call", () => {
  test.each([
    [
      refused(401, "INVALID_EMAIL_OR_PASSWORD"),
      "Invalid email or password. Please check your credentials and try again.",
    ],
    [refused(403, "EMAIL_NOT_VERIFIED"), "Please confirm your email before signing in."],
    [
      refused(400, "INVALID_TOKEN"),
      "Invalid or expired password reset link. Please request a new one.",
    ],
    [refused(429, "rate-limited"), "Too many attempts. Please wait a few minutes and try again."],
    [
      refused(429, "rate-limited", 230),
      "Too many attempts. Please wait a few minutes and try again. You can try again in about 4 minutes.",
    ],
    [
      refused(429, "rate-limited", 20),
      "Too many attempts. Please wait a few minutes and try again. You can try again in about a minute.",
    ],
  ])("%j is told in the specification's words", (failure, words) => {
    expect(describeFailure(failure)).toBe(words);
  });

  test("for a reason without words says what the caller would say", () => {
    expect(describeFailure(refused(500, "internal"), "Please ask again.")).toBe(
      "Please ask again.",
    );
  });
});

test.each([
  ["popup_closed_by_user", "Popup Blocked", false],
  ["redirect_uri_mismatch", "Google Setup Required", true],
  ["PROVIDER_NOT_FOUND", "Google Setup Required", true],
  ["access_denied", "Google Sign-In Error", false],
  ["", "Google Sign-In Error", false],
])("Google's '%s' is '%s'", (code, title, needsSetup) => {
  const failure = googleFailure(code);
  expect(failure.toast.title).toBe(title);
  expect(failure.needsSetup).toBe(needsSetup);
});
