import { clockText } from "#core/clock/stopwatch.ts";
import type { Keepsake } from "#core/tools/keepsakes.ts";
import { language } from "#core/words/language.ts";
import * as words from "../../words/tools.ts";

const DATE = new Intl.DateTimeFormat(language.locale, { dateStyle: "medium" });
const MEGABYTES = new Intl.NumberFormat(language.locale, {
  style: "unit",
  unit: "megabyte",
  maximumFractionDigits: 1,
  minimumFractionDigits: 1,
});

/** 'Ukulele, day 1 · Nov 23, 2026', or 'Recording · Nov 23, 2026' outside of a lesson. */
export const keepsakeTitle = ({ kind, at, occasion }: Keepsake): string =>
  [occasion ? words.madeOn(occasion) : words.KEPT[kind], DATE.format(at)].join(" · ");

/** '0:32 · 0.4 MB' */
export const keepsakeSize = ({ seconds, content }: Keepsake): string =>
  [
    ...(seconds === undefined ? [] : [clockText(seconds)]),
    MEGABYTES.format(content.size / 1_000_000),
  ].join(" · ");
