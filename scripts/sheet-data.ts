import { basename } from "node:path";
import { pathToFileURL } from "node:url";
import type { Plugin } from "vite";
import type { Drawing } from "#core/printables/drawing.ts";

const DRAWING = /\/core\/printables\/drawings\/[a-z0-9-]+\.ts$/u;
const TABLE = /\/core\/printables\/(?:letters\/outlines|words\/anagrams)\.ts$/u;
const LOADER = /\/features\/printables\/sheet-data\.ts$/u;

/**
 * Takes the data of the sheets out of the client's code. A drawing's lines become
 * `/sheet-data/<name>.json`, and the code keeps its name and its size: sheets choose a few of hundreds
 * by their seed, so that most of them would never be drawn. A large table is fetched with the module
 * that has it (app/features/printables/sheet-data.ts).
 */
export function sheetData(): Plugin {
  return {
    name: "sevenfold-sheet-data",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    configEnvironment: (name) =>
      name === "client"
        ? {
            build: {
              rolldownOptions: {
                output: {
                  codeSplitting: {
                    groups: [
                      { name: "sheet-data", test: LOADER, priority: 1 },
                      { name: "drawings", test: DRAWING },
                    ],
                  },
                },
              },
            },
          }
        : undefined,
    transform: {
      filter: { id: [DRAWING, TABLE] },
      async handler(_, id) {
        const module = (await import(pathToFileURL(id).href)) as Record<string, unknown>;
        const [entry, another] = Object.entries(module);
        if (!entry || another) throw new Error(`${id} must export its data and nothing else`);
        const [name, value] = entry;
        const file = basename(id, ".ts");
        const drawing = DRAWING.test(id) ? (value as Drawing) : undefined;
        this.emitFile({
          type: "asset",
          fileName: `sheet-data/${file}.json`,
          source: JSON.stringify(drawing ? drawing.parts : value),
        });
        const words = (drawing ? [file, drawing.name, drawing.box] : [file])
          .map((word) => JSON.stringify(word))
          .join(", ");
        const call = drawing
          ? `/* @__PURE__ */ lazyDrawing(${words})`
          : `await loadSheetData(${words})`;
        return {
          code: `import { ${drawing ? "lazyDrawing" : "loadSheetData"} } from "#app/features/printables/sheet-data.ts";\nexport const ${name} = ${call};`,
          map: null,
        };
      },
    },
  };
}
