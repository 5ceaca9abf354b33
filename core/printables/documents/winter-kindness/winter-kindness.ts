import type { Generate } from "../../page.ts";
import { cardsPage } from "./cards.ts";
import { letterPage } from "./letter.ts";
import { pathPages } from "./path.ts";
import { snowflakePage } from "./snowflake-page.ts";

const TITLE = "Winter Kindness Pack";

export const generate: Generate = (params, random) => ({
  title: TITLE,
  pages: [
    ...pathPages(params, random, TITLE),
    cardsPage(params, random),
    snowflakePage(params, random),
    letterPage(params, random),
  ],
  answers: [],
});
