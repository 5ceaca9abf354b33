import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { workerData } from "node:worker_threads";
import { createRequestHandler, matchRoutes, type ServerBuild } from "react-router";
import { isReadingPath } from "../app/reading-pages.ts";
import type { PrerenderJob } from "./prerender.ts";

/** A thread that renders some of the built pages: its data is a `PrerenderJob`. */
const { server, folder, paths }: PrerenderJob = workerData;
const build: ServerBuild = await import(pathToFileURL(server).href);
const handle = createRequestHandler(build, "production");

for (const path of paths) {
  // With a slash at the end, as the framework's own prerenderer asks.
  write(`${path}/index.html`, await render(`${path.replace(/\/$/u, "")}/`));
  // Nobody asks for the data of a page that is always loaded as a document.
  if (!isReadingPath(path) && hasData(path)) write(`${path}.data`, await render(`${path}.data`));
}

/** @throws Error naming a page that was not rendered. */
async function render(path: string): Promise<string> {
  const answer = await handle(new Request(`http://localhost${path}`));
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${path} was not rendered: ${answer.status}\n${text}`);
  return text;
}

/** Whether the app asks for data when it opens this page by a link. */
function hasData(path: string): boolean {
  const { routes } = build.assets;
  const tops = Object.values(routes).flatMap((route) =>
    route?.parentId === "root" && route.path !== undefined
      ? [{ id: route.id, path: route.path }]
      : [],
  );
  const id = matchRoutes(tops, path)?.at(-1)?.route.id;
  return id !== undefined && routes[id]?.hasLoader === true;
}

function write(path: string, text: string): void {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
