import { useState } from "react";
import type { Day } from "#core/plan/plan.ts";
import { RichText } from "../../../ui/rich-text.tsx";

type Term = NonNullable<Day["terms"]>[number];

interface Found {
  readonly at: number;
  readonly end: number;
  readonly term: Term;
}

/** Where each of the day's terms is first named in a text, in order; a longer one wins over its part. */
function findTerms(text: string, terms: readonly Term[]): Found[] {
  const found: Found[] = [];
  for (const term of terms.toSorted((one, other) => other.term.length - one.term.length)) {
    const word = term.term.replace(/[.*+?^${}()|[\]\\]/gu, "\\$&");
    const match = new RegExp(`(?<![\\p{L}\\p{N}])${word}(?![\\p{L}\\p{N}])`, "iu").exec(text);
    if (!match) continue;
    const [at, end] = [match.index, match.index + match[0].length];
    if (found.every((other) => end <= other.at || at >= other.end)) found.push({ at, end, term });
  }
  return found.sort((one, other) => one.at - other.at);
}

/** A text whose terms can be pressed: the meaning then stands below it. */
export function TermText({ text, terms }: { text: string; terms: readonly Term[] }) {
  const [shown, setShown] = useState<Term>();
  const found = findTerms(text, terms);
  const parts = found.map(({ at, end, term }, index) => ({
    before: text.slice(found[index - 1]?.end ?? 0, at),
    word: text.slice(at, end),
    term,
  }));
  return (
    <>
      <p>
        {parts.map(({ before, word, term }) => (
          <span key={term.term}>
            <RichText text={before} />
            <button
              type="button"
              aria-expanded={shown === term}
              onClick={() => setShown(shown === term ? undefined : term)}
              className="cursor-pointer underline decoration-2 decoration-edge decoration-dotted underline-offset-4 hover:decoration-ink"
            >
              {word}
            </button>
          </span>
        ))}
        <RichText text={text.slice(found.at(-1)?.end ?? 0)} />
      </p>
      <p role="status" className="mt-3 border-edge border-s-4 ps-3 text-soft text-lg empty:hidden">
        {shown && `${shown.term}: ${shown.meaning}`}
      </p>
    </>
  );
}
