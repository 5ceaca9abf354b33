import { shuffled } from "#core/random/shuffle.ts";
import type { Generate } from "../../page.ts";
import { experimentPages } from "../../parts/experiment.ts";
import type { Box } from "../../shapes.ts";
import { typeSizes } from "../../text.ts";
import { setUp } from "./set-up.ts";
import { CHANGES, MATERIALS, SAFETY, TABLES, TEXTS } from "./texts.ts";

export const generate: Generate = (params, random) => {
  const { age } = params;
  const { small } = typeSizes(params);
  const experiment = {
    ...TEXTS[age],
    materials: MATERIALS[age],
    table: TABLES[age],
    safety: SAFETY,
    change: shuffled(CHANGES, random)[0] ?? "",
    setUp: { height: 46, draw: (box: Box) => setUp(box, small) },
  };
  return { title: "STEM: Balloon Rocket", pages: experimentPages(experiment, params), answers: [] };
};
