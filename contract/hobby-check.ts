import { z } from "zod";
import { HobbyCheckSchema } from "#core/hobby-check/result.ts";
import { defineEndpoint } from "./endpoint.ts";
import { LIMITS } from "./limits.ts";
import { CHAT_INPUT_MAX, LegacyUserIdSchema, textSchema } from "./text.ts";

export const validateHobby = defineEndpoint({
  method: "POST",
  path: "/api/validate-hobby",
  summary: "Say which hobby a text means",
  description:
    "The reason is absent when the hobby is valid; `nearest` is present when it has no lessons, and " +
    "names hobbies that do. 'complex' is too much for a week: a plan is made if the visitor insists. " +
    "'unknown' may be an activity: a general week is made when the visitor says its family.",
  body: z.strictObject({
    hobby: textSchema(CHAT_INPUT_MAX),
    user_id: LegacyUserIdSchema,
  }),
  maxBytes: 4_096,
  answer: HobbyCheckSchema,
  access: "anyone",
  limits: [LIMITS.checkAddress],
  errors: ["invalid-request", "hobby-required", "hobby-too-long", "rate-limited"],
});
