import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { load } from "js-yaml";
import { z } from "zod";
import type { StoredFigure } from "#core/figures/figure.ts";
import { ScoreSchema } from "#core/figures/score/score.ts";
import { ROOT } from "../run-command.ts";
import type { Engraved } from "./engrave-score.ts";

/**
 * Scores come engraved with the repository, in `content/scores.json`: engraving takes seconds of a first
 * start. `node scripts/engrave-scores.ts` makes the file, and `npm run check` says when it is out of
 * date. A score that it lacks is engraved by whoever reads it.
 */
export const SCORES_FILE = join(ROOT, "content/scores.json");

/** Makes the drawn form of a score. */
export type Engrave = (source: StoredFigure) => Engraved;

const ScoresSchema = z.record(z.string(), ScoreSchema);
type Scores = z.infer<typeof ScoresSchema>;

/** A score's key: what it was engraved from. */
export const keyOfScore = (source: StoredFigure): string =>
  createHash("sha256").update(JSON.stringify(source)).digest("hex").slice(0, 24);

/** The scores as their authors wrote them, in these hobbies' folders. */
export function scoreSources(folders: readonly string[]): StoredFigure[] {
  return folders.flatMap((folder) => {
    const file = join(folder, "figures.yaml");
    if (!existsSync(file)) return [];
    const text = readFileSync(file, "utf8");
    // Most hobbies have none, and reading all of them takes half a second.
    if (!/kind"?: "?score\b/u.test(text)) return [];
    return Object.values(load(text) as Record<string, StoredFigure>).filter(
      ({ kind }) => kind === "score",
    );
  });
}

/** The engraved scores; none if there is no such file. */
export function readScores(file = SCORES_FILE): Scores {
  return existsSync(file) ? ScoresSchema.parse(JSON.parse(readFileSync(file, "utf8"))) : {};
}

/**
 * What engraves the scores of these folders. The engraver itself, of seven megabytes, is loaded only if
 * one of them has not been engraved yet.
 */
export async function engraverFor(
  folders: readonly string[],
  scores = readScores(),
): Promise<Engrave> {
  const isNew = scoreSources(folders).some((source) => !scores[keyOfScore(source)]);
  const engraver = isNew ? (await import("./engrave-score.ts")).engraveScore : undefined;
  return (source) => {
    const figure = scores[keyOfScore(source)];
    if (figure) return { figure, faults: [] };
    if (!engraver)
      throw new Error(`the score ${JSON.stringify(source.title)} is of another folder`);
    return engraver(source);
  };
}
