import { z } from "zod";
import { CommandSchema, RefusalReasonSchema } from "#core/learning/command-schema.ts";
import { defineEndpoint } from "../endpoint.ts";
import { LIMITS } from "../limits.ts";
import { SavedProgressSchema } from "./user-progress.ts";

/** The most commands in one call; a browser that was offline for a week makes several. */
export const COMMANDS_MAX = 200;

export const giveCommands = defineEndpoint({
  method: "POST",
  path: "/api/commands",
  summary: "Do something in one's plans: tick a step, complete a day, pause, rename, delete",
  description:
    "What was done, where and when, from a device that may have been offline. Commands about one " +
    "thing may arrive in any order: the later one counts, and the same command again has no effect. " +
    "One that does not fit is refused by itself, with a reason, and changes nothing.",
  body: z.strictObject({ commands: z.array(CommandSchema).min(1).max(COMMANDS_MAX) }),
  maxBytes: 131_072,
  answer: z.object({
    /** What became of each command, by its id. */
    settled: z.array(
      z.object({ id: z.string(), planId: z.string(), refused: RefusalReasonSchema.optional() }),
    ),
    /** The existing plans among those that were named, as they are now. */
    progress: z.array(SavedProgressSchema),
  }),
  access: "member",
  limits: [LIMITS.commandsAccount],
  errors: ["sign-in-required", "invalid-request", "rate-limited"],
});
