import { Check, Copy } from "lucide-react";
import { useEffect, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { showToast } from "../../ui/toasts.tsx";

/** Spec 1 §4: milliseconds that 'Copied!' stands. */
const NOTICE = 1_500;

/** A text with a button that copies it. */
export function CopyLine({ label, text }: { label: string; text: string }) {
  const [copies, setCopies] = useState(0);
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (copies === 0) return;
    setCopied(true);
    const timer = setTimeout(() => setCopied(false), NOTICE);
    return () => clearTimeout(timer);
  }, [copies]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopies((count) => count + 1);
    } catch {
      showToast({
        title: "Not copied",
        description: `Please copy it by hand: ${text}`,
        failed: true,
      });
    }
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
          aria-label={`Copy: ${label}`}
          onClick={() => void copy()}
        >
          <Icon aria-hidden="true" className="size-4" />
          {copied ? "Copied!" : "Copy"}
        </Button>
        <span role="status" className="sr-only">
          {copied && "Copied!"}
        </span>
      </div>
    </div>
  );
}
