/** A stitch of a chart: what it is called, how many loops it takes from the row below and leaves. */
export interface Stitch {
  readonly name: string;
  readonly takes: number;
  readonly leaves: number;
}

/**
 * The stitches of charts by the signs of a row. Knitting follows the symbols of the Craft Yarn Council:
 * knit on the right side is an empty square, purl a dash. Crochet is counted by the stitches that it is worked into.
 */
export const STITCHES = {
  knit: {
    k: { name: "knit", takes: 1, leaves: 1 },
    p: { name: "purl", takes: 1, leaves: 1 },
    o: { name: "yarn over", takes: 0, leaves: 1 },
    "/": { name: "knit two together", takes: 2, leaves: 1 },
    "\\": { name: "slip, slip, knit", takes: 2, leaves: 1 },
    v: { name: "slip", takes: 1, leaves: 1 },
    m: { name: "make one", takes: 0, leaves: 1 },
  },
  crochet: {
    c: { name: "chain", takes: 0, leaves: 1 },
    s: { name: "slip stitch", takes: 1, leaves: 1 },
    x: { name: "single crochet", takes: 1, leaves: 1 },
    h: { name: "half double crochet", takes: 1, leaves: 1 },
    d: { name: "double crochet", takes: 1, leaves: 1 },
    w: { name: "two single crochet in one stitch", takes: 1, leaves: 2 },
    a: { name: "two single crochet together", takes: 2, leaves: 1 },
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, Stitch>>>>;
