import { leaveForDocument, loadNothing } from "../../lib/leave-for-document.ts";
import { pageMetadata } from "../../lib/page-metadata.ts";
import { ShortPage } from "../../ui/short-page.tsx";
import * as newsletterWords from "../../words/newsletter.tsx";

export const loader = loadNothing;
export const clientLoader = leaveForDocument;

export const meta = () => pageMetadata({ title: newsletterWords.resubscribedMeta, indexed: false });

/** Shown after an unsubscription was reversed. */
export default function ResubscribedPage() {
  return (
    <ShortPage title={newsletterWords.resubscribedTitle}>
      <p>{newsletterWords.resubscribed}</p>
    </ShortPage>
  );
}
