import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { MOST_OWN_WORDS, type OwnWordsUse, readOwnWords } from "#core/printables/own-words.ts";
import { Button } from "../../../ui/button.tsx";
import * as ownWordsWords from "../../../words/printables/own-words.ts";

const inLines = (text: string): string => text.split(",").join("\n");

/** Where teachers type their own words; what was typed stays, even if it has faults. */
export default function OwnWordsForm({
  wordsText,
  use,
  onChange,
}: {
  /** The words in the address. */
  readonly wordsText: string;
  readonly use: OwnWordsUse;
  readonly onChange: (words: readonly string[]) => void;
}) {
  const id = useId();
  const [typed, setTyped] = useState(inLines(wordsText));
  const [checked, setChecked] = useState(wordsText);
  const sent = useRef(wordsText);
  // An address that was pasted or gone back to has its own words.
  useEffect(() => {
    if (wordsText === sent.current) return;
    sent.current = wordsText;
    setTyped(inLines(wordsText));
    setChecked(wordsText);
  }, [wordsText]);
  const { problems } = readOwnWords(checked, use);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(typed);
    const { words } = readOwnWords(typed, use);
    if (words.length === 0 && typed.trim() !== "") return;
    sent.current = words.join(",");
    onChange(words);
  };
  const wrong = problems.length > 0;
  return (
    <form onSubmit={submit} noValidate>
      <label htmlFor={id} className="font-semibold">
        {ownWordsWords.title}
      </label>
      <p id={`${id}-hint`} className="text-[0.9rem] text-soft leading-snug">
        {ownWordsWords.hint(MOST_OWN_WORDS)}
      </p>
      <textarea
        id={id}
        rows={6}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        aria-invalid={wrong || undefined}
        aria-describedby={`${id}-hint${wrong ? ` ${id}-problems` : ""}`}
        className={`mt-2 block w-full rounded-field border-2 bg-paper px-3 py-2 text-ink ${wrong ? "border-danger" : "border-edge"}`}
      />
      <div role="alert">
        {wrong && (
          <ul id={`${id}-problems`} className="mt-2 grid gap-1 text-[0.94rem] text-danger">
            {problems.map(({ word, message }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a word may be wrong twice
              <li key={index} className="wrap-anywhere">
                {word && <strong>{word}: </strong>}
                {message}
              </li>
            ))}
          </ul>
        )}
      </div>
      <Button type="submit" look="outline" size="small" className="mt-2 min-h-11">
        {ownWordsWords.use}
      </Button>
    </form>
  );
}
