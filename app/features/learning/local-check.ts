import { wordsInCrisis } from "#core/chat/reply-to-check.ts";
import type { HobbyCheck } from "#core/hobby-check/result.ts";

/**
 * The browser's own hobby check, for when the server cannot be reached (spec 1 §4): the same rules
 * with only the curated list. Loaded only then.
 */
export async function checkLocally(text: string): Promise<HobbyCheck> {
  const [{ checkHobby }, { browserIndex }] = await Promise.all([
    import("#core/hobby-check/check.ts"),
    import("./local-check-data.ts"),
  ]);
  return checkHobby(text, browserIndex());
}

/** The reply to a question that did not reach the server, if it is a cry for help. */
export async function findCrisisReply(question: string): Promise<string | undefined> {
  const [{ findUnsafe }, { browserIndex }] = await Promise.all([
    import("#core/hobby-check/unsafe.ts"),
    import("./local-check-data.ts"),
  ]);
  const kind = findUnsafe(question, browserIndex().unsafe, "question");
  return kind === "self-harm" ? wordsInCrisis() : undefined;
}
