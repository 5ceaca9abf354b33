import { shuffled } from "#core/random/shuffle.ts";
import { BODY, type Generate, type Mark, type Page } from "../../page.ts";
import { checkbox } from "../../parts/checkbox.ts";
import { face } from "../../parts/faces.ts";
import { lineGap, writingLines } from "../../parts/writing-lines.ts";
import { POINT } from "../../point.ts";
import { boxes, rectangle } from "../../shapes.ts";
import { lineHeight, text, textBlock, typeSizes } from "../../text.ts";
import { bodyOutline } from "./body-outline.ts";
import { CARE, HELP_COUNT, HELPS, WORDS } from "./words.ts";

export const generate: Generate = (params, random) => {
  const { age, large } = params;
  const type = typeSizes(params);
  const feelings = shuffled(WORDS[age], random);
  const helps = shuffled(HELPS[age], random).slice(0, HELP_COUNT);
  const gap = lineGap(age);

  const facesPage = (): Page => {
    const head = textBlock(
      { x: 0, y: 0 },
      age === "k2"
        ? "How do you feel right now? Circle the face. Every feeling is okay."
        : "How do you feel right now? Circle every face that fits. You can have more than one feeling at once, and every feeling is okay.",
      BODY.width,
      { size: type.body },
    );
    const columns = 3;
    const rows = Math.ceil(feelings.length / columns);
    const ask = lineHeight(type.body) + 2.7 * gap;
    const top = head.height + 4;
    const grid = { x: 0, y: top, width: BODY.width, height: BODY.height - top - ask - 4 };
    const marks: Mark[] = [...head.marks];
    for (const [index, box] of boxes(grid, columns, rows, 3).entries()) {
      const feeling = feelings[index];
      if (!feeling) continue;
      const word = large ? 20 : age === "k2" ? 18 : 15;
      const below = word * POINT * 1.25;
      const r = Math.min((box.height - below - 3) / 2, box.width / 2 - 4);
      const middle = { x: box.x + box.width / 2, y: box.y + r + 1.5 };
      marks.push(
        ...face(feeling, middle, r, 0.7),
        text({ x: middle.x, y: middle.y + r + word * POINT * 0.95 }, feeling, {
          size: word,
          bold: true,
          anchor: "middle",
        }),
      );
    }
    const y = BODY.height - ask;
    const because = y + lineHeight(type.body) + gap;
    marks.push(
      text({ x: 0, y: y + gap }, "Right now I feel", { size: type.body }),
      ...writingLines(
        { x: large ? 58 : 42, y, width: BODY.width - (large ? 58 : 42), height: gap },
        { gap },
      ),
      text({ x: 0, y: because + gap * 0.6 }, "because", { size: type.body }),
      ...writingLines(
        {
          x: large ? 34 : 24,
          y: because - gap * 0.4,
          width: BODY.width - (large ? 34 : 24),
          height: gap,
        },
        { gap },
      ),
      ...writingLines({ x: 0, y: because + gap * 0.6, width: BODY.width, height: gap }, { gap }),
    );
    return { marks };
  };

  const bodyPage = (): Page => {
    const half = BODY.width * 0.46;
    const where = textBlock(
      { x: 0, y: 0 },
      "Where do you feel it? Color the place: a tight tummy, warm cheeks, a fast heart, heavy legs.",
      half,
      { size: type.body },
    );
    const care = textBlock({ x: 5, y: 0 }, CARE, BODY.width - 10, { size: type.body, bold: true });
    const bottom = BODY.height - care.height - 8;
    const marks: Mark[] = [
      text({ x: 0, y: type.heading * POINT }, "In my body", { size: type.heading, bold: true }),
    ];
    const shift = lineHeight(type.heading) + 1;
    marks.push(...where.marks.map((mark) => ({ ...mark, y: mark.y + shift })));
    const top = shift + where.height + 3;
    marks.push(...bodyOutline({ x: 0, y: top, width: half, height: bottom - top - 6 }));

    const x = half + 10;
    const width = BODY.width - x;
    marks.push(
      text({ x, y: type.heading * POINT }, "One thing that helps", {
        size: type.heading,
        bold: true,
      }),
    );
    const choose = textBlock({ x, y: shift }, "Choose one and try it now.", width, {
      size: type.body,
    });
    marks.push(...choose.marks);
    let y = shift + choose.height + 4;
    const side = large ? 8 : 6.5;
    for (const help of helps) {
      const line = textBlock({ x: x + side + 3, y }, help, width - side - 3, { size: type.body });
      marks.push(checkbox({ x, y: y - 0.5 }, side), ...line.marks);
      y += Math.max(line.height, side) + (large ? 4 : 6);
    }
    marks.push(
      checkbox({ x, y: y - 0.5 }, side),
      text({ x: x + side + 3, y: y + type.body * POINT }, "My own idea:", { size: type.body }),
    );
    y += lineHeight(type.body);
    marks.push(...writingLines({ x, y, width, height: 2 * gap }, { gap }));
    y += 2 * gap + 10;
    const after = textBlock({ x, y }, "Afterward I feel", width, { size: type.body });
    const r = Math.min(9, (width / 3 - 3) / 2);
    if (y + after.height + 2 * r + lineHeight(type.body) + 8 < bottom) {
      marks.push(...after.marks);
      const answers = [
        ["better", "happy"],
        ["the same", "bored"],
        ["worse", "sad"],
      ] as const;
      for (const [index, [word, feeling]] of answers.entries()) {
        const middle = { x: x + (width / 3) * (index + 0.5), y: y + after.height + 2 + r };
        marks.push(
          ...face(feeling, middle, r),
          text({ x: middle.x, y: middle.y + r + lineHeight(type.small) }, word, {
            size: type.small,
            anchor: "middle",
          }),
        );
      }
    }
    const frame = {
      x: 0,
      y: BODY.height - care.height - 5,
      width: BODY.width,
      height: care.height + 5,
    };
    marks.push(
      rectangle(frame, { stroke: "ink", width: 0.6 }, 4),
      ...care.marks.map((mark) => ({ ...mark, y: mark.y + frame.y + 1.6 })),
    );
    return { title: "Where I Feel It and What Helps", marks };
  };

  return { title: "Feelings Check-In", pages: [facesPage(), bodyPage()], answers: [] };
};
