import type { PageLetters } from "#app/request-context.ts";
import { pageLetters } from "#server/routes/letters/page-letters.ts";
import { mailedLink } from "./accounts.ts";
import type { TestServer } from "./test-server.ts";

/** What a page can do for a visitor who opened it on this server. */
export const lettersOf = ({ services, url }: TestServer, clientNetwork = "::1"): PageLetters =>
  pageLetters(services, { clientNetwork, linkOrigin: url });

/** The token in the link of the newest mail of a kind. */
export async function mailedToken(
  server: TestServer,
  address: string,
  kind: "confirm-newsletter" | "newsletter-welcome",
): Promise<string> {
  const link = await mailedLink(server, address, kind);
  return new URLSearchParams(link.split("?")[1]).get("token") ?? "";
}

/** Fields as a form sends them. */
export function formOf(fields: Readonly<Record<string, string>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}
