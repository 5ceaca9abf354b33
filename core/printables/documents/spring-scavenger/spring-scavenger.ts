import type { Generate } from "../../page.ts";
import { bestFindPage } from "./best-find.ts";
import { listPage } from "./list.ts";
import { plantPage } from "./plant.ts";
import { tallyPage } from "./tally.ts";

const TITLE = "Spring Scavenger Hunt";

export const generate: Generate = (params, random) => ({
  title: TITLE,
  pages: [
    listPage(params, random, TITLE),
    tallyPage(params, random),
    plantPage(params, random),
    bestFindPage(params, random),
  ],
  answers: [],
});
