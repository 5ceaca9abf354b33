import { spawnSync } from "node:child_process";
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

const ROOT = join(import.meta.dirname, "../..");
/** Everything that makes pages or mails. */
const SOURCES = globSync(["app/**/*.{ts,tsx,css}", "server/**/*.ts", "contract/**/*.ts"], {
  cwd: ROOT,
}).filter((file) => !file.includes(".test."));

/** 'file: what was found', for each place where the pattern matches. */
const findIn = (files: readonly string[], pattern: RegExp): string[] =>
  files.flatMap((file) =>
    (readFileSync(join(ROOT, file), "utf8").match(pattern) ?? []).map(
      (found) => `${file}: ${found.trim()}`,
    ),
  );

/** Where left and right are meant: what is placed by coordinates, or looks the same in any language. */
const PHYSICAL = [
  "app/features/games/pattern/pads.tsx",
  "app/features/games/puzzle/puzzle-piece.tsx",
  "app/features/games/puzzle/puzzle-screen.tsx",
  "app/features/games/puzzle/puzzle-table.tsx",
  "app/features/games/typing/river.tsx",
];

/** Tailwind's classes with a side, and CSS properties in style sheets of our own. */
const SIDES = new RegExp(
  [
    String.raw`(?<![\w-])-?(?:scroll-)?[mp][lr]-(?:\d|px|auto|\[|\()[\w.]*`,
    String.raw`(?<![\w-])-?(?:left|right)-(?:\d|px|auto|full|\[|\()[\w.]*`,
    String.raw`(?<![\w-])(?:text|float|clear)-(?:left|right)\b`,
    String.raw`(?<![\w-])border-[lr](?=["'\s\x60-])`,
    String.raw`(?<![\w-])rounded-(?:[lr]|[tb][lr])(?=["'\s\x60-])`,
    String.raw`(?<![\w-])(?:margin|padding|border|scroll-margin|scroll-padding)-(?:left|right)\b`,
    String.raw`(?<![\w-])(?:text-align|float|clear): ?(?:left|right)\b`,
  ].join("|"),
  "gu",
);

test("no class or style names left or right where start or end is meant", () => {
  const found = findIn(SOURCES, SIDES);
  const isMeant = (place: string) => PHYSICAL.some((file) => place.startsWith(`${file}: `));
  expect(found.filter((place) => !isMeant(place))).toEqual([]);
  for (const file of PHYSICAL) expect(found.join("\n"), file).toContain(`${file}: `);
});

test.each([
  "ml-2",
  "sm:-mr-2",
  "[&_ul]:pl-5",
  "after:left-0.5",
  "right-[5%]",
  "left-auto",
  "text-left",
  "border-l border-rule",
  "border-r-4",
  "rounded-bl-md",
  "margin-left: 2px",
  "text-align:right",
])("'%s' would be found", (text) => {
  expect(`"${text}"`.match(SIDES)).not.toBeNull();
});

test.each(["ms-2", "space-x-2", "inset-x-0", "a left-over", "html-2", "rounded-lg", "border-rule"])(
  "'%s' is fine",
  (text) => expect(`"${text}"`.match(SIDES)).toBeNull(),
);

test("language and locale are named in one place", () => {
  // Names that only machines read: a date in the form of ISO 8601, for a quota's calendar.
  const fine = ['server/adapters/video/youtube.ts: "en-CA"'];
  const sources = [...SOURCES, ...globSync("core/**/!(*.test).ts", { cwd: ROOT })].filter(
    (file) => file !== "core/words/language.ts",
  );
  expect(findIn(sources, /lang="\w+"|"en(?:-[A-Z]{2})?"/gu)).toEqual(fine);
});

/** Starting another program takes seconds on a busy machine. */
const TIMEOUT = 60_000;

interface Diagnostic {
  readonly category: string;
  readonly location: { readonly path: string };
}

const REFUSED = ["<p>Save it</p>", '<input aria-label="Your name" />', '<Dialog title="Share" />'];
const FINE = ["<p>{words.save}</p>", "<input aria-label={words.name} />", '<p className="a b" />'];

test("screens whose words have keys are refused others, in texts and in attributes", {
  timeout: TIMEOUT,
}, () => {
  const house = mkdtempSync(join(tmpdir(), "sevenfold-words-"));
  try {
    const { vcs: _, ...config } = JSON.parse(readFileSync(join(ROOT, "biome.json"), "utf8"));
    const text = JSON.stringify(config).replaceAll("./scripts/lint", join(ROOT, "scripts/lint"));
    writeFileSync(join(house, "biome.json"), text);
    const elements = [...REFUSED, ...FINE];
    for (const [at, element] of elements.entries()) {
      const file = join(house, `app/ui/example-${at}.tsx`);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, `export const Example = () => ${element};\n`);
    }
    const { stdout } = spawnSync(
      join(ROOT, "node_modules/.bin/biome"),
      ["lint", "--reporter=json", "app"],
      { cwd: house, encoding: "utf8" },
    );
    const { diagnostics } = JSON.parse(stdout) as { diagnostics: readonly Diagnostic[] };
    const places = diagnostics
      .filter(({ category }) => category === "plugin" || category === "lint/style/noJsxLiterals")
      .map(({ location }) => location.path);
    const refused = elements.filter((_, at) => places.includes(`app/ui/example-${at}.tsx`));
    expect(refused).toEqual(REFUSED);
  } finally {
    rmSync(house, { recursive: true, force: true });
  }
});
