import { pick } from "#core/random/random.ts";
import { shuffled } from "#core/random/shuffle.ts";
import type { Generate } from "../../page.ts";
import { experimentPages } from "../../parts/experiment.ts";
import type { Box } from "../../shapes.ts";
import { typeSizes } from "../../text.ts";
import { setUp } from "./set-up.ts";
import { CHANGES, MATERIALS, MIXES, type Mix, SAFETY, TABLES, TEXTS } from "./texts.ts";

export const generate: Generate = (params, random) => {
  const { age, large } = params;
  const { small } = typeSizes(params);
  const mix = pick<Mix>(MIXES, random);
  const experiment = {
    ...TEXTS[age],
    steps: TEXTS[age].steps(mix),
    materials: MATERIALS[age](mix),
    table: TABLES[age],
    safety: SAFETY,
    change: shuffled(CHANGES, random)[0] ?? "",
    setUp: { height: large ? 64 : 58, draw: (box: Box) => setUp(box, mix, small) },
  };
  return { title: "STEM: Walking Water", pages: experimentPages(experiment, params), answers: [] };
};
