/**
 * The service worker: the app's screens, games and sheets open without a network, and so do the
 * pages that were read. It stores only what is the same for everybody: no answers of the API, no
 * account pages, no shared plans. A member's own plans are stored by the screens themselves.
 *
 * A new version waits until no tab shows the old one, so that an open page keeps every part of the
 * version with which it was loaded.
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

/** Filled in by the build (scripts/build-worker.ts). */
declare const SHELL: Shell;

/**
 * The part of the worker's scope that is used here; TypeScript's worker library conflicts with the
 * page's.
 */
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

/** Milliseconds after which a stored copy is used instead of a slow network. */
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
      // Files too large to fetch in advance, and files of a newer version: their names depend on
      // their contents.
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

/** Forms and their confirmations are useful only with a network; a search has its own answer. */
const isKeptWhenRead = ({ pathname, search }: URL): boolean =>
  search === "" && isReadingPath(pathname) && !/^\/(?:newsletter|contact)/u.test(pathname);

/** The response that the browser requested while the worker started, if it supports that. */
async function preloadedOrFetched(event: FetchEvent): Promise<Response> {
  return (await event.preloadResponse) ?? fetch(event.request);
}

/** A page from the network, or its stored copy when the network fails, is slow or has no answer. */
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

/** A page that was read before, whatever the query in its address. */
async function readPage(pathname: string): Promise<Response | undefined> {
  return isReadingPath(pathname) ? caches.match(pathname, { cacheName: "read-pages" }) : undefined;
}

// Pages are answered here, because the library would serve stored ones first.
scope.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.mode !== "navigate") return;
  event.stopImmediatePropagation();
  const url = new URL(request.url);
  // Submitted forms, downloads and sign-ins are between the page and the server.
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
  // Left by the worker up to version 0.1, which covered only the games.
  event.waitUntil(
    Promise.all(["kids-assets", "kids-pictures", "kids-pages"].map((name) => caches.delete(name))),
  );
});

serwist.addEventListeners();
