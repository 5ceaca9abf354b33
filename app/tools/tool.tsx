import { type ComponentType, lazy, Suspense } from "react";
import type { Occasion } from "#core/tools/keepsakes.ts";
import type { ToolName } from "#core/tools/tool-names.ts";

export interface ToolProps {
  /** The lesson in which it is used, if it is used in one. */
  readonly occasion?: Occasion | undefined;
}

/** Each tool is loaded when it is used. */
const LOADED: Readonly<Record<ToolName, ComponentType<ToolProps>>> = {
  timer: lazy(() => import("./timer.tsx")),
  metronome: lazy(() => import("./metronome.tsx")),
  tuner: lazy(() => import("./tuner.tsx")),
  drone: lazy(() => import("./drone.tsx")),
  recorder: lazy(() => import("./recorder.tsx")),
  camera: lazy(() => import("./camera.tsx")),
  stopwatch: lazy(() => import("./stopwatch.tsx")),
  intervals: lazy(() => import("./interval-timer.tsx")),
  counter: lazy(() => import("./counter.tsx")),
  breathing: lazy(() => import("./breathing-pacer.tsx")),
  slips: lazy(() => import("./slips.tsx")),
  colors: lazy(() => import("./colors.tsx")),
  converter: lazy(() => import("./converter.tsx")),
};

export function Tool({ name, occasion }: ToolProps & { readonly name: ToolName }) {
  const Loaded = LOADED[name];
  return (
    <Suspense fallback={<div aria-busy="true" className="min-h-48" />}>
      <Loaded occasion={occasion} />
    </Suspense>
  );
}
