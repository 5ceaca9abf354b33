import { cx } from "class-variance-authority";
import {
  type CSSProperties,
  type FocusEvent,
  type RefObject,
  useEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import type { PuzzleTarget } from "#core/games/puzzle/target.ts";
import * as puzzleWords from "../../../words/games/puzzle.ts";
import type { Announcer } from "../shell/announcer.tsx";
import { narrowTable, targetAt, wideTable } from "./layout.ts";
import { pictureAddress } from "./picture-source.ts";
import { type DragPoint, usePieceDrag } from "./piece-drag.ts";
import { pieceLabel, slotLabel } from "./piece-words.ts";
import { PuzzlePiece } from "./puzzle-piece.tsx";
import { useHeld } from "./use-held.ts";
import { useHops } from "./use-hops.ts";
import type { LoadedPicture } from "./use-picture.ts";
import type { PuzzleGame } from "./use-puzzle.ts";

/** The board, the tray, and the pieces on both. */
export function PuzzleTable({
  game,
  say,
  loaded,
  isLive,
  isPeeking,
}: {
  game: PuzzleGame;
  say: Announcer["say"];
  loaded: LoadedPicture;
  /** False until it is known which pieces these are. */
  isLive: boolean;
  /** Whether to show the picture faintly on the board. */
  isPeeking: boolean;
}) {
  const { state, read, putDown } = game;
  const { size, slots } = state;
  const board = useRef<HTMLDivElement>(null);
  const table = useRef<HTMLFieldSetElement>(null);
  const pixels = usePixels(board);
  const [over, setOver] = useState<PuzzleTarget | null>(null);
  const { held, setHeld, onClick, onKeyDown } = useHeld(game, say);
  useHops(table, state);

  const box = useRef<DOMRect>(undefined);
  const measure = () => {
    box.current = board.current?.getBoundingClientRect();
  };
  const under = (middle: DragPoint): PuzzleTarget =>
    box.current ? targetAt(middle, box.current, size) : "tray";
  const drag = usePieceDrag({
    canStart: () => read().solvedAt === null,
    onStart: () => {
      setHeld(null);
      // Once per drag, not at every step, because measuring forces a layout.
      measure();
    },
    onMove: (_, middle) => setOver(under(middle)),
    onDrop: (piece, middle) => {
      setOver(null);
      // The page may have been scrolled meanwhile.
      measure();
      putDown(piece, under(middle));
    },
    onCancel: () => setOver(null),
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new puzzle finds empty hands
  useEffect(() => {
    setHeld(null);
    setOver(null);
  }, [state.pieces, setHeld]);
  useFocusOnNext(table, state.solvedAt !== null);

  const blur = (event: FocusEvent) => {
    const isLeft = event.relatedTarget && !event.currentTarget.contains(event.relatedTarget);
    if (isLeft) setHeld(null);
  };
  const labels = useMemo(() => state.pieces.map((piece) => pieceLabel(state, piece)), [state]);
  const marked = over ?? held?.target ?? null;

  return (
    <fieldset
      ref={table}
      aria-label={puzzleWords.puzzle}
      {...drag}
      onClick={onClick}
      onKeyDown={onKeyDown}
      onBlur={blur}
      style={measures(size, state.solvedAt !== null)}
      className="relative h-[calc(var(--nh)*1cqw)] w-full @lg:h-[calc(var(--wh)*1cqw)]"
    >
      <div
        ref={board}
        className="absolute top-0 left-[calc(var(--nl)*1cqw)] grid size-[calc(var(--nb)*1cqw)] grid-cols-(--columns) grid-rows-(--columns) rounded-[14px] bg-sunk shadow-[inset_0_2px_8px_rgb(20_15_40/0.14)] ring-2 ring-edge @lg:left-0 @lg:size-[calc(var(--wb)*1cqw)]"
      >
        <img
          src={pictureAddress(state.picture)}
          alt=""
          draggable="false"
          className={cx(
            "pointer-events-none absolute inset-0 size-full rounded-[14px] object-cover transition-opacity duration-200",
            // A picture that could not be loaded shows nothing.
            isPeeking && loaded.image ? "opacity-35 saturate-75" : "opacity-0",
          )}
        />
        {slots.map((_, slot) => (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: a slot is its place
            key={slot}
            type="button"
            tabIndex={-1}
            data-target={slot}
            aria-label={slotLabel(state, slot)}
            className={cx(
              "relative m-[3%] rounded-[10%] border-2 border-dashed",
              marked === slot ? "border-accent bg-day-3/50" : "border-edge/60",
            )}
          />
        ))}
      </div>
      {state.solvedAt === null && (
        <button
          type="button"
          tabIndex={-1}
          data-target="tray"
          aria-label={puzzleWords.tray}
          className={cx(
            "absolute top-[calc(var(--nt)*1cqw)] right-0 left-0 h-[calc(var(--nth)*1cqw)] cursor-default rounded-card bg-day-3/15 ring-2 @lg:top-0 @lg:left-auto @lg:h-full @lg:w-[35.5cqw]",
            marked === "tray" ? "ring-accent" : "ring-day-3/40",
          )}
        />
      )}
      {isLive &&
        state.trayOrder.map((id, home) => {
          const piece = state.pieces[id];
          if (!piece) return null;
          const isHeld = held?.piece === id;
          const lies = slots.indexOf(id);
          const target = isHeld ? (held.target ?? lies) : lies;
          return (
            <PuzzlePiece
              key={`${state.picture} ${size} ${id}`}
              piece={piece}
              label={labels[id] ?? ""}
              size={size}
              slot={target === "tray" || target < 0 ? null : target}
              home={home}
              isHeld={isHeld}
              picture={state.picture}
              image={loaded.image}
              isPlain={loaded.hasFailed}
              pixels={pixels}
            />
          );
        })}
    </fieldset>
  );
}

/** The buttons of a solved puzzle disappear, so the focus goes to the next puzzle's first piece. */
function useFocusOnNext(table: RefObject<HTMLElement | null>, isSolved: boolean): void {
  const wasSolved = useRef(false);
  useEffect(() => {
    if (wasSolved.current && !isSolved && document.activeElement === document.body) {
      table.current?.querySelector<HTMLElement>("[data-piece]")?.focus({ preventScroll: true });
    }
    wasSolved.current = isSolved;
  }, [table, isSolved]);
}

/** The dimensions of both tables for the style sheet, in hundredths of the width. */
function measures(size: number, isSolved: boolean): CSSProperties {
  const [narrow, wide] = [narrowTable(size), wideTable(size)];
  return {
    "--columns": `repeat(${size}, minmax(0, 1fr))`,
    // The empty tray makes room for the result.
    "--nh": isSolved ? narrow.board.side : narrow.height,
    "--wh": wide.height,
    "--nl": narrow.board.left,
    "--nb": narrow.board.side,
    "--wb": wide.board.side,
    "--nt": narrow.tray.top,
    "--nth": narrow.tray.height,
  } as CSSProperties;
}

/** Piece sizes grow in these steps, up to the largest that is worth its memory. */
const STEP = 120;
const MOST = 1_560;

/** The board's side in device pixels, in steps, so that resizing rarely redraws. */
function usePixels(board: RefObject<HTMLElement | null>): number {
  const [pixels, setPixels] = useState(0);
  useEffect(() => {
    const element = board.current;
    if (!element) return;
    const watcher = new ResizeObserver(() => {
      const exact = element.clientWidth * Math.min(2.5, window.devicePixelRatio);
      setPixels(Math.min(MOST, Math.ceil(exact / STEP) * STEP));
    });
    watcher.observe(element);
    return () => watcher.disconnect();
  }, [board]);
  return pixels;
}
