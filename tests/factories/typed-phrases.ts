import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { z } from "zod";

/** What people type into the hobby box: phrases by class, from `tests/phrases/`. */
export const readPhrases = (file: "refused" | "innocent"): [name: string, phrases: string[]][] =>
  Object.entries(
    z
      .record(z.string(), z.array(z.string().max(50)))
      .parse(parse(readFileSync(new URL(`../phrases/${file}.yaml`, import.meta.url), "utf8"))),
  );
