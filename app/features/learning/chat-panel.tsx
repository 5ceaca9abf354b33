import { cx } from "class-variance-authority";
import { Check, Sparkles } from "lucide-react";
import { Fragment, type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { CHAT_INPUT_MAX, QUESTION_MAX } from "#contract/text.ts";
import {
  areOptionsOpen,
  needsCare,
  nextConversation,
  startConversation,
} from "#core/chat/conversation.ts";
import {
  type ChatMessage,
  type ChatOption,
  type ChatStep,
  type Conversation,
  type GuideMessage,
  QUICK_QUESTIONS,
  type QuickQuestion,
} from "#core/chat/message.ts";
import { renderMessage, renderOption } from "#core/chat/render.ts";
import { crisisWords, optionWords, quickQuestionWords } from "#core/chat/words.ts";
import { Button } from "../../ui/button.tsx";
import * as words from "../../words/learning/plan.ts";
import { ChatInput } from "./chat-input.tsx";

/** Short enough to fit beside the counter at 320 pixels. */
const PLACEHOLDER = {
  hobby: words.exampleHobby,
  review: words.exampleHobby,
  experience: words.chooseOrType,
  time: words.chooseOrType,
  goal: words.chooseOrType,
  generating: words.oneMoment,
  plan: words.askYourGuide,
} as const;

/** Room above the message that is scrolled to, in pixels. */
const MARGIN = 16;

/**
 * Every conversation begins with these, and so does the page: they can be read before it is
 * interactive.
 */
const FIRST_MESSAGES = startConversation(0).messages;

/** The conversation as it will be if nothing is added to the answer that is being written. */
const withReply = (conversation: Conversation, text: string): Conversation =>
  nextConversation(conversation, { type: "replied", text }, 0);

/**
 * The left side: the conversation with the guide.
 * @param reply the guide's answer while it grows.
 * @param isReturning whether a stored conversation is expected instead of a new one.
 * @param isShown whether it is visible on a phone, where the plan may be shown instead.
 */
export function ChatPanel({
  conversation,
  reply,
  isReturning,
  isShown,
  onSend,
  onAsk,
  onChoose,
  onSurprise,
  className,
}: {
  conversation: Conversation | undefined;
  reply: string | undefined;
  isReturning: boolean;
  isShown: boolean;
  onSend: (text: string) => void;
  onAsk: (question: QuickQuestion) => void;
  onChoose: (option: ChatOption) => void;
  onSurprise: () => void;
  className?: string;
}) {
  const list = useRef<HTMLDivElement>(null);
  const isGreeting = conversation === undefined && !isReturning;
  const growing = conversation?.pending && reply ? withReply(conversation, reply) : undefined;
  const isGrowing = growing !== undefined;
  const messages = (growing ?? conversation)?.messages ?? (isGreeting ? FIRST_MESSAGES : []);
  const step = conversation?.step ?? "hobby";
  const busy = conversation === undefined || conversation.pending !== undefined;
  // Nothing cheerful is shown beside words of care.
  const isCaring = conversation !== undefined && needsCare(conversation);
  /** Where a growing answer was last scrolled to. */
  const followed = useRef<number>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every new message, and every return, scrolls to the end
  useEffect(() => {
    if (!list.current) return;
    const { scrollHeight, scrollTop, clientHeight, lastElementChild } = list.current;
    // Whoever scrolls while the answer grows reads something else.
    if (isGrowing && Math.abs(scrollTop - (followed.current ?? scrollTop)) > 1) return;
    // A text is read from its beginning, and so is a question with more answers than have room;
    // otherwise answers to choose from stand at the end.
    const lastMessage = messages.at(-1);
    const isText = (!busy || isGrowing) && !(lastMessage?.sender === "ai" && lastMessage.options);
    const last = lastElementChild as HTMLElement | null;
    const fromStart = last && (isText || last.offsetHeight > clientHeight);
    list.current.scrollTo({ top: fromStart ? last.offsetTop - MARGIN : scrollHeight });
    followed.current = isGrowing ? list.current.scrollTop : undefined;
  }, [messages.length, busy, isShown, reply]);
  const input = useRef<HTMLInputElement>(null);
  const chose = useFocusAfterChoice(list, input, busy, step);
  return (
    <section
      aria-label={words.guide}
      className={cx(
        "relative flex min-h-0 flex-col overflow-hidden rounded-card border border-rule bg-sheet shadow-soft",
        className,
      )}
    >
      <div
        ref={list}
        role="log"
        aria-label={words.conversation}
        // A growing answer is read aloud once it is whole.
        aria-busy={isGrowing}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard
        tabIndex={0}
        className="relative min-h-0 grow space-y-4 overflow-y-auto overscroll-contain p-4"
      >
        {messages.map((message, index) => (
          <Message
            key={message.id}
            message={message}
            rises={index > 0}
            open={
              conversation !== undefined &&
              message.sender === "ai" &&
              areOptionsOpen(conversation, message)
            }
            onChoose={(option, isByKey) => {
              chose(isByKey);
              onChoose(option);
            }}
          />
        ))}
        {busy && !isGreeting && !isGrowing && <Typing />}
      </div>
      {(step === "hobby" || step === "review") && !busy && !isCaring && (
        <div className="flex justify-center px-3 pb-3">
          <Button look="outline" size="small" onClick={onSurprise}>
            <Sparkles aria-hidden="true" className="size-4" />
            {optionWords.surprise}
          </Button>
        </div>
      )}
      {step === "plan" && !isCaring && (
        <ul aria-label={words.quickQuestions} className="flex flex-wrap gap-2 px-3 pb-3">
          {QUICK_QUESTIONS.map((question) => (
            <li key={question}>
              <Button
                look="outline"
                size="small"
                // It stays in place while it is answered, so that it keeps the focus.
                aria-disabled={busy}
                className={busy ? "opacity-55" : undefined}
                onClick={() => {
                  if (!busy) onAsk(question);
                }}
              >
                {quickQuestionWords[question]}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <ChatInput
        field={input}
        busy={busy}
        placeholder={PLACEHOLDER[step]}
        most={step === "plan" ? QUESTION_MAX : CHAT_INPUT_MAX}
        onSend={onSend}
      />
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
  /** Whether it appears with an animation; the first one is part of the page. */
  rises: boolean;
  open: boolean;
  onChoose: (option: ChatOption, isByKey: boolean) => void;
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
          fromGuide ? "rounded-es-md bg-sunk" : "rounded-ee-md bg-accent text-accent-ink",
        )}
      >
        <span className="sr-only">{fromGuide ? "Guide: " : "You: "}</span>
        {fromGuide && message.content.key === "help-in-crisis"
          ? withHelpLinks(renderMessage(message))
          : renderMessage(message)}
      </div>
      {fromGuide && message.options && (
        <Options
          options={message.options}
          chosen={message.chosen}
          open={open}
          onChoose={onChoose}
        />
      )}
    </div>
  );
}

function Options({
  options,
  chosen,
  open,
  onChoose,
}: {
  options: readonly ChatOption[];
  chosen: GuideMessage["chosen"];
  open: boolean;
  onChoose: (option: ChatOption, isByKey: boolean) => void;
}) {
  return (
    <ul className="flex flex-wrap gap-2" aria-label={words.answers}>
      {options.map((option, place) => {
        const { label, description } = renderOption(option);
        return (
          <li key={label}>
            <button
              type="button"
              data-answer=""
              disabled={!open}
              aria-pressed={chosen === undefined ? undefined : chosen === place}
              // A click caused by a key has a `detail` of 0.
              onClick={({ detail }) => onChoose(option, detail === 0)}
              className="rounded-field border-2 border-edge bg-sheet px-4 py-2 text-start transition-colors enabled:hover:border-accent disabled:border-rule disabled:text-soft aria-pressed:border-accent aria-pressed:text-ink"
            >
              <span className="flex items-center gap-2 font-semibold">
                {chosen === place && (
                  <Check aria-hidden="true" strokeWidth={3} className="size-4 shrink-0" />
                )}
                {label}
              </span>
              {description && <span className="block text-soft text-sm">{description}</span>}
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/**
 * The button that was pressed is disabled with its question, so the focus moves on to the new
 * answers or the text box. After the last answer, the plan takes the focus by itself.
 * @returns a function to call with each choice. After a touch or a mouse click the text box is not
 *   focused, because that would open an on-screen keyboard.
 */
function useFocusAfterChoice(
  list: RefObject<HTMLDivElement | null>,
  input: RefObject<HTMLInputElement | null>,
  busy: boolean,
  step: ChatStep,
): (isByKey: boolean) => void {
  const [choice, setChoice] = useState<{ readonly isByKey: boolean }>();
  useEffect(() => {
    if (!choice) return;
    const rest = choice.isByKey && !busy && step !== "plan" ? input.current : list.current;
    const answer = list.current?.querySelector<HTMLElement>("[data-answer]:enabled");
    (answer ?? rest)?.focus({ preventScroll: true });
    if (!busy) setChoice(undefined);
  }, [choice, busy, step, list, input]);
  return (isByKey) => setChoice({ isByKey });
}

const HELP = crisisWords.lines.map((line) =>
  "phone" in line
    ? { text: line.phone, href: `tel:${line.phone.replaceAll(" ", "")}` }
    : { text: line.link, href: line.link },
);

/** Words of care with help that is one touch away. */
function withHelpLinks(text: string): ReactNode {
  return text.split("\n").map((line, index) => {
    const help = HELP.find(({ text: end }) => line.endsWith(end));
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a message never change
      <Fragment key={index}>
        {index > 0 && "\n"}
        {help ? (
          <>
            {line.slice(0, -help.text.length)}
            <a href={help.href} className="font-semibold underline">
              {help.text}
            </a>
          </>
        ) : (
          line
        )}
      </Fragment>
    );
  });
}

const DOTS = [0, 160, 320] as const;

function Typing() {
  return (
    <div className="inline-flex items-center gap-1.5 rounded-card rounded-es-md bg-sunk px-4 py-4">
      <span className="sr-only">{words.guideIsTyping}</span>
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
