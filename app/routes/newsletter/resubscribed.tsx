import { Letter } from "../../features/newsletter/letter.tsx";
import { leaveForDocument, loadNothing } from "../../lib/leave-for-document.ts";
import { pageMetadata } from "../../lib/page-metadata.ts";

export const loader = loadNothing;
export const clientLoader = leaveForDocument;

export const meta = () => pageMetadata({ title: "Subscribed again", indexed: false });

/** Where somebody arrives who took an unsubscribe back. */
export default function ResubscribedPage() {
  return (
    <Letter title="You are subscribed again">
      <p>Good to have you back. Nothing else has changed.</p>
    </Letter>
  );
}
