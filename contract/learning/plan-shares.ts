import { z } from "zod";
import { defineEndpoint } from "../endpoint.ts";

/** A link that shows a plan to anybody who has it, until its owner takes it back. */
export const ShareLinkSchema = z.object({ token: z.string(), path: z.string() });

export const sharePlan = defineEndpoint({
  method: "POST",
  path: "/api/hobby-plans/{id}/share",
  summary: "Make a link to a plan that a stranger can open; the same one when there is one",
  body: z.strictObject({}),
  answer: ShareLinkSchema,
  access: "member",
  errors: ["sign-in-required", "not-found", "hobby-unsafe"],
});

export const readShare = defineEndpoint({
  method: "GET",
  path: "/api/hobby-plans/{id}/share",
  summary: "Read the plan's link, if it has one",
  answer: z.object({ share: ShareLinkSchema.nullable() }),
  access: "member",
  errors: ["sign-in-required", "not-found"],
});

export const revokeShare = defineEndpoint({
  method: "DELETE",
  path: "/api/hobby-plans/{id}/share",
  summary: "Take the plan's link back: from now on it leads nowhere",
  answer: z.object({ revoked: z.literal(true) }),
  access: "member",
  errors: ["sign-in-required", "not-found"],
});
