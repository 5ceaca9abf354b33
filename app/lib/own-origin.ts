import { ORIGIN } from "#contract/built-addresses.ts";

/**
 * The instance's own address, `https://learn.example.org`. While pages are made it is a stand-in, in
 * whose place the server puts the real one; a browser goes by the page that came from there, or it would
 * add a second address to the first.
 */
export const OWN_ORIGIN = import.meta.env.SSR ? ORIGIN : originOfPage();

function originOfPage(): string {
  const link = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href;
  const picture = document.querySelector<HTMLMetaElement>('meta[property="og:image"]')?.content;
  return new URL(link ?? picture ?? "", location.href).origin;
}
