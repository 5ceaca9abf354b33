import { cx } from "class-variance-authority";
import {
  type KeyboardEvent,
  memo,
  useCallback,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import type { Level } from "#core/games/catalogue.ts";
import { BOARDS, type Card, type MemoryState } from "#core/games/memory/memory.ts";
import * as memoryWords from "../../../words/games/memory.ts";

const WIDE = "(min-width: 40rem)";

function subscribe(listener: () => void): () => void {
  const media = window.matchMedia(WIDE);
  media.addEventListener("change", listener);
  return () => media.removeEventListener("change", listener);
}

/** How many cards are side by side: at most four on narrow screens. */
function useColumns(level: Level): number {
  const isWide = useSyncExternalStore(
    subscribe,
    () => window.matchMedia(WIDE).matches,
    () => true,
  );
  return isWide ? BOARDS[level].columns : 4;
}

/** Where an arrow key leads among `count` cards in rows of `columns`; undefined for other keys. */
function neighbor(key: string, place: number, columns: number, count: number): number | undefined {
  const column = place % columns;
  const steps: Readonly<Record<string, number>> = {
    ArrowLeft: column > 0 ? -1 : 0,
    ArrowRight: column < columns - 1 ? 1 : 0,
    ArrowUp: place >= columns ? -columns : 0,
    ArrowDown: place + columns < count ? columns : 0,
    Home: -column,
    End: columns - 1 - column,
  };
  const step = steps[key];
  return step === undefined ? undefined : Math.min(count - 1, place + step);
}

/** The cards. One of them can be reached by Tab; arrow keys lead to the others. */
export function MemoryBoard({
  state,
  level,
  isLive,
  onPick,
}: {
  state: MemoryState;
  level: Level;
  /** False until it is known which cards these are. */
  isLive: boolean;
  onPick: (card: number) => void;
}) {
  const board = useRef<HTMLFieldSetElement>(null);
  const columns = useColumns(level);
  const [chosen, setChosen] = useState(0);
  const reached = Math.min(chosen, state.cards.length - 1);

  const pick = useCallback(
    (place: number) => {
      setChosen(place);
      onPick(place);
    },
    [onPick],
  );

  const move = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const place = neighbor(event.key, reached, columns, state.cards.length);
    // A key held down would open card after card.
    const isHeld = event.repeat && (event.key === "Enter" || event.key === " ");
    if (place === undefined && !isHeld) return;
    event.preventDefault();
    if (place === undefined) return;
    setChosen(place);
    board.current?.querySelectorAll("button")[place]?.focus();
  };

  return (
    <fieldset
      ref={board}
      aria-label={memoryWords.cards}
      onKeyDown={move}
      className={cx(
        "mx-auto grid grid-cols-4 gap-2 sm:gap-3",
        level === "easy"
          ? "max-w-[max(20rem,min(100%,calc(100dvh-15.5rem)))]"
          : "max-w-[max(20rem,min(100%,calc((100dvh-15.5rem)*1.5)))] sm:grid-cols-6",
      )}
    >
      {state.cards.map((card, place) => (
        <MemoryCard
          // biome-ignore lint/suspicious/noArrayIndexKey: a card is its place on the table
          key={place}
          card={card}
          label={memoryWords.place(Math.floor(place / columns) + 1, (place % columns) + 1)}
          isLive={isLive}
          isFlat={level === "medium"}
          isReached={place === reached}
          place={place}
          onPick={pick}
        />
      ))}
    </fieldset>
  );
}

/** Rendered only when its own props change: a game of 24 must react at once on slow tablets. */
const MemoryCard = memo(function MemoryCard({
  card: { face, side },
  label,
  isLive,
  isFlat,
  isReached,
  place,
  onPick,
}: {
  card: Card;
  label: string;
  isLive: boolean;
  /** Whether it is less tall than wide, so that more rows fit on a phone. */
  isFlat: boolean;
  isReached: boolean;
  place: number;
  onPick: (place: number) => void;
}) {
  const isDown = side === "down";
  return (
    <button
      type="button"
      tabIndex={isReached ? 0 : -1}
      aria-disabled={!isDown || undefined}
      aria-label={`${label}: ${isDown ? memoryWords.sides.down : `${memoryWords.faces[face.name]}, ${memoryWords.sides[side]}`}`}
      onClick={() => onPick(place)}
      className={cx(
        "@container touch-manipulation select-none rounded-[18%/18%] [perspective:40rem]",
        isFlat ? "aspect-[6/5] sm:aspect-square" : "aspect-square",
      )}
    >
      <span
        className={cx(
          "relative block size-full transition-transform duration-300 [transform-style:preserve-3d]",
          !isDown && "[transform:rotateY(180deg)]",
        )}
      >
        <span className="absolute inset-0 grid place-items-center rounded-[18%/18%] border-[3px] border-ink/15 bg-day-1 [backface-visibility:hidden]">
          <CardBack />
        </span>
        <span
          className={cx(
            "absolute inset-0 grid place-items-center rounded-[18%/18%] border-[3px] bg-sheet leading-none [backface-visibility:hidden] [transform:rotateY(180deg)]",
            side === "matched" ? "border-day-4" : "border-edge",
          )}
        >
          <span aria-hidden="true" className="text-[52cqmin]">
            {isLive && face.emoji}
          </span>
          {side === "matched" && (
            <span
              aria-hidden="true"
              className="absolute end-[5%] bottom-[5%] grid size-[26cqmin] place-items-center rounded-full bg-ink font-extrabold text-[16cqmin] text-paper"
            >
              ✓
            </span>
          )}
        </span>
      </span>
    </button>
  );
});

/** The back of a card: seven beads as a flower. */
function CardBack() {
  return (
    <svg viewBox="-50 -50 100 100" aria-hidden="true" className="size-[62%]">
      {PETALS.map(({ x, y, fill }) => (
        <circle key={fill} cx={x} cy={y} r="15" className={fill} />
      ))}
      <circle r="16" className="fill-day-3" />
    </svg>
  );
}

const PETALS = [
  "fill-white",
  "fill-white/95",
  "fill-white/90",
  "fill-white/85",
  "fill-white/80",
  "fill-white/75",
].map((fill, index) => ({
  fill,
  x: Math.round(30 * Math.cos((index * Math.PI) / 3)),
  y: Math.round(30 * Math.sin((index * Math.PI) / 3)),
}));
