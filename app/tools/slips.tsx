import { useEffect, useState } from "react";
import { z } from "zod";
import {
  type Drawer,
  drawSlip,
  fillDrawer,
  readSlips,
  SLIP_LENGTH_MAX,
  SLIPS_MAX,
} from "#core/tools/slips.ts";
import { localTexts, readJson, writeJson } from "../data/browser-storage.ts";
import { localKeys } from "../data/storage-keys.ts";
import { Button } from "../ui/button.tsx";
import * as words from "../words/tools.ts";

const StoredSchema = z.object({
  text: z.string().max(SLIPS_MAX * (SLIP_LENGTH_MAX + 1)),
  left: z.array(z.string()),
  drawn: z.string().optional(),
});

/** Draws from the learner's own list without repeats; the list stays on the device. */
export default function Slips() {
  const [text, setText] = useState("");
  const [drawer, setDrawer] = useState<Drawer>(() => fillDrawer([]));
  // A page that was built ahead knows no device: the slips come after it has appeared.
  useEffect(() => {
    const { data } = StoredSchema.safeParse(readJson(localTexts, localKeys.slips));
    if (!data) return;
    setText(data.text);
    setDrawer({ slips: readSlips(data.text), left: data.left, drawn: data.drawn });
  }, []);
  const change = (next: Drawer, written = text) => {
    setDrawer(next);
    setText(written);
    writeJson(localTexts, localKeys.slips, { text: written, left: next.left, drawn: next.drawn });
  };
  const { slips, left, drawn } = drawer;
  return (
    <div className="grid max-w-md gap-4">
      <p
        role="status"
        className="grid min-h-32 place-items-center rounded-card border-2 border-edge border-dashed bg-sheet p-4 text-center font-display text-3xl wrap-anywhere"
      >
        {drawn ?? (slips.length === 0 && <span className="text-lg">{words.noSlips}</span>)}
      </p>
      <div className="flex flex-wrap items-center gap-3">
        <Button disabled={left.length === 0} onClick={() => change(drawSlip(drawer, Math.random))}>
          {words.drawSlip}
        </Button>
        <Button
          look="outline"
          disabled={left.length === slips.length}
          onClick={() => change(fillDrawer(slips))}
        >
          {words.putBack}
        </Button>
        {slips.length > 0 && (
          <p className="text-soft">{left.length > 0 ? words.left(left.length) : words.noneLeft}</p>
        )}
      </div>
      <label className="grid gap-1">
        {words.slips}
        <textarea
          value={text}
          rows={5}
          maxLength={SLIPS_MAX * (SLIP_LENGTH_MAX + 1)}
          placeholder={words.slipsExample}
          onChange={({ currentTarget: { value } }) => change(fillDrawer(readSlips(value)), value)}
          className="w-full rounded-field border-2 border-edge bg-sheet px-3 py-2"
        />
      </label>
    </div>
  );
}
