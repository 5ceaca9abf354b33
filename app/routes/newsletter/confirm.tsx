import { data, useActionData, useLoaderData } from "react-router";
import { ALL_ERRORS } from "#contract/error-catalogue.ts";
import { leaveForDocument } from "../../lib/leave-for-document.ts";
import { pageMetadata } from "../../lib/page-metadata.ts";
import { pageServicesContext } from "../../request-context.ts";
import { Button } from "../../ui/button.tsx";
import { ShortPage } from "../../ui/short-page.tsx";
import * as newsletterWords from "../../words/newsletter.tsx";
import type { Route } from "./+types/confirm";

export const clientLoader = leaveForDocument;

export const meta = () => pageMetadata({ title: newsletterWords.confirmTitle, indexed: false });

export const loader = ({ request }: Route.LoaderArgs) => ({
  token: new URL(request.url).searchParams.get("token") ?? "",
});

/** Confirms at the press of a button: programs that open a mail's links confirm nothing. */
export async function action({ request, context }: Route.ActionArgs) {
  const token = String((await request.formData()).get("token") ?? "");
  const result = await context.get(pageServicesContext)?.confirm(token);
  if (result?.ok) return { confirmed: true };
  return data({ confirmed: false }, { status: ALL_ERRORS[result?.code ?? "internal"].status });
}

export default function ConfirmPage() {
  const { token } = useLoaderData<typeof loader>();
  const done = useActionData<typeof action>();
  if (done?.confirmed) {
    return (
      <ShortPage title={newsletterWords.confirmedTitle}>
        <p>{newsletterWords.confirmed}</p>
        <p>
          <a href="/blog" className="prose-link">
            {newsletterWords.readBlog}
          </a>
        </p>
      </ShortPage>
    );
  }
  if (done) {
    return (
      <ShortPage title={newsletterWords.linkOverTitle}>
        <p>
          {newsletterWords.linkOver(
            <a href="/newsletter" className="prose-link">
              {newsletterWords.subscribeAgainLink}
            </a>,
          )}
        </p>
      </ShortPage>
    );
  }
  return (
    <ShortPage title={newsletterWords.confirmTitle}>
      <p>{newsletterWords.confirmAbout}</p>
      <form method="post" action="/newsletter/confirm">
        <input type="hidden" name="token" value={token} />
        <Button type="submit">{newsletterWords.confirm}</Button>
      </form>
    </ShortPage>
  );
}
