import { cx } from "class-variance-authority";
import { ArrowUp } from "lucide-react";
import { type FormEvent, type RefObject, useEffect, useId, useState } from "react";
import { localTexts } from "../../data/browser-storage.ts";
import { localKeys } from "../../data/storage-keys.ts";
import { Button } from "../../ui/button.tsx";
import * as words from "../../words/learning/plan.ts";

/** Spec 1 §5: gray below 35 of 50 characters, then yellow, and red at the end. */
const NEARLY_FULL = 0.7;

/** The chat's input, its characters counted. Unsent text is kept, even across a reload. */
export function ChatInput({
  field,
  busy,
  placeholder,
  most,
  onSend,
}: {
  field: RefObject<HTMLInputElement | null>;
  /** While an answer is awaited nothing can be sent, but typing is possible. */
  busy: boolean;
  placeholder: string;
  /** How many characters may be typed. */
  most: number;
  onSend: (text: string) => void;
}) {
  const [text, setText] = useState("");
  const counterId = useId();
  useEffect(() => {
    // Somebody may have typed before the page was interactive.
    setText(field.current?.value || localTexts.read(localKeys.draft) || "");
  }, [field]);
  const change = (value: string) => {
    setText(value);
    localTexts.write(localKeys.draft, value);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy || text.trim() === "") return;
    onSend(text);
    change("");
    field.current?.focus();
  };
  const full = text.length >= most;
  return (
    // When sent before the page is interactive, the browser itself opens the same screen with the
    // text.
    <form action="/generate" method="get" onSubmit={submit} className="border-t border-rule p-3">
      <div className="flex items-center gap-2 rounded-full border-2 border-edge bg-sheet py-1 pe-1 ps-4 focus-within:border-accent">
        <input
          ref={field}
          name="hobby"
          value={text}
          onChange={(event) => change(event.target.value)}
          maxLength={most}
          placeholder={placeholder}
          aria-label={words.yourMessage}
          aria-describedby={counterId}
          enterKeyHint="send"
          autoComplete="off"
          className="min-w-0 grow bg-transparent py-2 outline-none placeholder:text-soft"
        />
        <span
          id={counterId}
          data-testid="counter"
          className={cx(
            "shrink-0 text-sm tabular-nums",
            full
              ? "font-semibold text-danger"
              : text.length >= NEARLY_FULL * most
                ? "text-warn"
                : "text-soft",
          )}
        >
          {text.length}/{most}
          <span className="sr-only">{words.characters}</span>
        </span>
        <Button
          type="submit"
          size="icon"
          aria-label={words.send}
          disabled={busy || text.trim() === ""}
        >
          <ArrowUp aria-hidden="true" className="size-5" />
        </Button>
      </div>
    </form>
  );
}
