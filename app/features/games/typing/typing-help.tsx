import { Space } from "lucide-react";
import * as typingWords from "../../../words/games/typing.tsx";

/** How to play Typing Safari. */
export function TypingHelp({ best }: { best: number | undefined }) {
  return (
    <>
      <ul>
        <li>{typingWords.helpOrder}</li>
        <li>{typingWords.helpWrong}</li>
        <li>{typingWords.helpKeyboard}</li>
        <li>
          <Space aria-hidden className="inline size-5" />
          {typingWords.helpSpace}
        </li>
        <li>{typingWords.helpWpm}</li>
        <li>{typingWords.helpTap}</li>
      </ul>
      {best !== undefined && <p>{typingWords.beat(<strong>{typingWords.wpm(best)}</strong>)}</p>}
    </>
  );
}
