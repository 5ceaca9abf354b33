import { CloudOff } from "lucide-react";
import { useIsConnected } from "../data/connection.ts";
import * as frameWords from "../words/ui/frame.ts";

/**
 * Shows at the edge of the bar that there is no connection; it moves nothing and covers no control.
 */
export function OfflineBadge() {
  const isConnected = useIsConnected();
  return (
    <div aria-live="polite" className="pointer-events-none absolute inset-x-0 top-full">
      {!isConnected && (
        <p className="mx-auto flex w-fit -translate-y-1/3 items-center gap-2 rounded-full border border-edge bg-sheet px-3 py-0.5 font-semibold text-sm shadow-soft">
          <CloudOff aria-hidden="true" className="size-4 text-soft" />
          <span>
            {frameWords.offline}
            <span className="font-normal text-soft">{frameWords.offlineMeans}</span>
          </span>
        </p>
      )}
    </div>
  );
}
