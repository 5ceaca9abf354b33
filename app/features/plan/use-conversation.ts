import { useCallback, useEffect, useState } from "react";
import {
  type ChatEvent,
  type Conversation,
  nextConversation,
  parseConversation,
  startConversation,
} from "#core/chat/conversation.ts";
import { localTexts, readJson, writeJson } from "../../lib/browser-storage.ts";
import { localKeys } from "../../lib/storage-keys.ts";

export interface ConversationHandle {
  /** Undefined until the browser's copy was read: the page was rendered without it. */
  readonly conversation: Conversation | undefined;
  readonly send: (event: ChatEvent) => void;
  readonly restart: (first?: ChatEvent) => void;
}

/** The conversation, stored on the device after every message, so that it resumes where it was. */
export function useConversation(): ConversationHandle {
  const [conversation, setConversation] = useState<Conversation>();
  useEffect(() => {
    setConversation(
      (current) =>
        current ??
        parseConversation(readJson(localTexts, localKeys.conversation)) ??
        startConversation(Date.now()),
    );
  }, []);
  useEffect(() => {
    if (conversation) writeJson(localTexts, localKeys.conversation, conversation);
  }, [conversation]);
  const send = useCallback((event: ChatEvent) => {
    const at = Date.now();
    setConversation((current) => nextConversation(current ?? startConversation(at), event, at));
  }, []);
  const restart = useCallback((first?: ChatEvent) => {
    const at = Date.now();
    const fresh = startConversation(at);
    setConversation(first ? nextConversation(fresh, first, at) : fresh);
  }, []);
  return { conversation, send, restart };
}
