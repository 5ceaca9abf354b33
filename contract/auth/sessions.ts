import { z } from "zod";
import { defineEndpoint } from "../endpoint.ts";
import { LIMITS } from "../limits.ts";
import { DoneSchema, NoFieldsSchema, TokenSchema } from "./fields.ts";

/** A device that is signed in. */
export const DeviceSessionSchema = z.looseObject({
  id: z.string(),
  /** Names the session to `revokeSession`. */
  token: z.string(),
  createdAt: z.iso.datetime(),
  /** When it was last used, to the day. */
  updatedAt: z.iso.datetime(),
  userAgent: z.string().nullish(),
});
export type DeviceSession = z.infer<typeof DeviceSessionSchema>;

export const listSessions = defineEndpoint({
  method: "GET",
  path: "/api/auth/list-sessions",
  summary: "List the devices that are signed in",
  answer: z.array(DeviceSessionSchema),
  access: "member",
  errors: ["sign-in-required", "HOST_NOT_KNOWN"],
});

/** What the calls that sign devices out have in common. */
const revocation = {
  method: "POST",
  answer: DoneSchema,
  access: "member",
  limits: [LIMITS.sessionAddress],
  errors: ["sign-in-required", "HOST_NOT_KNOWN", "rate-limited"],
} as const;

export const revokeSession = defineEndpoint({
  ...revocation,
  path: "/api/auth/revoke-session",
  summary: "Sign out one device",
  description: "A session that is none of one's own is left alone, and the answer is the same.",
  body: z.strictObject({ token: TokenSchema }),
});

export const revokeAllSessions = defineEndpoint({
  ...revocation,
  path: "/api/auth/revoke-sessions",
  summary: "Sign out every device",
  body: NoFieldsSchema,
  bodyIsOptional: true,
});

export const revokeOtherSessions = defineEndpoint({
  ...revocation,
  path: "/api/auth/revoke-other-sessions",
  summary: "Sign out every other device",
  body: NoFieldsSchema,
  bodyIsOptional: true,
});
