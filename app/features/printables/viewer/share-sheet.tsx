import { Check, Link2, Pin } from "lucide-react";
import { Button } from "../../../ui/button.tsx";
import { CopyByHand, useCopy } from "../../../ui/copy-link.tsx";
import * as viewerWords from "../../../words/printables/viewer.ts";

const pinAddress = (link: string, title: string): string =>
  `https://www.pinterest.com/pin/create/button/?url=${encodeURIComponent(link)}&description=${encodeURIComponent(title)}`;

/** The sheet's absolute address, to copy or to pin. */
export function ShareSheet({ link, title }: { readonly link: string; readonly title: string }) {
  const { outcome, copy } = useCopy(link);
  const Icon = outcome === "copied" ? Check : Link2;
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        look="outline"
        size="small"
        className="min-h-11 min-w-[min(100%,9.5rem)]"
        onClick={() => void copy()}
      >
        <Icon aria-hidden="true" className="size-5" />
        {outcome === "copied" ? viewerWords.linkCopied : viewerWords.copyLink}
      </Button>
      <a
        href={pinAddress(link, title)}
        target="_blank"
        rel="noopener noreferrer"
        className="inline-flex min-h-11 items-center gap-2 rounded-full border-2 border-edge bg-sheet px-4 font-semibold text-[0.94rem] text-ink no-underline hover:border-ink"
      >
        <Pin aria-hidden="true" className="size-5" />
        {viewerWords.pinIt}
        <span className="sr-only">{viewerWords.onPinterest}</span>
      </a>
      <p role="status" className="sr-only">
        {outcome === "copied" && viewerWords.linkCopied}
      </p>
      {outcome === "refused" && <CopyByHand link={link} className="w-full" />}
    </div>
  );
}
