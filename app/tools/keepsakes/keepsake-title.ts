import { clockText } from "#core/clock/stopwatch.ts";
import type { Keepsake } from "#core/tools/keepsakes.ts";
import { language } from "#core/words/language.ts";
import * as words from "../../words/tools.ts";

const DATE = new Intl.DateTimeFormat(language.locale, { dateStyle: "medium" });
const sizeIn = (unit: "kilobyte" | "megabyte", maximumFractionDigits: number) =>
  new Intl.NumberFormat(language.locale, { style: "unit", unit, maximumFractionDigits });
const KILOBYTES = sizeIn("kilobyte", 0);
const MEGABYTES = sizeIn("megabyte", 1);

/** 'Ukulele, day 1 · Nov 23, 2026', or 'Recording · Nov 23, 2026' outside of a lesson. */
export const keepsakeTitle = ({ kind, at, occasion }: Keepsake): string =>
  [occasion ? words.madeOn(occasion) : words.KEPT[kind], DATE.format(at)].join(" · ");

/** '0:32 · 400 kB' */
export const keepsakeSize = ({ seconds, content }: Keepsake): string =>
  [
    ...(seconds === undefined ? [] : [clockText(seconds)]),
    content.size < 1_000_000
      ? KILOBYTES.format(content.size / 1_000)
      : MEGABYTES.format(content.size / 1_000_000),
  ].join(" · ");
