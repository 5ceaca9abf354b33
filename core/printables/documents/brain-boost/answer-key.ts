import { BODY, type Mark, type SheetParams } from "../../page.ts";
import type { Block } from "../../parts/stack.ts";
import { text, textBlock, typeSizes } from "../../text.ts";
import { solveBalance } from "./balance.ts";
import { decode, encode, LETTERS } from "./cipher.ts";
import { drawMatches, drawThing } from "./draw-puzzles.ts";
import { MATCH_TASKS, solveMatches } from "./matches.ts";
import { nextNumbers } from "./number-pattern.ts";
import { oddOnes } from "./odd-figure.ts";
import type { Puzzles } from "./puzzles.ts";

const WIDTH = BODY.width;

/** The key: each answer found by solving what is printed. */
export function answerBlocks(
  { patterns, matches, odd, balance, drawings, message, cipher }: Puzzles,
  params: SheetParams,
): Block[] {
  const { body: size } = typeSizes(params);
  const block = (words: string, height: number, draw: (top: number) => readonly Mark[]): Block => {
    const head = (top: number) => textBlock({ x: 0, y: top }, words, WIDTH, { size, bold: true });
    return {
      height: head(0).height + height,
      draw: (top) => [...head(top).marks, ...draw(top + head(0).height)],
    };
  };
  const plain = (words: string) => (top: number) =>
    textBlock({ x: 0, y: top }, words, WIDTH, { size }).marks;
  const next = patterns
    .map(({ shown, rule }) => `${shown.join(", ")}, then ${nextNumbers(shown)[0]}. ${rule}`)
    .join("\n");
  const [place = 0] = oddOnes(odd.figures);
  const [weights = []] = solveBalance(balance);
  const mended = solveMatches(matches, MATCH_TASKS[params.age])[0] ?? matches;
  const high = (words: string) => textBlock({ x: 0, y: 0 }, words, WIDTH, { size }).height;
  const because = `Figure ${LETTERS[place]}. ${odd.reason}`;
  const sum = `${mended.left} ${mended.plus ? "+" : "−"} ${mended.right} = ${mended.result}`;
  return [
    block("1 Number paths", high(next), plain(next)),
    block(`2 Match trouble: ${sum}`, 32, (top) =>
      drawMatches(mended, { x: 0, y: top + 2, width: 90, height: 28 }),
    ),
    block("3 Odd one out", high(because), plain(because)),
    block("4 In balance", 16, (top) =>
      weights.flatMap((weight, index): Mark[] => {
        const drawing = drawings[index];
        const x = index * 50;
        return [
          ...(drawing ? drawThing(drawing, { x, y: top + 14 }) : []),
          text({ x: x + 15, y: top + 10.5 }, `= ${weight}`, { size: 18 }),
        ];
      }),
    ),
    block("5 Secret signs", high(message), plain(decode(encode(message, cipher), cipher))),
  ];
}
