import { once } from "node:events";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { articles } from "../app/content/articles.server.ts";
import { taughtHobbies } from "../app/content/hobbies.server.ts";
import { prerenderedPaths, unlistedPaths } from "../app/prerendered.ts";

/** What each thread is given. */
export interface PrerenderJob {
  /** The built server's module. */
  readonly server: string;
  /** The client build. */
  readonly folder: string;
  readonly paths: readonly string[];
}

/** More threads than this gain little: each loads the whole server first. */
const THREADS_MAX = 4;

/**
 * Renders the pages that are the same for everybody into the client build, in several threads. React
 * Router's own prerenderer asks for one page after the other through Vite's preview server, and starts
 * to watch the whole folder for it: nine seconds for 250 pages instead of two.
 */
export async function prerender(buildDirectory: string): Promise<void> {
  const paths = [
    ...prerenderedPaths,
    ...unlistedPaths,
    ...(await articles()).map(({ slug }) => `/blog/${slug}`),
    ...(await taughtHobbies()).map(({ slug }) => `/hobbies/${slug}`),
  ];
  const threads = Math.min(availableParallelism(), THREADS_MAX);
  await Promise.all(
    Array.from({ length: threads }, (_, thread) =>
      renderBeside({
        server: join(buildDirectory, "server", "index.js"),
        folder: join(buildDirectory, "client"),
        paths: paths.filter((_path, at) => at % threads === thread),
      }),
    ),
  );
}

/** @throws whatever made a page fail */
async function renderBeside(job: PrerenderJob): Promise<void> {
  const worker = new Worker(new URL("prerender-thread.ts", import.meta.url), { workerData: job });
  await once(worker, "exit");
}
