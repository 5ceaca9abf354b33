/**
 * The service worker of the children's pages: a page that was visited opens again without a network.
 * It holds what a visit fetched, nothing more, and sends nothing of its own.
 */
import {
  CacheFirst,
  ExpirationPlugin,
  NetworkFirst,
  Serwist,
  type SerwistPlugin,
  StaleWhileRevalidate,
} from "serwist";
import { KIDS_SCOPE } from "./kids-scope.ts";

/** Seconds after which a slow network loses to the page that is kept. */
const PATIENCE = 3;

/** A game of any seed is the same page. */
const withoutQuery: SerwistPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => {
    const url = new URL(request.url);
    url.search = "";
    return url.href;
  },
};

const keep = (maxEntries: number) => new ExpirationPlugin({ maxEntries, purgeOnQuotaError: true });

new Serwist({
  skipWaiting: true,
  clientsClaim: true,
  disableDevLogs: true,
  runtimeCaching: [
    {
      // Their names change with their contents.
      matcher: ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith("/assets/"),
      handler: new CacheFirst({ cacheName: "kids-assets", plugins: [keep(150)] }),
    },
    {
      matcher: ({ url, sameOrigin }) => sameOrigin && /\.svg$/u.test(url.pathname),
      handler: new StaleWhileRevalidate({ cacheName: "kids-pictures", plugins: [keep(60)] }),
    },
    {
      matcher: ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith(KIDS_SCOPE),
      handler: new NetworkFirst({
        cacheName: "kids-pages",
        networkTimeoutSeconds: PATIENCE,
        plugins: [withoutQuery, keep(20)],
      }),
    },
  ],
}).addEventListeners();
