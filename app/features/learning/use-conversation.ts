import { useCallback, useEffect, useRef, useState } from "react";
import { type ChatEvent, nextConversation, startConversation } from "#core/chat/conversation.ts";
import { type Conversation, parseConversation } from "#core/chat/message.ts";
import { localTexts, readJson, writeJson } from "../../data/browser-storage.ts";
import { localKeys } from "../../data/storage-keys.ts";

export interface ConversationHandle {
  /** Undefined until the browser's copy was read: the page was rendered without it. */
  readonly conversation: Conversation | undefined;
  readonly send: (event: ChatEvent) => void;
  readonly restart: (first?: ChatEvent) => void;
}

type Change = (current: Conversation | undefined) => Conversation;

/** What an earlier version has stored; few visitors come with that. */
const upgradeStored = (stored: unknown): Promise<Conversation | undefined> =>
  import("#core/chat/upgrade-conversation.ts").then(
    ({ upgradeConversation }) => upgradeConversation(stored),
    () => undefined,
  );

/** The conversation, stored on the device after every message, so that it resumes where it was. */
export function useConversation(): ConversationHandle {
  const [conversation, setConversation] = useState<Conversation>();
  /** Until an earlier version's conversation is upgraded, what happens waits for it. */
  const upgrading = useRef<Promise<void>>(undefined);
  useEffect(() => {
    const stored = readJson(localTexts, localKeys.conversation);
    const parsed = parseConversation(stored);
    const resume = (found: Conversation | undefined) =>
      setConversation((current) => current ?? found ?? startConversation(Date.now()));
    if (parsed || stored === undefined) return resume(parsed);
    upgrading.current = upgradeStored(stored).then((upgraded) => {
      upgrading.current = undefined;
      resume(upgraded);
    });
  }, []);
  useEffect(() => {
    if (conversation) writeJson(localTexts, localKeys.conversation, conversation);
  }, [conversation]);
  const change = useCallback((next: Change) => {
    if (upgrading.current) void upgrading.current.then(() => setConversation(next));
    else setConversation(next);
  }, []);
  const send = useCallback(
    (event: ChatEvent) => {
      const at = Date.now();
      change((current) => nextConversation(current ?? startConversation(at), event, at));
    },
    [change],
  );
  const restart = useCallback(
    (first?: ChatEvent) => {
      const at = Date.now();
      const fresh = startConversation(at);
      change(() => (first ? nextConversation(fresh, first, at) : fresh));
    },
    [change],
  );
  return { conversation, send, restart };
}
