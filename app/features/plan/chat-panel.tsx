import { cx } from "class-variance-authority";
import { Sparkles } from "lucide-react";
import { useEffect, useRef } from "react";
import {
  type ChatMessage,
  type Conversation,
  needsCare,
  optionsOpen,
  startConversation,
} from "#core/chat/conversation.ts";
import { type ChatOption, QUICK_QUESTIONS } from "#core/chat/questions.ts";
import { Button } from "../../ui/button.tsx";
import { ChatInput } from "./chat-input.tsx";

const PLACEHOLDER = {
  hobby: "A hobby, e.g. guitar",
  review: "A hobby, e.g. guitar",
  experience: "Choose, or type your answer",
  time: "Choose, or type your answer",
  goal: "Choose, or type your answer",
  generating: "Your plan is being written",
  plan: "Ask about your plan",
} as const;

/** With these every talk begins, and so does the page: they can be read before it is alive. */
const FIRST_MESSAGES = startConversation(0).messages;

/**
 * The left side: the talk with the guide.
 * @param isReturning whether another talk than a new one is expected.
 */
export function ChatPanel({
  conversation,
  isReturning,
  onSend,
  onChoose,
  onSurprise,
  className,
}: {
  conversation: Conversation | undefined;
  isReturning: boolean;
  onSend: (text: string) => void;
  onChoose: (option: ChatOption) => void;
  onSurprise: () => void;
  className?: string;
}) {
  const list = useRef<HTMLDivElement>(null);
  const isGreeting = conversation === undefined && !isReturning;
  const messages = conversation?.messages ?? (isGreeting ? FIRST_MESSAGES : []);
  const step = conversation?.step ?? "hobby";
  const busy = conversation === undefined || conversation.pending !== undefined;
  // Nothing cheerful stands beside words of care.
  const isCaring = conversation !== undefined && needsCare(conversation);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every new message scrolls to the end
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [messages.length, busy]);
  return (
    <section
      aria-label="Guide"
      className={cx(
        "relative flex min-h-0 flex-col overflow-hidden rounded-card border border-rule bg-sheet shadow-soft",
        className,
      )}
    >
      <div
        ref={list}
        role="log"
        aria-label="Conversation"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard
        tabIndex={0}
        className="relative min-h-0 grow space-y-4 overflow-y-auto overscroll-contain p-4"
      >
        {messages.map((message, index) => (
          <Message
            key={message.id}
            message={message}
            rises={index > 0}
            open={conversation !== undefined && optionsOpen(conversation, message)}
            onChoose={onChoose}
          />
        ))}
        {busy && !isGreeting && <Typing />}
      </div>
      {(step === "hobby" || step === "review") && !busy && !isCaring && (
        <div className="flex justify-center px-3 pb-3">
          <Button look="outline" size="small" onClick={onSurprise}>
            <Sparkles aria-hidden="true" className="size-4" />
            Surprise Me
          </Button>
        </div>
      )}
      {step === "plan" && !isCaring && (
        <ul aria-label="Quick questions" className="flex flex-wrap gap-2 px-3 pb-3">
          {QUICK_QUESTIONS.map((question) => (
            <li key={question}>
              <Button look="outline" size="small" disabled={busy} onClick={() => onSend(question)}>
                {question}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <ChatInput busy={busy} placeholder={PLACEHOLDER[step]} onSend={onSend} />
    </section>
  );
}

function Message({
  message,
  rises,
  open,
  onChoose,
}: {
  message: ChatMessage;
  /** The first one is there with the page. */
  rises: boolean;
  open: boolean;
  onChoose: (option: ChatOption) => void;
}) {
  const fromGuide = message.sender === "ai";
  return (
    <div
      className={cx(
        "flex flex-col gap-2",
        rises && "motion-rise",
        fromGuide ? "items-start" : "items-end",
      )}
    >
      <div
        className={cx(
          "max-w-[88%] rounded-card px-4 py-2.5 whitespace-pre-line",
          fromGuide ? "rounded-bl-md bg-sunk" : "rounded-br-md bg-accent text-accent-ink",
        )}
      >
        <span className="sr-only">{fromGuide ? "Guide: " : "You: "}</span>
        {message.content}
      </div>
      {message.options && (
        <ul className="flex flex-wrap gap-2" aria-label="Answers">
          {message.options.map((option) => (
            <li key={option.value}>
              <button
                type="button"
                disabled={!open}
                onClick={() => onChoose(option)}
                className="rounded-field border-2 border-edge bg-sheet px-4 py-2 text-left transition-colors enabled:hover:border-accent disabled:border-rule disabled:text-soft"
              >
                <span className="block font-semibold">{option.label}</span>
                {option.description && (
                  <span className="block text-soft text-sm">{option.description}</span>
                )}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

const DOTS = [0, 160, 320] as const;

function Typing() {
  return (
    <div className="inline-flex items-center gap-1.5 rounded-card rounded-bl-md bg-sunk px-4 py-4">
      <span className="sr-only">The guide is typing</span>
      {DOTS.map((delay) => (
        <span
          key={delay}
          aria-hidden="true"
          className="motion-typing size-2 rounded-full bg-edge"
          style={{ animationDelay: `${delay}ms` }}
        />
      ))}
    </div>
  );
}
