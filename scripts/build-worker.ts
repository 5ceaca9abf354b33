import { join } from "node:path";
import { build } from "vite";
import { OFFLINE_PAGE, type Shell, WORKER } from "../app/offline/worker-address.ts";

/** Screens of the app: prerendered pages that depend on nothing but their address. */
const SCREENS = /^(?:generate|plan|dashboard|kids(?:\/games\/[\w-]+)?|printables|print)$/u;
const OTHER_PAGES: ReadonlySet<string> = new Set(["", OFFLINE_PAGE.slice(1)]);

/**
 * What the screens need besides their pages, except for what only makes PDFs, which is larger than
 * everything else together.
 */
const NEEDED =
  /^(?:assets\/(?!(?:draw-pdf|pdf-lib)-)[^/]+\.(?:js|css|woff2)|artwork\/puzzles\/[^/]+\.svg|favicon\.svg|video-poster\.svg|manifest\.webmanifest)$/u;

/**
 * What works without a network.
 * @param etags of all files of the client build, by path.
 */
export function makeShell(etags: Readonly<Record<string, string>>): Shell {
  const pageOf = (file: string): string | undefined => {
    const page = /^(?:(?<path>.+)\/)?index\.html$/u.exec(file);
    const path = page && (page.groups?.path ?? "");
    return path !== null && (SCREENS.test(path) || OTHER_PAGES.has(path)) ? `/${path}` : undefined;
  };
  const files = Object.entries(etags).map(([file, etag]) => ({ file, etag, page: pageOf(file) }));
  return {
    entries: files
      .filter(({ file, page }) => page ?? NEEDED.test(file))
      .map(({ file, etag, page }) => ({
        url: page ?? `/${file}`,
        revision: file.startsWith("assets/") ? null : etag,
      })),
    pages: files.flatMap(({ page }) => page ?? []).filter((page) => page !== OFFLINE_PAGE),
  };
}

/**
 * Builds the service worker: one script of its own, beside the pages.
 * @param folder the client build.
 * @returns its path in the client build.
 */
export async function buildWorker(folder: string, shell: Shell): Promise<string> {
  const file = WORKER.slice(1);
  await build({
    configFile: false,
    logLevel: "warn",
    publicDir: false,
    define: { "process.env.NODE_ENV": '"production"', SHELL: JSON.stringify(shell) },
    build: {
      outDir: folder,
      emptyOutDir: false,
      target: "es2023",
      rolldownOptions: {
        input: join(import.meta.dirname, "../app/offline/worker.ts"),
        output: { format: "iife", entryFileNames: file },
      },
    },
  });
  return file;
}
