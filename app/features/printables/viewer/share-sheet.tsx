import { Check, Link2, Pin } from "lucide-react";
import { useEffect, useState } from "react";
import { Button } from "../../../ui/button.tsx";

/** Milliseconds that 'Link Copied!' stands (spec 3 §4). */
const NOTICE = 1_500;

const pinAddress = (link: string, title: string): string =>
  `https://www.pinterest.com/pin/create/button/?url=${encodeURIComponent(link)}&description=${encodeURIComponent(title)}`;

/** The sheet's whole address: to copy, or for a pin board. */
export function ShareSheet({ link, title }: { readonly link: string; readonly title: string }) {
  const [outcome, setOutcome] = useState<"copied" | "refused">();
  useEffect(() => {
    if (outcome !== "copied") return;
    const timer = setTimeout(() => setOutcome(undefined), NOTICE);
    return () => clearTimeout(timer);
  }, [outcome]);
  const copy = () => {
    // Absent on pages without encryption.
    const written = navigator.clipboard?.writeText(link) ?? Promise.reject();
    written.then(
      () => setOutcome("copied"),
      () => setOutcome("refused"),
    );
  };
  const Icon = outcome === "copied" ? Check : Link2;
  return (
    <div className="flex flex-wrap gap-2">
      <Button look="outline" size="small" className="min-h-11 min-w-38" onClick={copy}>
        <Icon aria-hidden="true" className="size-5" />
        {outcome === "copied" ? "Link Copied!" : "Copy Link"}
      </Button>
      <a
        href={pinAddress(link, title)}
        target="_blank"
        rel="noopener noreferrer"
        className="inline-flex min-h-11 items-center gap-2 rounded-full border-2 border-edge bg-sheet px-4 font-semibold text-[0.94rem] text-ink no-underline hover:border-ink"
      >
        <Pin aria-hidden="true" className="size-5" />
        Pin it<span className="sr-only"> on Pinterest (opens in a new tab)</span>
      </a>
      <p role="status" className="sr-only">
        {outcome === "copied" && "Link Copied!"}
      </p>
      {outcome === "refused" && (
        <label className="block w-full text-[0.94rem]">
          Copy this link by hand:
          <input
            readOnly
            value={link}
            onFocus={(event) => event.currentTarget.select()}
            className="mt-1 min-h-12 w-full rounded-field border-2 border-edge bg-sheet px-3"
          />
        </label>
      )}
    </div>
  );
}
