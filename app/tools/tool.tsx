import { type ComponentType, lazy, Suspense } from "react";
import type { ToolName } from "#core/tools/tool-names.ts";

/** Each tool is loaded when it is used. */
const LOADED: Readonly<Record<ToolName, ComponentType>> = {
  metronome: lazy(() => import("./metronome.tsx")),
  tuner: lazy(() => import("./tuner.tsx")),
  drone: lazy(() => import("./drone.tsx")),
  stopwatch: lazy(() => import("./stopwatch.tsx")),
  intervals: lazy(() => import("./interval-timer.tsx")),
  counter: lazy(() => import("./counter.tsx")),
  breathing: lazy(() => import("./breathing-pacer.tsx")),
};

export function Tool({ name }: { name: ToolName }) {
  const Loaded = LOADED[name];
  return (
    <Suspense fallback={<div aria-busy="true" className="min-h-48" />}>
      <Loaded />
    </Suspense>
  );
}
