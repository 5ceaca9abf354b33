import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { ServerProcess } from "../server-process.ts";
import type { Sample } from "./growth.ts";

const SAMPLE_EVERY = 5_000;
/** Time for requests in flight, open connections and their timers to end. */
const REST = 8_000;
const ANSWER_TIMEOUT_MS = 20_000;

/** Node options that make a server report its memory. */
export const TELLING = ["--expose-gc", "--import", join(import.meta.dirname, "tell-memory.ts")];

/** What the server reports, in megabytes. */
export interface MemoryTold {
  /** What the program holds after a collection, on V8's heap and outside it. */
  readonly held: number;
  /** The process's resident memory; reported after a requested collection. */
  readonly resident?: number;
}

export interface Resting {
  readonly held: number;
  readonly resident: number;
}

export interface MemoryWatch {
  /** Lets the server rest for some seconds, then collects. */
  rest(): Promise<Resting>;
  /** Samples at equal intervals, until stopped. */
  sample(): { stop(): { readonly held: Sample[]; readonly resident: Sample[] } };
}

/**
 * Watches what a server holds. Resident memory alone does not reveal a leak: V8 keeps the pages of
 * a burst for the next one, so it rises in steps for a long time. What is left after a collection
 * does.
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
