import { ORIGIN } from "#contract/built-addresses.ts";

/**
 * The instance's own address, `https://learn.example.org`. When pages are built it is a placeholder
 * that the server replaces. The browser reads the address from the page, so that both agree.
 */
export const OWN_ORIGIN = import.meta.env.SSR ? ORIGIN : originOfPage();

function originOfPage(): string {
  const link = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href;
  const picture = document.querySelector<HTMLMetaElement>('meta[property="og:image"]')?.content;
  return new URL(link ?? picture ?? "", location.href).origin;
}
