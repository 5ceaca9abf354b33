import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { buildContent } from "./build-content.ts";
import { hashOfInputs, INPUTS_FILE } from "./build-inputs.ts";
import { bundle } from "./bundle.ts";
import { compressBest } from "./compress.ts";
import { ROOT, run } from "./run-command.ts";

const BUILD = join(ROOT, "build");

/**
 * Makes everything that a server hands out: content, client, server, prerendered pages, pictures and
 * compressed copies. Tells its steps as it goes.
 * @param best whether the compressed copies are as small as can be, which takes half a minute more;
 * `npm start` makes them so once the server is up.
 */
export async function build({ best = false } = {}): Promise<void> {
  // Before anything is read: what changes meanwhile is in the next build.
  const inputs = hashOfInputs();
  // The bundler empties the build's own folder first.
  const drawn = mkdtempSync(join(tmpdir(), "sevenfold-pictures-"));
  // Pictures need nothing that is built, and reading leaves a core to them.
  const pictures = draw("make-previews", join(drawn, "previews")).then(() =>
    draw("make-covers", drawn),
  );
  await step("reading lessons, articles and words, drawing pictures", () => buildContent(ROOT));
  await step("bundling the app and the server", async () => {
    await Promise.all([bundle(BUILD), pictures]);
  });
  // They import what the first step makes.
  const { prerender } = await import("./prerender.ts");
  await step("rendering pages", () => prerender(BUILD));
  const { finishBuild } = await import("./finish-build.ts");
  await step("putting it all together", () => finishBuild(BUILD, drawn));
  rmSync(drawn, { recursive: true });
  if (best) await step("compressing", () => compressBest(BUILD));
  writeFileSync(INPUTS_FILE, inputs);
}

async function step(name: string, act: () => Promise<void>): Promise<void> {
  const started = Date.now();
  console.log(`Building: ${name} …`);
  await act();
  console.log(`          done in ${((Date.now() - started) / 1_000).toFixed(1)} s`);
}

async function draw(script: "make-covers" | "make-previews", folder: string): Promise<void> {
  const code = await run("node", [join(ROOT, `scripts/${script}.ts`), folder]);
  if (code !== 0) throw new Error(`${script} could not draw its pictures`);
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { best: { type: "boolean", default: false } } });
  await build(values);
}
