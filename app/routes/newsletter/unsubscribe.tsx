import { data, redirect, useLoaderData } from "react-router";
import { ALL_ERRORS } from "#contract/error-catalogue.ts";
import { leaveForDocument } from "../../lib/leave-for-document.ts";
import { pageMetadata } from "../../lib/page-metadata.ts";
import { pageServicesContext } from "../../request-context.ts";
import { Button } from "../../ui/button.tsx";
import { ShortPage } from "../../ui/short-page.tsx";
import * as newsletterWords from "../../words/newsletter.tsx";
import type { Route } from "./+types/unsubscribe";

export const clientLoader = leaveForDocument;

export const meta = () => pageMetadata({ title: newsletterWords.unsubscribeMeta, indexed: false });

/** Opening a mail's link is the one click that ends the subscription. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const token = new URL(request.url).searchParams.get("token") ?? "";
  const result = await context.get(pageServicesContext)?.unsubscribe(token);
  const answer = { token, ended: result?.ok === true };
  return result?.ok
    ? answer
    : data(answer, { status: ALL_ERRORS[result?.code ?? "not-found"].status });
}

/** Reverses it, and redirects, because this page unsubscribes whoever opens it. */
export async function action({ request, context }: Route.ActionArgs) {
  const token = String((await request.formData()).get("token") ?? "");
  const result = await context.get(pageServicesContext)?.resubscribe(token);
  throw redirect(result?.ok ? "/newsletter/resubscribed" : "/newsletter", 303);
}

export default function UnsubscribePage() {
  const { token, ended } = useLoaderData<typeof loader>();
  if (!ended) {
    return (
      <ShortPage title={newsletterWords.noSubscriptionTitle}>
        <p>{newsletterWords.noSubscription}</p>
      </ShortPage>
    );
  }
  return (
    <ShortPage title={newsletterWords.unsubscribedTitle}>
      <p>{newsletterWords.unsubscribed}</p>
      <form method="post" action={`/newsletter/unsubscribe?token=${encodeURIComponent(token)}`}>
        <input type="hidden" name="token" value={token} />
        <Button type="submit" look="outline">
          {newsletterWords.subscribeAgain}
        </Button>
      </form>
    </ShortPage>
  );
}
