import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { GAMES, gamePath } from "#core/games/catalogue.ts";
import type { Row } from "./report.ts";

/** React DOM, the router and their start in a page that does nothing else. */
const FRAMEWORK_KB = 98;

/** How much script a browser loads for a page's first screen, compressed as it is transferred. */
export function measureFirstScreens(clientDir: string): Row[] {
  const games = GAMES.map(({ name }) => ({ name, kb: scriptOf(gamePath(name), clientDir) }));
  const largest = games.reduce((one, other) => (other.kb > one.kb ? other : one));
  const limits = {
    unit: "kB brotli",
    reference: { value: FRAMEWORK_KB, what: "framework alone" },
    target: { of: "figure", most: 150 },
  } as const;
  return [
    {
      name: "Script of the first screen of /generate",
      figure: scriptOf("/generate", clientDir),
      ...limits,
    },
    {
      name: "Script of an article",
      figure: scriptOf("/blog/quiet-time", clientDir),
      unit: "kB brotli",
      target: { of: "figure", most: 8 },
    },
    { name: `Script of the largest game (${largest.name})`, figure: largest.kb, ...limits },
  ];
}

function scriptOf(path: string, clientDir: string): number {
  const html = readFileSync(join(clientDir, path, "index.html"), "utf8");
  const bytes = [...scriptsOf(html, clientDir)].reduce(
    (sum, address) => sum + transferred(join(clientDir, address)),
    0,
  );
  return bytes / 1_000;
}

/** Addresses of the scripts that a page names, and of all that they import immediately. */
function scriptsOf(html: string, clientDir: string): Set<string> {
  const found = new Set<string>();
  const add = (address: string) => {
    if (found.has(address)) return;
    found.add(address);
    const code = readFileSync(join(clientDir, address), "utf8");
    for (const [, name] of code.matchAll(/(?:\bfrom|\bimport)\s*["']\.\/([\w.-]+\.js)["']/gu)) {
      add(`/assets/${name}`);
    }
  };
  // Preloaded, by `src`, or imported by the page's inline script: `import "…"`, `import("…")`.
  for (const [, address] of html.matchAll(/["'](\/assets\/[\w.-]+\.js)["']/gu)) {
    if (address) add(address);
  }
  return found;
}

/** Small files are transferred uncompressed. */
const transferred = (file: string): number =>
  statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
