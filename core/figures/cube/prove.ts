import { type CubeFigure, cubeOf, isSolved } from "./cube.ts";
import { readTurns } from "./turns.ts";

/** Turns that exist, and a state that they come from. An arrow needs a view in which its face is seen. */
export const proveCube = ({ cubes }: CubeFigure): string[] =>
  cubes.flatMap((state, index) => {
    const name = `cube ${index + 1}`;
    const { after, before, turn, view } = state;
    if (after !== undefined && before !== undefined) {
      return [`${name} has both \`after\` and \`before\``];
    }
    const written = after ?? before ?? "";
    if (!readTurns(written)) return [`"${written}" has something that is no turn`];
    return [
      ...(before && isSolved(cubeOf(state)) ? [`${name} is solved already`] : []),
      ...(turn && view === "top" ? [`${name} shows a turn, which needs the view of a corner`] : []),
    ];
  });
