import { Download, Trash2 } from "lucide-react";
import { useState } from "react";
import { fileNameOf, type Keepsake, keepsakesOf } from "#core/tools/keepsakes.ts";
import { discard, type ListedKeepsake } from "../../data/keepsakes.ts";
import { Button, buttonLook } from "../../ui/button.tsx";
import * as words from "../../words/tools.ts";
import { keepsakeSize, keepsakeTitle } from "./keepsake-title.ts";
import { KeepsakeView, SideBySide } from "./keepsake-view.tsx";
import { useKeepsakes, useObjectUrl } from "./use-keepsakes.ts";

/**
 * What was kept on this device, with its day and size, to be exported and deleted; two of them can
 * be chosen to be seen or heard side by side.
 * @param hobby shows only what was made in its lessons.
 */
export function KeepsakeList({
  kinds,
  hobby,
}: {
  kinds: readonly Keepsake["kind"][];
  hobby?: string | undefined;
}) {
  const all = useKeepsakes();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  if (!all) return null;
  const shown = (hobby === undefined ? all : keepsakesOf(all, hobby).toReversed()).filter(
    ({ kind }) => kinds.includes(kind),
  );
  const pair = shown.filter(({ id }) => chosen.includes(id)).toReversed();
  const [first, last] = pair;
  return (
    <section aria-label={words.kept} className="grid gap-4">
      <p className="font-semibold">{words.kept}</p>
      {shown.length === 0 && <p className="text-soft">{words.nothingKept}</p>}
      {first && last && <SideBySide pair={[first, last]} />}
      <ul className="grid gap-4">
        {shown.map((keepsake) => (
          <KeepsakeItem
            key={keepsake.id}
            keepsake={keepsake}
            isChosen={chosen.includes(keepsake.id)}
            onChoose={
              shown.length < 2
                ? undefined
                : (isChosen) =>
                    // The third one takes the place of the first.
                    setChosen(
                      isChosen
                        ? [...chosen, keepsake.id].slice(-2)
                        : chosen.filter((id) => id !== keepsake.id),
                    )
            }
          />
        ))}
      </ul>
      <p className="text-soft">{words.onlyHere}</p>
    </section>
  );
}

function KeepsakeItem({
  keepsake,
  isChosen,
  onChoose,
}: {
  keepsake: ListedKeepsake;
  isChosen: boolean;
  onChoose: ((isChosen: boolean) => void) | undefined;
}) {
  const [isAsked, setAsked] = useState(false);
  const [isRefused, setRefused] = useState(false);
  const url = useObjectUrl(keepsake.content);
  return (
    <li className="grid gap-2 rounded-card border border-rule bg-sheet p-4">
      <p>
        {keepsakeTitle(keepsake)}{" "}
        <span className="whitespace-nowrap text-soft">{keepsakeSize(keepsake)}</span>
      </p>
      {keepsake.notKept && (
        <p role="alert" className="rounded-field bg-sunk px-3 py-2">
          {words.NOT_KEPT[keepsake.notKept]}
        </p>
      )}
      {isRefused && (
        <p role="alert" className="rounded-field bg-sunk px-3 py-2">
          {words.notDeleted}
        </p>
      )}
      <KeepsakeView keepsake={keepsake} />
      <div className="flex flex-wrap items-center gap-2">
        <a
          href={url}
          download={fileNameOf(keepsake)}
          className={buttonLook({ look: "outline", size: "small" })}
        >
          <Download aria-hidden="true" className="size-4" />
          {words.exportIt}
        </a>
        {isAsked ? (
          <>
            <Button size="small" onClick={async () => setRefused(!(await discard(keepsake.id)))}>
              {words.deleteForGood}
            </Button>
            <Button look="quiet" size="small" onClick={() => setAsked(false)}>
              {words.keepIt}
            </Button>
          </>
        ) : (
          <Button look="quiet" size="small" onClick={() => setAsked(true)}>
            <Trash2 aria-hidden="true" className="size-4" />
            {words.deleteIt}
          </Button>
        )}
        {onChoose && (
          <label className="flex min-h-10 items-center gap-2">
            <input
              type="checkbox"
              checked={isChosen}
              onChange={(event) => onChoose(event.currentTarget.checked)}
              className="size-5 shrink-0 accent-accent"
            />
            {words.sideBySide}
          </label>
        )}
      </div>
    </li>
  );
}
