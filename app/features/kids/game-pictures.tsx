import type { ReactNode } from "react";
import type { GameName } from "#core/games/catalogue.ts";

const INK = "oklch(0.24 0.02 265)";
const CREAM = "oklch(0.985 0.008 85)";

const card = (x: number, y: number, turn: number, face: ReactNode) => (
  <g transform={`translate(${x} ${y}) rotate(${turn})`}>
    <rect
      x="-38"
      y="-38"
      width="76"
      height="76"
      rx="14"
      fill={CREAM}
      stroke={INK}
      strokeOpacity=".25"
      strokeWidth="3"
    />
    {face}
  </g>
);

const flower = (
  <>
    <rect x="-38" y="-38" width="76" height="76" rx="14" className="fill-day-1" />
    {[0, 60, 120, 180, 240, 300].map((angle) => (
      <circle
        key={angle}
        cy="-17"
        r="8.5"
        fill="white"
        opacity=".9"
        transform={`rotate(${angle})`}
      />
    ))}
    <circle r="9" className="fill-day-3" />
  </>
);

const turtle = (
  <g>
    <ellipse cx="-20" cy="14" rx="7" ry="9" className="fill-day-4" />
    <ellipse cx="14" cy="14" rx="7" ry="9" className="fill-day-4" />
    <circle cx="25" cy="-4" r="10" className="fill-day-4" />
    <path d="M-28 10A25 26 0 0 1 22 10Z" fill="oklch(0.5 0.11 145)" />
    <path d="M-14 2L-3 -10L8 2L-3 9Z" className="fill-day-3" opacity=".8" />
    <circle cx="28" cy="-6" r="2" fill={INK} />
  </g>
);

const LETTERS = ["KQCWA", "LIONE", "BXTUR", "MEODG"] as const;

const PICTURES: Readonly<Record<GameName, ReactNode>> = {
  memory: (
    <>
      {card(72, 62, -7, flower)}
      {card(160, 56, 4, turtle)}
      {card(248, 64, -3, flower)}
      {card(74, 148, 5, turtle)}
      {card(162, 144, -5, flower)}
      {card(250, 150, 8, flower)}
    </>
  ),
  puzzle: (
    <g stroke={INK} strokeOpacity=".25" strokeWidth="3" strokeLinejoin="round">
      <path
        d="M70 30H150V58C134 50 122 60 122 72S134 94 150 86V110H122C130 128 118 140 110 140S90 128 98 110H70Z"
        className="fill-day-3"
      />
      <path
        d="M158 24H250V104H226C232 86 220 76 208 76S184 86 190 104H158V82C142 92 130 82 130 70S142 46 158 54Z"
        className="fill-day-5"
        transform="translate(8 -2)"
      />
      <path
        d="M70 118H94C86 136 98 148 110 148S134 136 126 118H150V188H70Z"
        className="fill-day-1"
        transform="translate(0 4)"
      />
      <path
        d="M160 116H186C178 98 192 86 204 86S230 98 222 116H246V186H160Z"
        className="fill-day-6"
        transform="translate(26 10) rotate(9 200 150)"
      />
    </g>
  ),
  "word-search": (
    <>
      <rect x="52" y="18" width="216" height="168" rx="20" fill={CREAM} />
      <rect x="58" y="63" width="164" height="40" rx="20" className="fill-day-5" opacity=".55" />
      <g fill={INK} fontFamily="inherit" fontWeight="800" fontSize="26" textAnchor="middle">
        {LETTERS.flatMap((row, y) =>
          [...row].map((letter, x) => (
            <text key={`${row}${letter}`} x={80 + x * 40} y={52 + y * 40}>
              {letter}
            </text>
          )),
        )}
      </g>
      <g transform="translate(238 138)" fill="none" stroke={INK} strokeLinecap="round">
        <circle r="26" className="fill-day-3" fillOpacity=".5" strokeWidth="7" />
        <path d="M20 20L42 42" strokeWidth="12" />
      </g>
    </>
  ),
  typing: (
    <>
      <path
        d="M0 84C60 70 110 96 170 84S270 72 320 86V152C260 164 210 140 150 152S50 162 0 150Z"
        className="fill-day-5"
        opacity=".7"
      />
      <g fill="none" stroke="white" strokeOpacity=".7" strokeWidth="4" strokeLinecap="round">
        <path d="M36 108q10 -8 20 0t20 0M214 104q10 -8 20 0t20 0M120 136q10 -8 20 0t20 0" />
      </g>
      {[58, 124, 192, 258].map((x) => (
        <ellipse key={x} cx={x} cy="122" rx="26" ry="11" fill="oklch(0.62 0.03 70)" />
      ))}
      <g transform="translate(124 88)">
        <ellipse cx="0" cy="10" rx="27" ry="21" className="fill-day-2" />
        <circle cx="24" cy="-12" r="17" className="fill-day-2" />
        <path d="M13 -24L15 -37L24 -28ZM35 -24L34 -37L26 -28Z" className="fill-day-2" />
        <path d="M-24 4Q-46 -6 -42 -26Q-30 -20 -18 -6Z" className="fill-day-2" />
        <path d="M-42 -26Q-44 -14 -34 -10Q-30 -18 -42 -26Z" fill={CREAM} />
        <path d="M24 -2A12 10 0 0 0 40 -10L30 -12Z" fill={CREAM} />
        <circle cx="20" cy="-14" r="2.4" fill={INK} />
        <circle cx="31" cy="-14" r="2.4" fill={INK} />
        <circle cx="40" cy="-9" r="3" fill={INK} />
        <path d="M-12 26V34M12 26V34" stroke={INK} strokeWidth="6" strokeLinecap="round" />
      </g>
      <g fontFamily="inherit" fontWeight="800" fontSize="24" textAnchor="middle">
        {["F", "O", "X"].map((letter, index) => (
          <g key={letter} transform={`translate(${112 + index * 48} 30)`}>
            <rect
              x="-20"
              y="-20"
              width="40"
              height="40"
              rx="10"
              fill={CREAM}
              stroke={INK}
              strokeOpacity=".3"
              strokeWidth="3"
            />
            <text y="9" fill={INK}>
              {letter}
            </text>
          </g>
        ))}
      </g>
    </>
  ),
  pattern: (
    <g transform="translate(160 102)">
      <path d="M-6 -6H-84A78 78 0 0 1 -6 -84Z" className="fill-day-1" />
      <path d="M6 -6H84A78 78 0 0 0 6 -84Z" className="fill-day-4" />
      <path d="M-6 6H-84A78 78 0 0 0 -6 84Z" className="fill-day-6" />
      <path d="M6 6H84A78 78 0 0 1 6 84Z" className="fill-day-3" />
      <g fill="white" fillOpacity=".85">
        <circle cx="-34" cy="-34" r="15" />
        <path d="M34 -50L51 -20H17Z" />
        <path d="M-48 20H-20V48H-48Z" />
        <path d="M34 16L39 28L52 29L42 37L46 50L34 43L22 50L26 37L16 29L29 28Z" />
      </g>
      <g className="stroke-day-3" strokeWidth="6" strokeLinecap="round">
        <path d="M-100 -62L-116 -72M-84 -84L-94 -98M-108 -38L-126 -42" />
      </g>
    </g>
  ),
};

/** A small picture of a game, in the colors of the week. Decorative. */
export function GamePicture({ name, className }: { name: GameName; className?: string }) {
  return (
    <svg viewBox="0 0 320 204" className={className} aria-hidden="true">
      {PICTURES[name]}
    </svg>
  );
}
