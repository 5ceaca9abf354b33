import { Space } from "lucide-react";

/** How to play Typing Safari. */
export function TypingHelp({ best }: { best: number | undefined }) {
  return (
    <>
      <ul>
        <li>Press Start. Type the letters in their order. Big or small does not matter.</li>
        <li>A wrong key is no problem: look again and try the next one.</li>
        <li>After two wrong keys, the keyboard on the screen shows you where to go.</li>
        <li>
          <Space aria-hidden className="inline size-5" /> is the space bar, the long key at the
          bottom.
        </li>
        <li>WPM is how many words you would type in one minute. Five letters are one word.</li>
        <li>No keyboard? Tap the keys on the screen.</li>
      </ul>
      {best !== undefined && (
        <p>
          Your best: <strong>{best} WPM</strong>. To beat it, get at least 8 of 10 keys right.
        </p>
      )}
    </>
  );
}
