import type { z } from "zod";
import { ChatStreamLineSchema } from "#contract/learning/plan-stream.ts";
import { type HobbyChatBodySchema, hobbyChat } from "#contract/learning/plans.ts";
import { applyChanges, type Json } from "#core/plan/changes.ts";
import { stream } from "../../data/api.ts";

/**
 * Asks the guide and follows its answer as it grows. Never throws.
 * @param onReply receives the answer so far, each time it has grown or is begun anew.
 * @returns the whole answer; undefined when none came.
 */
export async function requestReply(
  question: z.input<typeof HobbyChatBodySchema>,
  onReply: (text: string) => void,
  signal: AbortSignal,
): Promise<string | undefined> {
  let value: Json | undefined;
  let finished = false;
  const result = await stream(
    hobbyChat,
    question,
    (raw) => {
      const line = ChatStreamLineSchema.safeParse(raw).data;
      if (line?.type === "done") finished = true;
      else if (line) {
        value = applyChanges(value, line.changes);
        if (typeof value === "string" && !signal.aborted) onReply(value);
      }
    },
    signal,
  );
  return result.ok && finished && typeof value === "string" ? value : undefined;
}
