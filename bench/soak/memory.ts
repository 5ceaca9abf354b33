import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { ServerProcess } from "../server-process.ts";
import type { Sample } from "./growth.ts";

const SAMPLE_EVERY = 5_000;
/** For requests in flight, kept connections and their timers to be over. */
const REST = 8_000;
const ANSWER_TIMEOUT_MS = 20_000;

/** Node's options with which a server tells of its memory. */
export const TELLING = ["--expose-gc", "--import", join(import.meta.dirname, "tell-memory.ts")];

/** What the server says, in megabytes. */
export interface MemoryTold {
  /** What the program holds, on V8's heap and outside of it, after a collection. */
  readonly held: number;
  /** All that the system has given to the process; told after a collection that was asked for. */
  readonly resident?: number;
}

export interface Resting {
  readonly held: number;
  readonly resident: number;
}

export interface MemoryWatch {
  /** Lets the server rest for some seconds, then collects. */
  rest(): Promise<Resting>;
  /** Samples at equal intervals, until they are stopped. */
  sample(): { stop(): { readonly held: Sample[]; readonly resident: Sample[] } };
}

/**
 * Watches what a server holds. The resident memory alone does not tell whether it leaks: V8 keeps
 * pages of a burst for the next one, so that it rises in steps for long. What is left after a
 * collection does.
 * @param server one that was started with these options.
 */
export function watchMemory({ child, memory }: ServerProcess): MemoryWatch {
  let last: number | undefined;
  child.on("message", (told: MemoryTold) => {
    last = told.held;
  });
  return {
    async rest() {
      await pause(REST);
      const told = new Promise<Resting>((resolve) => {
        const listen = ({ held, resident }: MemoryTold): void => {
          if (resident === undefined) return;
          child.off("message", listen);
          resolve({ held, resident });
        };
        child.on("message", listen);
      });
      child.send("collect");
      const late = pause(ANSWER_TIMEOUT_MS, undefined, { ref: false }).then(() => {
        throw new Error("the server does not tell of its memory");
      });
      return Promise.race([told, late]);
    },
    sample() {
      const began = performance.now();
      const held: Sample[] = [];
      const resident: Sample[] = [];
      const timer = setInterval(() => {
        const minutes = (performance.now() - began) / 60_000;
        const now = memory();
        if (last !== undefined) held.push({ minutes, megabytes: last });
        if (now !== undefined) resident.push({ minutes, megabytes: now });
      }, SAMPLE_EVERY);
      return {
        stop() {
          clearInterval(timer);
          return { held, resident };
        },
      };
    },
  };
}
