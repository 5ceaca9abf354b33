import {
  BODY,
  type Mark,
  type Page,
  type Sheet,
  type SheetParams,
  SMALLEST_LARGE_TYPE,
  SMALLEST_TYPE,
  type TextMark,
} from "#core/printables/page.ts";
import { POINT } from "#core/printables/point.ts";
import { textWidth } from "#core/printables/text.ts";

interface Rectangle {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** The area of a text, from the height of its capitals to below its baseline, in millimeters. */
function placeOf(mark: TextMark): Rectangle {
  const width = textWidth(mark.text, mark);
  const [up, down] = [mark.size * POINT * 0.72, mark.size * POINT * 0.2];
  const start = mark.anchor === "middle" ? -width / 2 : mark.anchor === "end" ? -width : 0;
  const turn = ((mark.turn ?? 0) * Math.PI) / 180;
  const corners = [
    [start, -up],
    [start + width, -up],
    [start + width, down],
    [start, down],
  ].map(([x = 0, y = 0]) => [
    mark.x + x * Math.cos(turn) - y * Math.sin(turn),
    mark.y + x * Math.sin(turn) + y * Math.cos(turn),
  ]);
  const xs = corners.map(([x = 0]) => x);
  const ys = corners.map(([, y = 0]) => y);
  return {
    left: Math.min(...xs),
    right: Math.max(...xs),
    top: Math.min(...ys),
    bottom: Math.max(...ys),
  };
}

const GRAMMAR = /^(?:M-?[\d.]+ -?[\d.]+(?:L-?[\d.]+ -?[\d.]+|C(?:-?[\d.]+ ){5}-?[\d.]+|Z)*)+$/u;
const NUMBERS = /-?[\d.]+/gu;
/** Half a millimeter over the edge is not a fault: lines have a width. */
const SLACK = 0.5;

function outside({ left, right, top, bottom }: Rectangle): boolean {
  return (
    left < -SLACK || top < -SLACK || right > BODY.width + SLACK || bottom > BODY.height + SLACK
  );
}

function faultOfMark(mark: Mark, smallest: number): string | undefined {
  if (mark.kind === "text") {
    if (mark.text.trim() === "") return "an empty text";
    if (mark.size < smallest) return `'${mark.text}' is ${mark.size} points small`;
    return outside(placeOf(mark)) ? `'${mark.text}' leaves the paper` : undefined;
  }
  if (!GRAMMAR.test(mark.d)) return `no path: ${mark.d.slice(0, 60)}`;
  const numbers = (mark.d.match(NUMBERS) ?? []).map(Number);
  const xs = numbers.filter((_, index) => index % 2 === 0);
  const ys = numbers.filter((_, index) => index % 2 === 1);
  const place = {
    left: Math.min(...xs),
    right: Math.max(...xs),
    top: Math.min(...ys),
    bottom: Math.max(...ys),
  };
  if (!mark.stroke && !mark.fill) return `a path that nobody sees: ${mark.d.slice(0, 60)}`;
  // A curve's control points may lie a little farther out than the curve.
  return outside(place) ? `a path leaves the paper: ${mark.d.slice(0, 60)}` : undefined;
}

function* collisions(page: Page): Generator<string> {
  const texts = page.marks
    .filter((mark) => mark.kind === "text")
    .map((mark) => ({ mark, place: placeOf(mark) }));
  for (const [index, one] of texts.entries()) {
    for (const other of texts.slice(index + 1)) {
      const across =
        Math.min(one.place.right, other.place.right) - Math.max(one.place.left, other.place.left);
      const down =
        Math.min(one.place.bottom, other.place.bottom) - Math.max(one.place.top, other.place.top);
      if (across > 0.3 && down > 0.6) yield `'${one.mark.text}' and '${other.mark.text}' overlap`;
    }
  }
}

/** The faults of a sheet wherever it is printed; none if all is well. */
export function faultsOf(
  sheet: Sheet,
  params: Pick<SheetParams, "large">,
  solvable: boolean,
): string[] {
  const smallest = params.large ? SMALLEST_LARGE_TYPE : SMALLEST_TYPE;
  const faults: string[] = [];
  if (sheet.title.trim() === "") faults.push("no title");
  if (sheet.pages.length === 0) faults.push("no page");
  if (sheet.answers.length > 0 !== solvable) faults.push("the answer key is missing or too much");
  for (const [kind, pages] of [
    ["page", sheet.pages],
    ["answers", sheet.answers],
  ] as const) {
    for (const [index, page] of pages.entries()) {
      const found = [
        ...page.marks.flatMap((mark) => faultOfMark(mark, smallest) ?? []),
        ...collisions(page),
        ...(page.marks.length === 0 ? ["nothing on it"] : []),
      ];
      faults.push(...found.map((fault) => `${kind} ${index + 1}: ${fault}`));
    }
  }
  return faults;
}
