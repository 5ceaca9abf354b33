import { DAY_FILL } from "../../ui/week-beads.tsx";

/** Where each friend hangs on the thread, and how large it is, in the drawing's units. */
const FRIENDS = [
  { x: 62, y: 128, r: 36 },
  { x: 150, y: 168, r: 46 },
  { x: 252, y: 132, r: 40 },
  { x: 352, y: 172, r: 50 },
  { x: 456, y: 130, r: 38 },
  { x: 548, y: 164, r: 44 },
  { x: 638, y: 124, r: 36 },
] as const;

const INK = "oklch(0.24 0.02 265)";

const THREAD = `M0 100${FRIENDS.map(({ x, y }, index) => {
  const before = FRIENDS[index - 1] ?? { x: 0, y: 100 };
  const half = (before.x + x) / 2;
  return `C${half} ${before.y} ${half} ${y} ${x} ${y}`;
}).join("")}C670 100 680 96 700 96`;

/** What distinguishes each friend, drawn around a circle of radius 1. */
const EXTRAS = [
  // A cat's ears.
  <path key="cat" d="M-.9 -.42L-.86 -1.24L-.3 -.94ZM.9 -.42L.86 -1.24L.3 -.94Z" />,
  // A bear's ears.
  <path
    key="bear"
    d="M-.68 -.7m-.36 0a.36 .36 0 1 0 .72 0a.36 .36 0 1 0 -.72 0M.68 -.7m-.36 0a.36 .36 0 1 0 .72 0a.36 .36 0 1 0 -.72 0"
  />,
  // The sun's rays.
  <path
    key="sun"
    d="M-.14 -1.02L0 -1.42L.14 -1.02ZM.62 -.82L1 -1L.82 -.62ZM-.62 -.82L-1 -1L-.82 -.62ZM1.02 -.14L1.42 0L1.02 .14ZM-1.02 -.14L-1.42 0L-1.02 .14Z"
  />,
  // A frog's protruding eyes.
  <path
    key="frog"
    d="M-.5 -.82m-.34 0a.34 .34 0 1 0 .68 0a.34 .34 0 1 0 -.68 0M.5 -.82m-.34 0a.34 .34 0 1 0 .68 0a.34 .34 0 1 0 -.68 0"
  />,
  // A whale's fountain.
  <path
    key="whale"
    d="M-.07 -.9Q-.1 -1.4 -.5 -1.36Q-.12 -1.62 0 -1.2Q.12 -1.62 .5 -1.36Q.1 -1.4 .07 -.9Z"
  />,
  // A bunny's ears.
  <path
    key="bunny"
    d="M-.5 -.8C-.8 -1.6 -.46 -1.9 -.28 -1.7C-.1 -1.5 -.1 -1.1 -.16 -.9ZM.5 -.8C.8 -1.6 .46 -1.9 .28 -1.7C.1 -1.5 .1 -1.1 .16 -.9Z"
  />,
  // A bow.
  <path key="bow" d="M0 -1.02L-.56 -1.36V-.74ZM0 -1.02L.56 -1.36V-.74Z" />,
];

/** The week's seven beads as a row of friends on their thread. Decorative. */
export function BeadFriends({ className }: { className?: string }) {
  return (
    <svg viewBox="0 30 700 200" className={className} aria-hidden="true">
      <path d={THREAD} fill="none" className="stroke-edge" strokeWidth="4" strokeLinecap="round" />
      {FRIENDS.map(({ x, y, r }, index) => (
        <g key={x} transform={`translate(${x} ${y}) scale(${r})`}>
          <g className={DAY_FILL[index]}>
            {EXTRAS[index]}
            <circle r="1" />
          </g>
          <g fill={INK}>
            <ellipse cx="-.34" cy="-.12" rx=".11" ry=".15" />
            <ellipse cx=".34" cy="-.12" rx=".11" ry=".15" />
          </g>
          <g fill="white">
            <circle cx="-.3" cy="-.17" r=".045" />
            <circle cx=".38" cy="-.17" r=".045" />
            <circle cx="-.6" cy=".2" r=".14" opacity=".4" />
            <circle cx=".6" cy=".2" r=".14" opacity=".4" />
          </g>
          <path
            d={index % 3 === 1 ? "M-.26 .2A.26 .28 0 0 0 .26 .2Z" : "M-.26 .22Q0 .5 .26 .22"}
            fill={index % 3 === 1 ? INK : "none"}
            stroke={INK}
            strokeWidth=".08"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </g>
      ))}
    </svg>
  );
}
