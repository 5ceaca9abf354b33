import { Minus } from "lucide-react";
import { useEffect, useState } from "react";
import { z } from "zod";
import { localTexts, readJson, writeJson } from "../data/browser-storage.ts";
import { localKeys } from "../data/storage-keys.ts";
import { Button } from "../ui/button.tsx";
import * as words from "../words/tools.ts";

const CountSchema = z.number().int().min(0).max(99_999);

const readCount = (): number =>
  CountSchema.safeParse(readJson(localTexts, localKeys.counter)).data ?? 0;

/** Counts by one large button; the number stays on the device. */
export default function Counter() {
  // A page that was built ahead knows no device: the number comes after it has appeared.
  const [count, setCount] = useState(0);
  useEffect(() => setCount(readCount()), []);
  const change = (next: number) => {
    const { success, data } = CountSchema.safeParse(next);
    if (!success) return;
    setCount(data);
    writeJson(localTexts, localKeys.counter, data);
  };
  return (
    <div className="grid max-w-md gap-4">
      <Button
        onClick={() => change(count + 1)}
        className="min-h-48 w-full flex-col rounded-card! tabular-nums"
      >
        <span role="status" className="text-7xl">
          {count}
        </span>
        {words.countOne}
      </Button>
      <div className="flex flex-wrap gap-3">
        <Button look="outline" disabled={count === 0} onClick={() => change(count - 1)}>
          <Minus aria-hidden="true" className="size-5" />
          {words.takeOneBack}
        </Button>
        <Button look="quiet" disabled={count === 0} onClick={() => change(0)}>
          {words.reset}
        </Button>
      </div>
    </div>
  );
}
