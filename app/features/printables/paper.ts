import type { PaperName } from "#core/printables/address.ts";
import { papers } from "../../words/printables/choices.ts";

export interface Paper {
  readonly name: PaperName;
  readonly title: string;
  /** In millimeters. */
  readonly width: number;
  readonly height: number;
}

export const PAPER: Readonly<Record<PaperName, Paper>> = {
  a4: { name: "a4", title: papers.a4, width: 210, height: 297 },
  letter: { name: "letter", title: papers.letter, width: 215.9, height: 279.4 },
};
