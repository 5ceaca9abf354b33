/**
 * Engraves the scores of all lessons anew into `content/scores.json`: `node scripts/engrave-scores.ts`.
 * The result is committed; the script always writes the same file.
 */
import { writeFileSync } from "node:fs";
import { engraveScore } from "./lessons/engrave-score.ts";
import { keyOfScore, SCORES_FILE, scoreSources } from "./lessons/engraved-scores.ts";
import { hobbyFolders } from "./lessons/read-file.ts";
import { ROOT } from "./run-command.ts";

/** The whole file: a line for each score that can be engraved, in the order of their keys. */
export function engraveAll(root = ROOT): string {
  const lines = scoreSources(hobbyFolders(root)).flatMap((source) => {
    const { figure } = engraveScore(source);
    // `npm run check` names what is wrong with the others.
    return figure ? [`${JSON.stringify(keyOfScore(source))}:${JSON.stringify(figure)}`] : [];
  });
  return `{\n${[...new Set(lines)].toSorted().join(",\n")}\n}\n`;
}

if (import.meta.main) writeFileSync(SCORES_FILE, engraveAll());
