/** The title as it is laid out on a picture. */
export interface FittedTitle {
  readonly lines: readonly string[];
  /** Font size in pixels. */
  readonly size: number;
}

/** The size to start with; smaller ones are tried in steps of two pixels. */
const LARGEST = 68;
const SMALLEST = 38;
const MOST_LINES = 3;
/** Only this many characters are read: three lines of the smallest size hold fewer. */
const READ = 240;

const graphemes = new Intl.Segmenter("und", { granularity: "grapheme" });

/** One line without line breaks, control characters or lone surrogates. */
export function plainLine(text: string, most = READ): string {
  const line = text
    .toWellFormed()
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, " ")
    .trim();
  if (line.length <= most) return line;
  // Cut only between characters as readers see them (a family is one emoji); the last one may be
  // cut.
  const parts = Array.from(graphemes.segment(line.slice(0, most * 4)), ({ segment }) => segment);
  return parts.slice(0, Math.min(most, parts.length - 1)).join("");
}

/** The longest beginning of `text` that fits, followed by `…`; the whole text if it fits. */
export function shortened(text: string, fits: (text: string) => boolean): string {
  if (fits(text)) return text;
  const parts = Array.from(graphemes.segment(text), ({ segment }) => segment);
  let low = 0;
  let high = parts.length;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (fits(`${parts.slice(0, middle).join("").trimEnd()}…`)) low = middle;
    else high = middle - 1;
  }
  return `${parts.slice(0, low).join("").trimEnd()}…`;
}

/** Scripts that are written without spaces: a line may end after any character. */
const SPACELESS =
  /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Thai}\p{scx=Laoo}\p{scx=Khmr}\p{scx=Mymr}]/u;

/**
 * Breaks lines at spaces; a word wider than a line, or a script without spaces, between characters.
 */
function wrapped(text: string, fits: (text: string) => boolean): { lines: string[]; cut: boolean } {
  const lines: string[] = [];
  let line = "";
  let cut = false;
  for (const word of text.split(" ")) {
    const longer = line ? `${line} ${word}` : word;
    if (fits(longer)) {
      line = longer;
      continue;
    }
    if (line) lines.push(line);
    line = "";
    for (const { segment } of graphemes.segment(word)) {
      if (line && !fits(line + segment)) {
        lines.push(line);
        line = "";
        cut ||= !SPACELESS.test(word);
      }
      line += segment;
    }
  }
  lines.push(line);
  return { lines, cut };
}

/**
 * The largest size at which the title fits on three lines, if possible without breaking a word; at
 * the smallest size the rest is replaced by `…`.
 * @param width of the text at a size, in pixels
 */
export function fitTitle(
  title: string,
  room: number,
  width: (text: string, size: number) => number,
): FittedTitle {
  const text = plainLine(title);
  let withCut: FittedTitle | undefined;
  for (let size = LARGEST; size >= SMALLEST; size -= 2) {
    const { lines, cut } = wrapped(text, (line) => width(line, size) <= room);
    if (lines.length > MOST_LINES) continue;
    if (!cut) return { lines, size };
    withCut ??= { lines, size };
  }
  if (withCut) return withCut;
  const fits = (line: string) => width(line, SMALLEST) <= room;
  const { lines } = wrapped(text, fits);
  const last = `${lines[MOST_LINES - 1]} ${lines.slice(MOST_LINES).join(" ")}`;
  return { lines: [...lines.slice(0, MOST_LINES - 1), shortened(last, fits)], size: SMALLEST };
}
