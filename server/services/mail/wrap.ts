/** RFC 5322 §2.1.1 allows 78; a reply's quote marks need a few. */
const WIDTH = 72;

/** Breaks a paragraph between words; an address or a word that is too long stays whole. */
export function wrap(paragraph: string, width = WIDTH): string {
  const lines: string[] = [];
  let line = "";
  for (const word of paragraph.split(" ")) {
    if (line !== "" && line.length + 1 + word.length > width) {
      lines.push(line);
      line = word;
    } else line = line === "" ? word : `${line} ${word}`;
  }
  return [...lines, line].join("\n");
}
