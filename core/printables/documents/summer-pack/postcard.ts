import { pick, type Random } from "#core/random/random.ts";
import { placed } from "../../drawing.ts";
import { palmTree } from "../../drawings/palm-tree.ts";
import { BODY, type Page, type SheetParams } from "../../page.ts";
import { cutBox } from "../../parts/cut-line.ts";
import { lineGap, writingLines } from "../../parts/writing-lines.ts";
import { line, rectangle } from "../../shapes.ts";
import { lineHeight, text, textBlock, textIn, textWidth, typeSizes } from "../../text.ts";

/** Width of the postcard in millimeters. */
const WIDTH = 140;

const GREETINGS = [
  "Greetings from",
  "Hello from",
  "Sunny wishes from",
  "Best wishes from",
] as const;

/** The two sides of a postcard, to draw and to write, cut out and glue back to back. */
export function postcardPage(params: Pick<SheetParams, "age" | "large">, random: Random): Page {
  const type = typeSizes(params);
  const greeting = pick(GREETINGS, random);
  const advice = textBlock(
    { x: 0, y: 0 },
    "Draw a summer picture on the front and write on the back. Cut out both sides. Glue them back to back on thin card.",
    BODY.width,
    { size: type.body },
  );
  const top = advice.height + 5;
  const height = (BODY.height - top - 6) / 2;
  const left = (BODY.width - WIDTH) / 2;
  const front = { x: left, y: top, width: WIDTH, height };
  const back = { x: left, y: top + height + 6, width: WIDTH, height };
  const thin = { stroke: "dark", width: 0.3 } as const;
  const size = type.heading;
  const band = lineHeight(size) + 4;
  const picture = { x: left + 5, y: top + 5, width: WIDTH - 10, height: height - band - 6 };
  const base = front.y + height - 5;
  const from = left + 7 + textWidth(greeting, { size, bold: true }) + 3;
  const half = left + WIDTH * 0.56;
  const stamp = { x: left + WIDTH - 26, y: back.y + 5, width: 20, height: 24 };
  const gap = lineGap(params.age);
  const message = back.y + 5 + lineHeight(type.body);
  const address = {
    x: half + 5,
    y: stamp.y + stamp.height,
    width: left + WIDTH - half - 11,
    height: back.y + height - 5 - stamp.y - stamp.height,
  };
  return {
    title: "A Summer Postcard",
    marks: [
      ...advice.marks,
      ...cutBox(front),
      ...cutBox(back),
      rectangle(picture, { stroke: "ink", width: 0.6 }, 3),
      text({ x: left + 7, y: base - 0.5 }, greeting, { size, bold: true }),
      line({ x: from, y: base + 0.5 }, { x: left + WIDTH - 7, y: base + 0.5 }, thin),
      text({ x: left + 7, y: message - 1 }, "Dear", { size: type.body }),
      line(
        { x: left + 7 + textWidth("Dear", { size: type.body }) + 3, y: message },
        { x: half - 5, y: message },
        thin,
      ),
      ...writingLines(
        {
          x: left + 7,
          y: message,
          width: half - 5 - left - 7,
          height: back.y + height - 5 - message,
        },
        { gap },
      ),
      line(
        { x: half, y: back.y + 6 },
        { x: half, y: back.y + height - 6 },
        { stroke: "mid", width: 0.5 },
      ),
      rectangle(stamp, { stroke: "ink", width: 0.5 }),
      ...placed(palmTree, { x: stamp.x + 4, y: stamp.y + 4, width: 12, height: 16 }),
      textIn({ x: half + 3, y: stamp.y, width: stamp.x - half - 5, height: 10 }, "To", {
        size: type.body,
      }),
      ...writingLines(address, { gap: Math.min(11, address.height / 4) }),
    ],
  };
}
