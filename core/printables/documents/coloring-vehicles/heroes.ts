import type { PathMark } from "../../page.ts";
import { at } from "../../parts/coloring-page.ts";
import { COLORABLE, DETAIL, drawnAt } from "../../parts/scenery.ts";
import { circle, ellipse, type Point, path, star } from "../../shapes.ts";

/** What makes a person a firefighter or a doctor: drawn behind, on the body, and on the head. */
interface Outfit {
  readonly name: string;
  readonly behind?: readonly string[];
  readonly body: readonly string[];
  /** Lines on the clothes. */
  readonly lines?: readonly string[];
  readonly head: readonly string[];
  /** In the raised hand. */
  readonly held?: readonly string[];
  readonly badge?: boolean;
}

const STRIPES = [
  "M-.19 -.34L.19 -.34L.195 -.3L-.195 -.3Z",
  "M-.205 -.22L.205 -.22L.21 -.18L-.21 -.18Z",
];
const HAIR =
  "M-.15 -.78C-.19 -1.01 .19 -1.01 .15 -.78C.1 -.84 .06 -.87 0 -.88C-.06 -.87 -.1 -.84 -.15 -.78Z";

const OUTFITS: readonly Outfit[] = [
  {
    name: "firefighter",
    body: STRIPES,
    lines: ["M0 -.56L0 -.34", "M0 -.3L0 -.22"],
    head: [
      "M-.17 -.82C-.17 -1.02 .17 -1.02 .17 -.82Z",
      "M-.23 -.8C-.2 -.85 .2 -.85 .23 -.8C.2 -.77 -.2 -.77 -.23 -.8Z",
      "M-.05 -.84L-.05 -.93L0 -.97L.05 -.93L.05 -.84Z",
    ],
    held: [
      "M.3 -.9L.34 -.92L.46 -.62L.42 -.6Z",
      "M.26 -.86C.24 -.96 .32 -1.02 .42 -1L.36 -.92L.3 -.88Z",
    ],
  },
  {
    name: "doctor",
    body: [
      "M-.2 -.12L-.06 -.12L-.02 -.5L-.1 -.56L-.17 -.54Z",
      "M.2 -.12L.06 -.12L.02 -.5L.1 -.56L.17 -.54Z",
      "M.08 -.3L.16 -.3L.165 -.2L.08 -.2Z",
    ],
    lines: ["M-.08 -.56C-.1 -.44 -.04 -.4 0 -.4C.04 -.4 .1 -.44 .08 -.56", "M0 -.4L0 -.34"],
    head: [HAIR],
  },
  {
    name: "builder",
    body: [
      "M-.12 -.58L-.06 -.58L-.06 -.12L-.12 -.12Z",
      "M.06 -.58L.12 -.58L.12 -.12L.06 -.12Z",
      "M-.2 -.3L.2 -.3L.205 -.24L-.205 -.24Z",
    ],
    head: [
      "M-.16 -.82C-.17 -1.02 .17 -1.02 .16 -.82Z",
      "M-.17 -.8L.25 -.8C.26 -.84 .22 -.85 .17 -.85L-.17 -.85Z",
      "M-.035 -.85L-.035 -.98L.035 -.98L.035 -.85Z",
    ],
    held: ["M.35 -.58L.39 -.59L.45 -.9L.41 -.91Z", "M.3 -.88L.54 -.84L.53 -.93L.32 -.96Z"],
  },
  {
    name: "police officer",
    body: [
      "M-.205 -.2L.205 -.2L.21 -.15L-.21 -.15Z",
      "M-.03 -.21L.03 -.21L.03 -.14L-.03 -.14Z",
      "M0 -.54L.04 -.5L.025 -.3L0 -.26L-.025 -.3L-.04 -.5Z",
    ],
    head: [
      "M-.15 -.82L-.22 -.94C-.14 -1.03 .14 -1.03 .22 -.94L.15 -.82Z",
      "M-.16 -.82C-.1 -.88 .1 -.88 .16 -.82C.1 -.79 -.1 -.79 -.16 -.82Z",
      "M-.04 -.9L0 -.96L.04 -.9L0 -.86Z",
    ],
    badge: true,
  },
  {
    name: "superhero",
    behind: [
      "M-.12 -.58C-.3 -.4 -.42 -.2 -.44 -.04C-.3 -.1 -.2 -.06 -.1 -.1C0 -.05 .12 -.1 .2 -.05C.26 -.1 .34 -.1 .4 -.06C.36 -.3 .26 -.46 .12 -.58Z",
    ],
    body: [
      "M-.205 -.2L.205 -.2L.21 -.15L-.21 -.15Z",
      "M0 -.3L-.1 -.4L-.05 -.48L0 -.45L.05 -.48L.1 -.4Z",
    ],
    head: [
      HAIR,
      "M-.148 -.76C-.1 -.82 -.04 -.82 0 -.78C.04 -.82 .1 -.82 .148 -.76C.12 -.69 .04 -.69 0 -.73C-.04 -.69 -.12 -.69 -.148 -.76Z",
    ],
  },
  {
    name: "farmer",
    body: [
      "M-.13 -.12L-.13 -.42L.13 -.42L.13 -.12Z",
      "M-.12 -.42L-.14 -.58L-.08 -.58L-.07 -.42Z",
      "M.12 -.42L.14 -.58L.08 -.58L.07 -.42Z",
      "M-.06 -.34L.06 -.34L.05 -.24L-.05 -.24Z",
    ],
    head: [
      "M-.13 -.84C-.12 -1.04 .12 -1.04 .13 -.84Z",
      "M-.26 -.8C-.2 -.87 .2 -.87 .26 -.8C.18 -.78 -.18 -.78 -.26 -.8Z",
    ],
    held: [
      "M.36 -.1L.4 -.1L.4 -.84L.36 -.84Z",
      "M.28 -.84L.48 -.84L.48 -1.02L.45 -1.02L.45 -.87L.395 -.87L.395 -1.02L.365 -1.02L.365 -.87L.31 -.87L.31 -1.02L.28 -1.02Z",
    ],
  },
];

export interface Hero {
  readonly name: string;
  readonly draw: (foot: Point, height: number) => PathMark[];
}

function dressed(outfit: Outfit, foot: Point, height: number): PathMark[] {
  const shape = (d: string) => path(drawnAt(d, foot, height), COLORABLE);
  const line = (d: string) => path(drawnAt(d, foot, height), DETAIL);
  const on = (x: number, y: number) => at(foot.x + x * height, foot.y + y * height);
  return [
    ...(outfit.behind ?? []).map(shape),
    shape("M-.18 -.14L-.01 -.14L-.02 -.03L-.15 -.03Z"),
    shape("M.18 -.14L.01 -.14L.02 -.03L.15 -.03Z"),
    shape("M-.2 0C-.22 -.06 -.06 -.08 -.015 -.04L-.015 0Z"),
    shape("M.2 0C.22 -.06 .06 -.08 .015 -.04L.015 0Z"),
    shape("M-.14 -.57C-.26 -.54 -.3 -.42 -.3 -.28L-.22 -.27C-.21 -.36 -.2 -.4 -.15 -.44Z"),
    shape(
      "M-.14 -.58C-.1 -.6 .1 -.6 .14 -.58C.2 -.54 .21 -.3 .21 -.11L-.21 -.11C-.21 -.3 -.2 -.54 -.14 -.58Z",
    ),
    ...outfit.body.map(shape),
    ...(outfit.lines ?? []).map(line),
    ...(outfit.badge ? [star(on(0.11, -0.42), height * 0.045, COLORABLE)] : []),
    ...(outfit.held ?? []).map(shape),
    shape(
      "M.14 -.57C.22 -.56 .27 -.54 .29 -.52L.34 -.64L.42 -.61C.41 -.52 .37 -.42 .3 -.42C.24 -.42 .19 -.44 .15 -.46Z",
    ),
    circle(on(0.385, -0.65), height * 0.045, COLORABLE),
    circle(on(-0.26, -0.255), height * 0.045, COLORABLE),
    ellipse(on(-0.155, -0.74), height * 0.025, height * 0.035, COLORABLE),
    ellipse(on(0.155, -0.74), height * 0.025, height * 0.035, COLORABLE),
    ellipse(on(0, -0.755), height * 0.152, height * 0.165, COLORABLE),
    ...outfit.head.map(shape),
    circle(on(-0.055, -0.75), height * 0.013, { fill: "ink" }),
    circle(on(0.055, -0.75), height * 0.013, { fill: "ink" }),
    line("M-.055 -.67C-.03 -.64 .03 -.64 .055 -.67"),
  ];
}

/** People who help, and one who does so only in stories. */
export const HEROES: readonly Hero[] = OUTFITS.map((outfit) => ({
  name: outfit.name,
  draw: (foot, height) => dressed(outfit, foot, height),
}));
