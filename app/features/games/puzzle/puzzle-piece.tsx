import { cx } from "class-variance-authority";
import { type CSSProperties, memo, useEffect, useRef } from "react";
import { PIECE_SIDE, type Piece } from "#core/games/puzzle/cut.ts";
import type { ShownPicture } from "#core/games/puzzle/pictures.ts";
import { drawPiece, MARGIN } from "./draw-piece.ts";
import { queueDrawing } from "./draw-queue.ts";
import { narrowTable, type Place, type TableLayout, wideTable } from "./layout.ts";
import { picturePixels } from "./picture-source.ts";

export interface PuzzlePieceProps {
  readonly piece: Piece;
  readonly label: string;
  /** Pieces per side of the whole picture. */
  readonly size: number;
  /** The slot that it is in or held over, or null for its place in the tray. */
  readonly slot: number | null;
  /** Its own place in the tray. */
  readonly home: number;
  readonly isHeld: boolean;
  readonly picture: ShownPicture;
  readonly image: HTMLImageElement | undefined;
  /** Whether to draw plain cardboard, because no picture could be loaded. */
  readonly isPlain: boolean;
  /** The side of the whole picture in device pixels; 0 until it is known. */
  readonly pixels: number;
}

const cellOf = ({ cell }: TableLayout) => `${cell}cqw`;
const corner = ({ cell }: TableLayout, { x, y }: Place) => [
  `${x - cell / 2}cqw`,
  `${y - cell / 2}cqw`,
];

/** The piece's place on the narrow and on the wide table; the style sheet uses the current one. */
function placing(size: number, slot: number | null, home: number): CSSProperties {
  const [narrow, wide] = [narrowTable(size), wideTable(size)];
  const onNarrow = slot === null ? narrow.home(home) : narrow.slot(slot);
  const onWide = slot === null ? wide.home(home) : wide.slot(slot);
  const [nx, ny] = corner(narrow, onNarrow);
  const [wx, wy] = corner(wide, onWide);
  return {
    "--nc": cellOf(narrow),
    "--nx": nx,
    "--ny": ny,
    "--ns": onNarrow.scale,
    "--wc": cellOf(wide),
    "--wx": wx,
    "--wy": wy,
    "--ws": onWide.scale,
  } as CSSProperties;
}

/** One piece: a button as large as its square, below a drawing that extends beyond its edges. */
export const PuzzlePiece = memo(function PuzzlePiece({
  piece,
  label,
  size,
  slot,
  home,
  isHeld,
  picture,
  image,
  isPlain,
  pixels,
}: PuzzlePieceProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (!(image || isPlain) || pixels === 0) return;
    return queueDrawing(() => {
      const whole = image && picturePixels(picture, image, pixels);
      if (canvas.current) drawPiece(canvas.current, piece, size, whole, pixels);
    });
  }, [piece, size, picture, image, isPlain, pixels]);

  return (
    <button
      type="button"
      data-piece={piece.id}
      data-held={isHeld || undefined}
      aria-label={label}
      aria-pressed={isHeld}
      onContextMenu={(event) => event.preventDefault()}
      style={placing(size, slot, home)}
      className={cx(
        "absolute top-0 left-0 touch-none select-none rounded-[10%] [--c:var(--nc)] [--s:var(--ns)] [--x:var(--nx)] [--y:var(--ny)] @lg:[--c:var(--wc)] @lg:[--s:var(--ws)] @lg:[--x:var(--wx)] @lg:[--y:var(--wy)]",
        "size-(--c) cursor-grab [transform:translate(var(--x),var(--y))_scale(var(--s))] [transition:transform_190ms_cubic-bezier(0.2,0.9,0.3,1.15),translate_190ms_cubic-bezier(0.2,0.9,0.3,1.15)]",
        "data-dragged:z-20 data-dragged:cursor-grabbing data-dragged:[--s:1.05]! data-dragged:[transition:transform_120ms_ease-out] data-dragged:will-change-transform",
        "data-held:z-10 data-held:outline-4 data-held:outline-accent data-held:outline-offset-4 data-held:outline-solid data-held:[--s:calc(var(--ns)*1.09)]! @lg:data-held:[--s:calc(var(--ws)*1.09)]!",
        "data-dragged:[filter:drop-shadow(0_10px_10px_rgb(20_15_40/0.35))] data-held:[filter:drop-shadow(0_8px_8px_rgb(20_15_40/0.4))]",
        // In the tray, fingers may also touch its knobs.
        slot === null && "before:absolute before:-inset-[14%]",
      )}
    >
      <canvas
        ref={canvas}
        width="1"
        height="1"
        className="pointer-events-none absolute max-w-none"
        style={CANVAS}
      />
    </button>
  );
});

const OVER = (MARGIN / PIECE_SIDE) * 100;
const CANVAS: CSSProperties = {
  left: `-${OVER}%`,
  top: `-${OVER}%`,
  width: `${100 + 2 * OVER}%`,
  height: `${100 + 2 * OVER}%`,
};
