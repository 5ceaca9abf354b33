import fc from "fast-check";
import { expect, test } from "vitest";
import { seededRandom } from "#core/random/random.ts";
import { RUNS } from "#tests/property-runs.ts";
import { farm } from "../documents/coloring-animals/farm.ts";
import { forest } from "../documents/coloring-animals/forest.ts";
import { sea } from "../documents/coloring-animals/sea.ts";
import { garden } from "../documents/coloring-nature/garden.ts";
import { mountains } from "../documents/coloring-nature/mountains.ts";
import { pond } from "../documents/coloring-nature/pond.ts";
import { deepSpace, launch, moonWalk } from "../documents/coloring-space/scenes.ts";
import { harbor } from "../documents/coloring-vehicles/harbor.ts";
import { street } from "../documents/coloring-vehicles/street.ts";
import { SCENE } from "./coloring-page.ts";
import { pointsOf } from "./transform.ts";

const SCENES = {
  farm,
  forest,
  sea,
  garden,
  mountains,
  pond,
  launch,
  moonWalk,
  deepSpace,
  street,
  harbor,
};

test("nothing in a scene is cut off by its frame", () => {
  const scenes = fc.constantFrom(...Object.entries(SCENES));
  const details = fc.constantFrom(0 as const, 1 as const, 2 as const);
  fc.assert(
    fc.property(scenes, details, fc.string(), ([name, scene], detail, seed) => {
      const cut = scene(detail, seededRandom(seed)).filter((mark) =>
        pointsOf(mark).some(
          ({ x, y }) => x < -0.3 || x > SCENE.width + 0.3 || y < -0.3 || y > SCENE.height + 0.3,
        ),
      );
      expect(
        cut.map(({ d }) => d.slice(0, 60)),
        name,
      ).toEqual([]);
    }),
    RUNS,
  );
});

test("older children find more in every scene", () => {
  for (const [name, scene] of Object.entries(SCENES)) {
    const counts = ([0, 1, 2] as const).map((detail) => scene(detail, seededRandom("a")).length);
    expect(counts, name).toEqual(counts.toSorted((one, other) => one - other));
    expect(new Set(counts).size, name).toBe(3);
  }
});

test("another seed draws another scene", () => {
  for (const [name, scene] of Object.entries(SCENES)) {
    const drawn = Array.from({ length: 12 }, (_, seed) =>
      JSON.stringify(scene(0, seededRandom(seed))),
    );
    expect(new Set(drawn).size, name).toBeGreaterThan(1);
  }
});
