/**
 * The service worker: the app's screens, games and sheets open without a network, and so do the pages
 * that were read. It keeps what is the same for everybody and nothing else: no answer of the API, no
 * page of an account, no shared plan. A member's own plans are kept by the screens themselves.
 *
 * A new version waits until no tab shows the old one: whoever is in the middle of something keeps
 * every part of the version that they began with.
 */
import {
  CacheFirst,
  ExpirationPlugin,
  NetworkFirst,
  Serwist,
  type SerwistPlugin,
  StaleWhileRevalidate,
} from "serwist";
import { isReadingPath } from "../reading-pages.ts";
import { OFFLINE_PAGE, type Shell } from "./worker-address.ts";

/** The build puts it in (scripts/build-worker.ts). */
declare const SHELL: Shell;

/** What of the worker's own scope is used here; the library for workers does not go with the page's. */
interface WorkerScope {
  addEventListener(type: "fetch", listener: (event: FetchEvent) => void): void;
  addEventListener(type: "activate", listener: (event: ExtendableEvent) => void): void;
}
interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface FetchEvent extends ExtendableEvent {
  readonly request: Request;
  readonly preloadResponse?: Promise<Response | undefined>;
  respondWith(response: Promise<Response>): void;
}

const scope = globalThis as unknown as WorkerScope;

/** Milliseconds after which a slow network loses to what is kept. */
const NETWORK_TIMEOUT_MS = 3_000;

const keep = (maxEntries: number) => new ExpirationPlugin({ maxEntries, purgeOnQuotaError: true });

const serwist = new Serwist({
  precacheEntries: [...SHELL.entries],
  // Nobody waits for it, and somebody may be in the middle of a game.
  precacheOptions: { concurrency: 2 },
  navigationPreload: true,
  clientsClaim: true,
  disableDevLogs: true,
  runtimeCaching: [
    {
      // What is too large to be fetched ahead, and files of a newer version: named by their contents.
      matcher: ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith("/assets/"),
      handler: new CacheFirst({ cacheName: "assets", plugins: [keep(120)] }),
    },
    {
      matcher: ({ url, sameOrigin }) => sameOrigin && /\.(?:svg|png|webp|ico)$/u.test(url.pathname),
      handler: new StaleWhileRevalidate({ cacheName: "pictures", plugins: [keep(200)] }),
    },
  ],
});

const offlinePage: SerwistPlugin = {
  handlerDidError: () => serwist.matchPrecache(OFFLINE_PAGE),
};

const readPages = new NetworkFirst({
  cacheName: "read-pages",
  networkTimeoutSeconds: NETWORK_TIMEOUT_MS / 1_000,
  matchOptions: { ignoreSearch: true },
  plugins: [keep(80), offlinePage],
});

const shellPages = new Set(SHELL.pages);

/** Forms and their confirmations are of use with a network only; a search has an answer of its own. */
const isKeptWhenRead = ({ pathname, search }: URL): boolean =>
  search === "" && isReadingPath(pathname) && !/^\/(?:newsletter|contact)/u.test(pathname);

/** What the browser asked for while the worker started, if it can do that. */
async function preloadedOrFetched(event: FetchEvent): Promise<Response> {
  return (await event.preloadResponse) ?? fetch(event.request);
}

/** A page as the network has it; one that is kept, when the network fails, is slow or has no answer. */
async function openShellPage(event: FetchEvent, pathname: string): Promise<Response> {
  const fresh = preloadedOrFetched(event);
  const late = new Promise<undefined>((resolve) =>
    setTimeout(resolve, NETWORK_TIMEOUT_MS, undefined),
  );
  const first = await Promise.race([fresh, late]).catch(() => undefined);
  if (first && first.status < 500) return first;
  return (await serwist.matchPrecache(pathname)) ?? first ?? fresh;
}

async function openOther(event: FetchEvent): Promise<Response> {
  try {
    return await preloadedOrFetched(event);
  } catch (error) {
    const kept = await readPage(new URL(event.request.url).pathname);
    const page = kept ?? (await serwist.matchPrecache(OFFLINE_PAGE));
    if (page) return page;
    throw error;
  }
}

/** A page that was read before, whatever its address asks for. */
async function readPage(pathname: string): Promise<Response | undefined> {
  return isReadingPath(pathname) ? caches.match(pathname, { cacheName: "read-pages" }) : undefined;
}

// Pages are answered here: the library would hand out the kept ones first.
scope.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.mode !== "navigate") return;
  event.stopImmediatePropagation();
  const url = new URL(request.url);
  // Forms that are sent, downloads and the ways of signing in are between the page and the server.
  if (request.method !== "GET" || url.pathname.startsWith("/api/")) return;
  if (shellPages.has(url.pathname)) {
    event.respondWith(openShellPage(event, url.pathname));
  } else if (isKeptWhenRead(url)) {
    event.respondWith(readPages.handle({ event, request }) as Promise<Response>);
  } else {
    event.respondWith(openOther(event));
  }
});

scope.addEventListener("activate", (event) => {
  // Of the worker that minded the games only, up to version 0.1.
  event.waitUntil(
    Promise.all(["kids-assets", "kids-pictures", "kids-pages"].map((name) => caches.delete(name))),
  );
});

serwist.addEventListeners();
