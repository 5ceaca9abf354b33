import { Minus } from "lucide-react";
import { useState } from "react";
import {
  type Mix,
  mixPaints,
  PAINT_NAMES,
  PARTS_MAX,
  type Paint,
  paintOf,
} from "#core/tools/paints.ts";
import { Button } from "../ui/button.tsx";
import * as words from "../words/tools.ts";

/** Paints mixed part by part. */
export default function Colors() {
  const [mix, setMix] = useState<Mix>({});
  const mixed = mixPaints(mix);
  const used = PAINT_NAMES.filter((paint) => (mix[paint] ?? 0) > 0);
  const add = (paint: Paint, parts: number) =>
    setMix({ ...mix, [paint]: Math.min(PARTS_MAX, Math.max(0, (mix[paint] ?? 0) + parts)) });
  return (
    <div className="grid max-w-2xl gap-5">
      <section aria-label={words.mixture} className="grid gap-3 sm:grid-cols-2">
        <div
          className="h-28 rounded-card sm:h-40 border border-rule bg-sheet"
          style={{ backgroundColor: mixed }}
        />
        <div>
          {used.length === 0 ? (
            <p>{words.noPaint}</p>
          ) : (
            <ul className="grid gap-1">
              {used.map((paint) => (
                <li key={paint} className="flex items-center justify-between gap-3">
                  {words.parts(mix[paint] ?? 0, words.PAINT[paint])}
                  <Button
                    look="quiet"
                    size="icon"
                    aria-label={words.takePart(words.PAINT[paint])}
                    onClick={() => add(paint, -1)}
                  >
                    <Minus aria-hidden="true" />
                  </Button>
                </li>
              ))}
            </ul>
          )}
          {used.length > 0 && (
            <Button look="quiet" size="small" onClick={() => setMix({})}>
              {words.cleanPalette}
            </Button>
          )}
        </div>
      </section>
      <ul
        aria-label={words.paints}
        className="grid grid-cols-[repeat(auto-fill,minmax(6rem,1fr))] gap-2"
      >
        {PAINT_NAMES.map((paint) => {
          const { color, pigment } = paintOf(paint);
          return (
            <li key={paint}>
              <button
                type="button"
                onClick={() => add(paint, 1)}
                className="grid h-full w-full gap-2 rounded-field border border-rule bg-sheet p-2 text-start hover:border-edge"
              >
                <span
                  className="block h-8 rounded-lg border border-rule"
                  style={{ backgroundColor: color }}
                />
                <span className="leading-tight">
                  {words.PAINT[paint]} <span className="text-soft text-sm">{pigment}</span>
                </span>
              </button>
            </li>
          );
        })}
      </ul>
      <p className="text-soft">{words.paintsDiffer}</p>
    </div>
  );
}
