import type { Curve } from "./curve.ts";

/** Points inside of the axes, in order, and notes that lie on the line. */
export function proveCurve({ across, up, points, notes }: Curve): string[] {
  const faults: string[] = [];
  const isInside = ([a, b]: readonly [number, number]) =>
    a >= across.from && a <= across.to && b >= up.from && b <= up.to;
  points.forEach((point, index) => {
    if (!isInside(point)) faults.push(`the point ${point.join(", ")} is outside of the axes`);
    const before = points[index - 1];
    if (before && point[0] < before[0]) faults.push(`the line goes back at ${point.join(", ")}`);
  });
  for (const { at, text } of notes) {
    const height = heightAt(points, at[0]);
    const room = (up.to - up.from) * 0.03;
    if (height === undefined || Math.abs(height - at[1]) > room) {
      faults.push(`"${text}" does not lie on the line`);
    }
  }
  for (const axis of [across, up]) {
    if (axis.ticks.some((tick) => tick < axis.from || tick > axis.to)) {
      faults.push(`a number of "${axis.label}" is outside of its axis`);
    }
  }
  return faults;
}

/** How high the line is there. */
function heightAt(points: Curve["points"], across: number): number | undefined {
  const next = points.findIndex(([a]) => a >= across);
  const [after, before] = [points[next], points[next - 1]];
  if (!after) return undefined;
  if (!before || after[0] === across) return after[1];
  return before[1] + ((across - before[0]) / (after[0] - before[0])) * (after[1] - before[1]);
}
