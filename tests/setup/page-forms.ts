import type { PageForms } from "#contract/page-services.ts";
import { createPageForms } from "#server/routes/public-forms/page-forms.ts";
import { mailedLink } from "./accounts.ts";
import type { TestServer } from "./test-server.ts";

/** What a page's forms can do for a visitor of this server. */
export const pageFormsOf = ({ services, url }: TestServer, clientNetwork = "::1"): PageForms =>
  createPageForms(services, { clientNetwork, linkOrigin: url });

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
export function makeForm(fields: Readonly<Record<string, string>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}
