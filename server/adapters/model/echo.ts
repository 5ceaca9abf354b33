/** So many words in a row are no chance: 'stop, and ask a professional' may well be answered. */
const RUN = 12;

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

function runsOf(text: string): string[] {
  const words = wordsOf(text);
  return words.slice(RUN - 1).map((_, at) => words.slice(at, at + RUN).join(" "));
}

/** A check whether a text recites the instructions that the model was given. */
export function echoOf(instructions: string): (text: string) => boolean {
  let told: ReadonlySet<string> | undefined;
  return (text) => {
    const said = runsOf(text);
    if (said.length === 0) return false;
    told ??= new Set(runsOf(instructions));
    return said.some((run) => told?.has(run));
  };
}
