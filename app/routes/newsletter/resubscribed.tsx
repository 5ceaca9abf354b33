import { leaveForDocument, loadNothing } from "../../lib/leave-for-document.ts";
import { pageMetadata } from "../../lib/page-metadata.ts";
import { ShortPage } from "../../ui/short-page.tsx";

export const loader = loadNothing;
export const clientLoader = leaveForDocument;

export const meta = () => pageMetadata({ title: "Subscribed again", indexed: false });

/** Shown after an unsubscription was reversed. */
export default function ResubscribedPage() {
  return (
    <ShortPage title="You are subscribed again">
      <p>Good to have you back. Nothing else has changed.</p>
    </ShortPage>
  );
}
