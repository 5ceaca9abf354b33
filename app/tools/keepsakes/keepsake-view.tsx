import type { StoredKeepsake } from "../../data/keepsakes.ts";
import * as words from "../../words/tools.ts";
import { keepsakeTitle } from "./keepsake-title.ts";
import { useObjectUrl } from "./use-keepsakes.ts";

/** A photo, or a player for a recording. */
export function KeepsakeView({ keepsake }: { keepsake: StoredKeepsake }) {
  const url = useObjectUrl(keepsake.content);
  const title = keepsakeTitle(keepsake);
  if (keepsake.kind === "photo") {
    return (
      <img src={url} alt={title} className="max-h-80 w-full rounded-field bg-sunk object-contain" />
    );
  }
  if (keepsake.kind === "video") {
    return (
      // biome-ignore lint/a11y/useMediaCaption: the learner's own recording has no captions
      <video
        src={url}
        controls
        playsInline
        aria-label={title}
        className="max-h-80 w-full rounded-field bg-sunk"
      />
    );
  }
  return (
    // biome-ignore lint/a11y/useMediaCaption: the learner's own recording has no captions
    <audio src={url} controls aria-label={title} className="w-full" />
  );
}

/** Two of them next to each other, or one above the other on a phone that is held upright. */
export const SideBySide = ({ pair }: { pair: readonly [StoredKeepsake, StoredKeepsake] }) => (
  <section aria-label={words.before} className="grid gap-4 sm:grid-cols-2">
    {pair.map((keepsake) => (
      <figure key={keepsake.id}>
        <KeepsakeView keepsake={keepsake} />
        <figcaption className="mt-1 text-soft">{keepsakeTitle(keepsake)}</figcaption>
      </figure>
    ))}
  </section>
);
