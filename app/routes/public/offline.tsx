import { leaveForDocument, loadNothing } from "../../lib/leave-for-document.ts";
import { pageMetadata } from "../../lib/page-metadata.ts";
import { buttonLook, LinkButton } from "../../ui/button.tsx";
import { ShortPage } from "../../ui/short-page.tsx";

export const loader = loadNothing;
export const clientLoader = leaveForDocument;

export const meta = () =>
  pageMetadata({ title: "You are offline", indexed: false, path: "/offline" });

/** Shown by the service worker in place of a page that is not on this device. */
export default function OfflinePage() {
  return (
    <ShortPage title="You are offline">
      <p>
        This page needs a connection, and there is none right now. Plans that you opened on this
        device, the games and the printable sheets work without one. What you tick is kept, and sent
        when you are back.
      </p>
      <div className="flex flex-wrap gap-3 pt-3 text-base">
        <LinkButton to="/plan">Your plan</LinkButton>
        <LinkButton to="/kids" look="outline">
          Kids Hub
        </LinkButton>
        <LinkButton to="/printables" look="outline">
          Printables
        </LinkButton>
        {/* biome-ignore lint/a11y/useValidAnchor: it leads to the address that was asked for, in whose place this page stands */}
        <a href="" className={buttonLook({ look: "quiet" })}>
          Try again
        </a>
      </div>
    </ShortPage>
  );
}
