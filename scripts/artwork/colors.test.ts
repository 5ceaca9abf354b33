import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { BEAD_COLORS } from "#core/theme/bead-colors.ts";
import { ROOT } from "../run-command.ts";
import { tone } from "./colors.ts";

test("mails and pictures have the colors of the days on the screen", () => {
  const css = readFileSync(join(ROOT, "app/styles/theme.css"), "utf8");
  // The light theme comes first.
  const days = [...css.matchAll(/--day-\d: oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)/gu)].slice(0, 7);
  const colors = days.map(([, lightness, chroma, hue]) =>
    tone(Number(hue), Number(lightness), Number(chroma)),
  );
  expect(colors).toEqual(BEAD_COLORS);
});
