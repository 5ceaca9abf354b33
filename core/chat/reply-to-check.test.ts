import { expect, test } from "vitest";
import type { HobbyCheck } from "../hobby-check/result.ts";
import { renderGuide } from "./render.ts";
import { replyToCheck } from "./reply-to-check.ts";

const base: HobbyCheck = {
  isValid: false,
  suggestion: null,
  detectedHobbies: [],
  suggestions: [],
  unsafe: false,
};
const reply = (more: Partial<HobbyCheck>, typed = "") =>
  renderGuide(replyToCheck({ ...base, ...more }, typed).content);

test("the guide says the specified words", () => {
  expect(reply({ reason: "vague" }, "fun")).toBe(
    "I didn't catch a specific hobby there. Please type a clear hobby you want to learn (e.g., guitar, cooking, yoga).",
  );
  expect(reply({ reason: "complex", detectedHobbies: ["Singing"] }, "sing")).toContain(
    "Singing is a bit complex for a 7-day beginner plan",
  );
  expect(reply({ reason: "unknown", suggestion: "Guitar" }, "guitr")).toMatch(/^Did you mean/);
  expect(reply({ reason: "unknown" }, " $& ")).toContain("“$&”");
});

test("self-harm is answered with care and with help, not with a refusal", () => {
  const words = reply({ unsafe: true, reason: "unsafe", unsafeKind: "self-harm" });
  expect(words).toMatch(/^I'm glad you told me/);
  expect(words).not.toContain("inappropriate");
  expect(words).toMatch(/findahelpline\.com.*988.*116 123/s);
  expect(words).toContain("emergency number");
});
