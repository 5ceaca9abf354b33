import type { Drawing, DrawingPart } from "#core/printables/drawing.ts";

/**
 * In the built client the lines of the drawings are data beside the code (scripts/sheet-data.ts): a
 * page loads those of its own sheet. A sheet made while some are missing is made again with them.
 */
const loaded = new Map<string, readonly DrawingPart[]>();
const coming = new Map<string, Promise<void>>();
const missing = new Set<string>();
let misses = 0;

/**
 * A drawing whose parts are there once they were asked for and loaded; none until then.
 * @public The build writes the calls.
 */
export const lazyDrawing = (file: string, name: string, box: Drawing["box"]): Drawing => ({
  name,
  box,
  get parts() {
    const parts = loaded.get(file);
    if (parts) return parts;
    missing.add(file);
    misses += 1;
    return [];
  },
});

/** How often a drawing was drawn without its parts: it grows while an incomplete sheet is made. */
export const drawingMisses = (): number => misses;

/**
 * Data of a sheet that the build took out of the code.
 * @public The build writes some of the calls.
 * @throws Error when it does not come.
 */
export async function loadSheetData<Data>(file: string): Promise<Data> {
  const answer = await fetch(`/sheet-data/${file}.json`);
  if (!answer.ok) throw new Error(`The data ${file} could not be loaded: ${answer.status}`);
  return (await answer.json()) as Data;
}

async function load(file: string): Promise<void> {
  loaded.set(file, await loadSheetData<DrawingPart[]>(file));
  missing.delete(file);
}

/** Loads all that was missing. @throws Error when something does not come. */
export async function loadDrawings(): Promise<void> {
  const loads = [...missing].map((file) => {
    const started = coming.get(file) ?? load(file).finally(() => coming.delete(file));
    coming.set(file, started);
    return started;
  });
  await Promise.all(loads);
}
