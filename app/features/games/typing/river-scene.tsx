import { memo } from "react";
import { SCENE, stoneRadius, stonesOf } from "./river-steps.ts";

const TREE = "fill-[#5f8f4e] dark:fill-[#2c5145]";
const TRUNK = "stroke-[#8a5f38] dark:stroke-[#4a3a33]";
const WAVE = "stroke-white/70 dark:stroke-white/25";

/** An acacia with its foot at a position. */
function Acacia({ x, y, scale }: { x: number; y: number; scale: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <path
        d="M0 0C2-30-2-40-16-60M0-22c4-18 12-26 26-36"
        fill="none"
        strokeWidth="8"
        strokeLinecap="round"
        className={TRUNK}
      />
      <path
        d="M-64-58c6-20 34-30 60-24 18-8 52-4 64 14 8 12-2 18-14 18H-48c-14 0-20-2-16-8z"
        className={TREE}
      />
    </g>
  );
}

/** Grass on a bank. */
function Tuft({ x, y }: { x: number; y: number }) {
  return (
    <path
      d={`M${x} ${y}q-4-16-12-22M${x} ${y}q0-18 2-28M${x} ${y}q6-14 14-20`}
      fill="none"
      strokeWidth="5"
      strokeLinecap="round"
      className="stroke-[#4f8a3d] dark:stroke-[#3f7250]"
    />
  );
}

/** The river with its stones: the part of the picture that does not move. */
export const RiverScene = memo(function RiverScene({ steps }: { steps: number }) {
  const radius = stoneRadius(steps);
  return (
    <svg
      viewBox={`0 0 ${SCENE.width} ${SCENE.height}`}
      preserveAspectRatio="xMidYMid slice"
      className="absolute inset-0 size-full"
      aria-hidden="true"
      focusable="false"
    >
      <rect width="1000" height="360" className="fill-[#cdeaf3] dark:fill-[#22365a]" />
      <circle cx="800" cy="62" r="36" className="fill-[#ffd76a] dark:fill-[#f3ecd0]" />
      <circle cx="816" cy="52" r="32" className="fill-none dark:fill-[#22365a]" />
      <g className="fill-white/85 dark:fill-white/10">
        <path d="M150 62a22 22 0 0 1 42-9 18 18 0 0 1 32 9zM520 48a18 18 0 0 1 34-8 15 15 0 0 1 27 8z" />
      </g>
      <path
        d="M0 150c120-60 220-50 330-14 90-56 210-60 320-6 120-50 230-36 350 16v60H0z"
        className="fill-[#b9d8a4] dark:fill-[#2d4d55]"
      />
      <path d="M0 168q250-34 500-8t500-6v60H0z" className="fill-[#e9d48a] dark:fill-[#3d5a4c]" />
      <Acacia x={300} y={176} scale={0.8} />
      <Acacia x={640} y={170} scale={1} />
      <Acacia x={470} y={170} scale={0.55} />
      <path
        d="M0 196q120-16 260-4t300-4 440 4v170H0z"
        className="fill-[#c9a765] dark:fill-[#4a4a3c]"
      />
      <path
        d="M0 206q140-14 280-3t290-4 430 4v160H0z"
        className="fill-[#5fb7cf] dark:fill-[#24597a]"
      />
      <path d="M0 262q180-18 420 0t580-6v104H0z" className="fill-[#4aa5c2] dark:fill-[#1e4d6e]" />
      <g fill="none" strokeWidth="4" strokeLinecap="round" className={WAVE}>
        <path d="M230 228q14-9 28 0t28 0M420 240q14-9 28 0t28 0M600 224q14-9 28 0t28 0M742 246q14-9 28 0t28 0M330 342q14-9 28 0t28 0M560 344q14-9 28 0t28 0M700 336q14-9 28 0t28 0M214 268q12-8 24 0t24 0M500 262q12-8 24 0t24 0" />
      </g>
      <g className="fill-[#6fb35a] dark:fill-[#3c7a5c]">
        <path d="M372 222a20 7 0 1 0 20-3l-8 5zM690 262a24 8 0 1 0 24-4l-9 6z" />
      </g>
      <circle cx="388" cy="217" r="5" fill="#f08aa8" />
      {stonesOf(steps).map(({ x, y }) => (
        <g key={x}>
          <ellipse
            cx={x}
            cy={y + 9}
            rx={radius * 1.12}
            ry={13}
            className={"fill-white/45 dark:fill-white/15"}
          />
          <ellipse
            cx={x}
            cy={y + 6}
            rx={radius}
            ry={12}
            className="fill-[#7d7468] dark:fill-[#5a5a66]"
          />
          <ellipse
            cx={x}
            cy={y}
            rx={radius * 0.96}
            ry={10}
            className="fill-[#b5aa99] dark:fill-[#8d8d9b]"
          />
        </g>
      ))}
      <path
        d="M0 236c60-10 120 0 142 30 14 20 8 60-6 94H0z"
        className="fill-[#c9a765] dark:fill-[#57523f]"
      />
      <path
        d="M0 230c56-8 110 2 132 30 12 16 6 40-2 52-40 12-90 10-130 6z"
        className="fill-[#8cc26a] dark:fill-[#3d6f50]"
      />
      <path
        d="M1000 236c-60-10-120 0-142 30-14 20-8 60 6 94h136z"
        className="fill-[#c9a765] dark:fill-[#57523f]"
      />
      <path
        d="M1000 230c-56-8-110 2-132 30-12 16-6 40 2 52 40 12 90 10 130 6z"
        className="fill-[#8cc26a] dark:fill-[#3d6f50]"
      />
      <Tuft x={30} y={306} />
      <Tuft x={128} y={300} />
      <Tuft x={880} y={306} />
      <path d="M972 300V168" strokeWidth="6" strokeLinecap="round" className={TRUNK} />
      <path d="M969 170l-54 18 54 20z" className="fill-[#e4573d] dark:fill-[#e0684f]" />
      <Tuft x={976} y={304} />
    </svg>
  );
});
