import { Fragment } from "react";

/** A lesson's sentence: text between backticks is code, everything else plain text. */
export function RichText({ text }: { text: string }) {
  if (!text.includes("`")) return text;
  return text.split("`").map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence never change places
      <code key={index} className="rounded bg-sunk px-1.5 py-0.5 text-[0.92em]">
        {part}
      </code>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above
      <Fragment key={index}>{part}</Fragment>
    ),
  );
}
