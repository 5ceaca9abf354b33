/**
 * This many equal words in a row are not a coincidence; shorter runs such as 'stop, and ask a
 * professional' may be.
 */
const RUN = 12;

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

function runsOf(text: string): string[] {
  const words = wordsOf(text);
  return words.slice(RUN - 1).map((_, at) => words.slice(at, at + RUN).join(" "));
}

/** Makes a check whether a text recites the instructions that the model was given. */
export function createEchoCheck(instructions: string): (text: string) => boolean {
  let told: ReadonlySet<string> | undefined;
  return (text) => {
    const said = runsOf(text);
    if (said.length === 0) return false;
    told ??= new Set(runsOf(instructions));
    return said.some((run) => told?.has(run));
  };
}
