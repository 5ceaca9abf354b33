import { leaveForDocument, loadNothing } from "../../lib/leave-for-document.ts";
import { pageMetadata } from "../../lib/page-metadata.ts";
import { buttonLook, LinkButton } from "../../ui/button.tsx";
import { ShortPage } from "../../ui/short-page.tsx";
import * as words from "../../words/offline.ts";

export const loader = loadNothing;
export const clientLoader = leaveForDocument;

export const meta = () => pageMetadata({ title: words.title, indexed: false, path: "/offline" });

/** Shown by the service worker in place of a page that is not on this device. */
export default function OfflinePage() {
  return (
    <ShortPage title={words.title}>
      <p>{words.text}</p>
      <div className="flex flex-wrap gap-3 pt-3 text-base">
        <LinkButton to="/plan">{words.yourPlan}</LinkButton>
        <LinkButton to="/kids" look="outline">
          {words.kidsHub}
        </LinkButton>
        <LinkButton to="/printables" look="outline">
          {words.printables}
        </LinkButton>
        {/* biome-ignore lint/a11y/useValidAnchor: it leads to the address that was asked for, in whose place this page stands */}
        <a href="" className={buttonLook({ look: "quiet" })}>
          {words.tryAgain}
        </a>
      </div>
    </ShortPage>
  );
}
