import type { ClientLoaderFunctionArgs } from "react-router";

/**
 * The client loader of every reading page: coming from a screen with the framework, the browser
 * loads the page itself, which has none.
 */
export function leaveForDocument({ request }: ClientLoaderFunctionArgs): Promise<never> {
  window.location.assign(request.url);
  return new Promise(() => {});
}

/** The loader of a reading page that needs nothing: with a client loader alone no server renders it. */
export const loadNothing = (): null => null;
