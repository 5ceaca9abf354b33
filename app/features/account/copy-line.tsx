import { Check, Copy } from "lucide-react";
import { Button } from "../../ui/button.tsx";
import { useCopy } from "../../ui/copy-link.tsx";
import { showToast } from "../../ui/toasts.tsx";
import * as copyWords from "../../words/account/copy.ts";

/** A text with a button that copies it. */
export function CopyLine({ label, text }: { label: string; text: string }) {
  const { outcome, copy } = useCopy(text);
  const copied = outcome === "copied";
  const tryToCopy = async () => {
    if (await copy()) return;
    showToast({
      title: copyWords.notCopied,
      description: copyWords.copyByHand(text),
      failed: true,
    });
  };
  const Icon = copied ? Check : Copy;
  return (
    <div>
      <p className="font-semibold">{label}</p>
      <div className="mt-1 flex flex-col gap-2 xs:flex-row xs:items-center">
        <code className="min-w-0 grow rounded-field bg-sunk px-3 py-2 text-[0.94rem] [overflow-wrap:anywhere]">
          {text}
        </code>
        <Button
          look="outline"
          size="small"
          className="min-h-11 min-w-28 self-start"
          aria-label={copyWords.copy(label)}
          onClick={() => void tryToCopy()}
        >
          <Icon aria-hidden="true" className="size-4" />
          {copied ? copyWords.copied : copyWords.copyIt}
        </Button>
        <span role="status" className="sr-only">
          {copied && copyWords.copied}
        </span>
      </div>
    </div>
  );
}
