import { z } from "zod";
import { defineEndpoint } from "../endpoint.ts";
import { LIMITS } from "../limits.ts";
import { READ_SESSION, SIGN_OUT } from "./session-addresses.ts";

// Every screen loads this file, and with it only what it needs: nothing of `fields.ts`.

/** Every page asks, and counting would cost more than answering: it has no limit. */
export const readSession = defineEndpoint({
  ...READ_SESSION,
  summary: "Say who is signed in; null is nobody",
  answer: z
    .looseObject({
      session: z.looseObject({ id: z.string() }),
      user: z.looseObject({
        id: z.string(),
        email: z.string(),
        username: z.string().nullish().default(null),
        name: z.string(),
        image: z.string().nullish().default(null),
        twoFactorEnabled: z.boolean().nullish(),
      }),
    })
    .nullable(),
  access: "visitor",
  errors: ["HOST_NOT_KNOWN"],
});

export const signOut = defineEndpoint({
  ...SIGN_OUT,
  summary: "End the session",
  body: z.strictObject({}),
  bodyIsOptional: true,
  answer: z.unknown(),
  access: "visitor",
  limits: [LIMITS.sessionAddress],
  errors: ["HOST_NOT_KNOWN", "rate-limited"],
});

export const issueAccessToken = defineEndpoint({
  method: "GET",
  path: "/api/auth/token",
  summary: "Get an access token, which is valid for a few minutes",
  answer: z.object({ token: z.string() }),
  access: "member",
  errors: ["sign-in-required", "HOST_NOT_KNOWN"],
});
