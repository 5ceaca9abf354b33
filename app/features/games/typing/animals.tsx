import type { ReactNode } from "react";
import type { Animal } from "#core/games/typing/typing.ts";

/** The eyes of all animals: large, with a highlight. */
function Eye({ x, y, size = 5 }: { x: number; y: number; size?: number }) {
  return (
    <>
      <circle cx={x} cy={y} r={size} fill="#241d1a" />
      <circle cx={x + size * 0.3} cy={y - size * 0.35} r={size * 0.36} fill="#fff" />
    </>
  );
}

/** Our own drawings, from the side, looking to the right; their feet stand on the line y = 138. */
const DRAWINGS: Readonly<Record<Animal, ReactNode>> = {
  elephant: (
    <>
      <path
        d="M20 66q-12 14-8 34"
        fill="none"
        stroke="#7e8ca0"
        strokeWidth="5"
        strokeLinecap="round"
      />
      <path d="M9 98l6 10 3-11z" fill="#5d6a7d" />
      <path d="M30 90h22v48H30zM84 92h22v46H84z" fill="#7e8ca0" />
      <path
        d="M16 78c0-30 24-46 54-46 34 0 50 20 50 46 0 20-10 30-14 30H34c-12 0-18-16-18-30z"
        fill="#9fadbf"
      />
      <path d="M22 92h24v42q0 4-4 4H26q-4 0-4-4zM72 92h24v42q0 4-4 4H76q-4 0-4-4z" fill="#9fadbf" />
      <path
        d="M24 138v-5q4-4 7 0v5zm9 0v-5q4-4 7 0v5zM74 138v-5q4-4 7 0v5zm9 0v-5q4-4 7 0v5z"
        fill="#f2e9dc"
      />
      <path
        d="M132 54c10 8 16 20 14 36-1 12 6 14 10 8"
        fill="none"
        stroke="#9fadbf"
        strokeWidth="15"
        strokeLinecap="round"
      />
      <path d="M139 84h14m-13 9h15" stroke="#7e8ca0" strokeWidth="2.5" strokeLinecap="round" />
      <circle cx="114" cy="50" r="29" fill="#9fadbf" />
      <path d="M126 74q6 14 16 12-3-10-6-16z" fill="#fff6e4" />
      <path d="M98 20c-22 4-32 22-28 42 3 15 16 22 26 14 12-9 12-22 10-34z" fill="#8796aa" />
      <path d="M96 30c-14 4-20 16-17 30 2 9 10 12 16 6 8-8 7-18 6-26z" fill="#e6aaa6" />
      <circle cx="128" cy="62" r="6" fill="#eeb4ae" opacity=".8" />
      <Eye x={123} y={46} />
    </>
  ),
  lion: (
    <>
      <path
        d="M24 84C6 78 4 58 12 46"
        fill="none"
        stroke="#d99a3a"
        strokeWidth="6"
        strokeLinecap="round"
      />
      <circle cx="13" cy="43" r="9" fill="#8f4d1d" />
      <path d="M32 96h18v42H32zM80 96h18v42H80z" fill="#cf8d30" />
      <path
        d="M18 90c0-20 16-30 44-30 30 0 46 10 46 30 0 16-10 24-16 24H34c-10 0-16-10-16-24z"
        fill="#efb04c"
      />
      <path d="M22 96h19v42H26q-4 0-4-4zM70 96h19v42H74q-4 0-4-4z" fill="#efb04c" />
      <path d="M22 138q0-9 10-9t12 9zM70 138q0-9 10-9t12 9z" fill="#f7cf86" />
      <circle
        cx="115"
        cy="56"
        r="38"
        fill="#8f4d1d"
        stroke="#8f4d1d"
        strokeWidth="22"
        strokeDasharray="0 19.9"
        strokeLinecap="round"
      />
      <circle cx="115" cy="56" r="36" fill="#b3662a" />
      <circle cx="93" cy="30" r="9" fill="#efb04c" />
      <circle cx="93" cy="30" r="4.5" fill="#b3662a" />
      <circle cx="134" cy="28" r="9" fill="#efb04c" />
      <circle cx="134" cy="28" r="4.5" fill="#b3662a" />
      <circle cx="115" cy="56" r="29" fill="#f7c267" />
      <ellipse cx="124" cy="70" rx="17" ry="13" fill="#fdeac8" />
      <path d="M117 60h14q1 6-7 9-8-3-7-9z" fill="#5d2c17" />
      <path
        d="M124 69v5m0 0q-5 6-11 2m11-2q5 6 11 2"
        fill="none"
        stroke="#5d2c17"
        strokeWidth="2.5"
        strokeLinecap="round"
      />
      <circle cx="99" cy="66" r="6" fill="#f09a7c" opacity=".7" />
      <Eye x={106} y={50} />
      <Eye x={131} y={50} />
    </>
  ),
  giraffe: (
    <>
      <path
        d="M20 82q-10 12-6 26"
        fill="none"
        stroke="#e2a945"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <circle cx="14" cy="110" r="5" fill="#7a4a22" />
      <path d="M36 96h12v42H36zM82 96h12v42H82z" fill="#d99c3c" />
      <path
        d="M18 86c0-14 10-20 26-20h26c14 0 24-26 30-58h24c-4 34-14 62-18 84-2 12-8 16-14 16H32c-10 0-14-10-14-22z"
        fill="#f5c866"
      />
      <path d="M24 94h13v44H28q-4 0-4-4zM70 94h13v44H74q-4 0-4-4z" fill="#f5c866" />
      <path
        d="M24 130h13v8H28q-4 0-4-4zm46 0h13v8H74q-4 0-4-4zm-34 0h12v8H36zm46 0h12v8H82z"
        fill="#7a4a22"
      />
      <g fill="#b8722c">
        <path d="M30 74l12-3 5 9-9 7-10-4zM52 70l13 1 3 9-10 6-9-6zM34 92l11-3 6 8-7 8-11-3zM58 90l12-2 5 9-8 7-11-5zM76 74l10-6 5 8-5 9-10-3zM82 92l10-4 3 9-7 7-8-4zM94 56l9-4 4 8-7 7-8-3zM102 38l8-2 3 8-7 5-6-4zM102 22l8-3 4 7-6 6-7-3z" />
      </g>
      <path
        d="M96 6c-6-2-12 0-14 6 6 4 12 4 16 0zM108 2V-6M118 2V-6"
        fill="#e2a945"
        stroke="#d99c3c"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <circle cx="108" cy="-6" r="4.5" fill="#7a4a22" />
      <circle cx="118" cy="-6" r="4.5" fill="#7a4a22" />
      <path
        d="M98 8c2-8 12-10 22-8 14 3 28 12 28 22 0 8-8 12-18 11-14-1-32-6-32-25z"
        fill="#f5c866"
      />
      <path d="M134 8c10 4 15 9 15 15 0 8-9 11-19 10-4-6-4-18 4-25z" fill="#fdeac8" />
      <ellipse cx="142" cy="17" rx="1.8" ry="2.6" fill="#7a4a22" />
      <path
        d="M132 26q7 4 14 0"
        fill="none"
        stroke="#7a4a22"
        strokeWidth="2.2"
        strokeLinecap="round"
      />
      <circle cx="122" cy="23" r="4.5" fill="#f09a7c" opacity=".7" />
      <Eye x={118} y={12} size={4.6} />
    </>
  ),
  zebra: (
    <>
      <path
        d="M20 74q-12 12-8 30"
        fill="none"
        stroke="#f7f3ec"
        strokeWidth="5"
        strokeLinecap="round"
      />
      <path d="M8 102l4 13 5-13z" fill="#2f2b33" />
      <path d="M34 94h14v44H34zM82 94h14v44H82z" fill="#dcd6cc" />
      <path
        d="M16 84c0-18 14-26 40-26 20 0 30-6 40-32l22 8c0 26-6 44-10 58-3 10-8 16-16 16H32c-10 0-16-12-16-24z"
        fill="#f7f3ec"
      />
      <path d="M22 92h15v46H26q-4 0-4-4zM70 92h15v46H74q-4 0-4-4z" fill="#f7f3ec" />
      <path
        d="M22 130h15v8H26q-4 0-4-4zm48 0h15v8H74q-4 0-4-4zm-36 0h14v8H34zm48 0h14v8H82z"
        fill="#2f2b33"
      />
      <g fill="none" stroke="#2f2b33" strokeWidth="6" strokeLinecap="round">
        <path d="M30 64q-4 12 0 24M45 60q-3 15 1 32M60 60q0 16 4 30M75 60q4 12 8 22M88 50q6 8 14 12M94 38q7 5 14 7" />
        <path d="M24 104h10M24 118h10M72 104h10M72 118h10" strokeWidth="5" />
      </g>
      <path d="M84 42C84 20 96 6 112 4l6 10c-14 2-20 14-22 32z" fill="#2f2b33" />
      <path d="M100 12l-4-14q10 2 14 12z" fill="#f7f3ec" />
      <path d="M102 9l-3-8q6 2 8 8z" fill="#e6aaa6" />
      <path
        d="M98 24c2-12 14-18 26-12 10 5 26 18 28 28 1 8-6 12-16 11-16-1-40-8-38-27z"
        fill="#f7f3ec"
      />
      <path d="M138 27c9 7 14 12 14 17 0 7-8 9-17 7-4-8-3-18 3-24z" fill="#4a4450" />
      <ellipse cx="146" cy="39" rx="2" ry="2.6" fill="#1d1a20" />
      <path
        d="M106 10q4 6 4 11M116 9q3 4 3 8M104 38q6-2 10-6"
        fill="none"
        stroke="#2f2b33"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <circle cx="122" cy="39" r="5" fill="#f09a7c" opacity=".6" />
      <path
        d="M141 47q4 1 8-1"
        fill="none"
        stroke="#1d1a20"
        strokeWidth="2"
        strokeLinecap="round"
      />
      <Eye x={122} y={26} size={4.8} />
    </>
  ),
  tortoise: (
    <>
      <path d="M16 118L2 126l16 4z" fill="#88a948" />
      <path
        d="M26 112h24v20q0 6-6 6H32q-6 0-6-6zM82 112h24v20q0 6-6 6H88q-6 0-6-6z"
        fill="#88a948"
      />
      <path
        d="M30 138q0-6 4-6t4 6zm9 0q0-6 4-6t4 6zM86 138q0-6 4-6t4 6zm9 0q0-6 4-6t4 6z"
        fill="#e8edc4"
      />
      <path
        d="M104 114c8 0 12-8 13-18 1-14 9-22 20-22 12 0 20 9 20 19 0 11-9 17-18 18-6 9-16 15-32 15z"
        fill="#a6c561"
      />
      <path d="M12 116C12 74 34 50 66 50s54 24 54 66q-54 12-108 0z" fill="#8a5a2b" />
      <path d="M21 110C22 78 40 58 66 58s44 20 45 52q-45 9-90 0z" fill="#b87a3b" />
      <g fill="#dca55a" stroke="#8a5a2b" strokeWidth="3" strokeLinejoin="round">
        <path d="M52 64h28l10 18-12 18H54L42 82z" />
        <path d="M48 66L31 80l-6 16 15-12zM84 66l17 14 6 16-15-12zM41 86l-18 16 1 8 28 3 2-11zM91 86l18 16-1 8-28 3-2-11z" />
      </g>
      <path d="M10 114q56 14 112 0 3 8-4 10-52 9-104 0-7-2-4-10z" fill="#e8c27c" />
      <circle cx="136" cy="101" r="5" fill="#f09a7c" opacity=".75" />
      <path
        d="M141 101q6 3 12-2"
        fill="none"
        stroke="#3f5420"
        strokeWidth="2.5"
        strokeLinecap="round"
      />
      <Eye x={143} y={88} />
    </>
  ),
};

/** One of the animals; the box has the proportions 168 to 152. */
export function AnimalPicture({ animal, className }: { animal: Animal; className?: string }) {
  return (
    <svg viewBox="-2 -12 168 152" className={className} aria-hidden="true" focusable="false">
      {DRAWINGS[animal]}
    </svg>
  );
}
