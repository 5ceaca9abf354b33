import { useEffect, useState } from "react";
import { startGoogle } from "../../lib/auth-calls.ts";
import { showToast } from "../../ui/toasts.tsx";
import { codeOf, googleFailure, wordsOf } from "./account-words.ts";

export type Help = "closed" | "open" | "first";

export interface Google {
  readonly start: () => Promise<void>;
  readonly busy: boolean;
  /**
   * 'first': it stands there on arrival, and the sign-in dialog comes after it. Two dialogs that a
   * page opens by itself would both end with one Escape.
   */
  readonly help: Help;
  readonly setHelp: (help: Help) => void;
}

/**
 * The way to Google and what is said when it fails, there or on the way back.
 * @param path where Google leads back to, if all goes well or not.
 * @param cameBackWith the `?error=` of an address that Google led back to.
 */
export function useGoogle(path: string, cameBackWith: string | undefined): Google {
  const [help, setHelp] = useState<Help>(() =>
    cameBackWith && googleFailure(cameBackWith).needsSetup ? "first" : "closed",
  );
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    if (cameBackWith) showToast(googleFailure(cameBackWith).toast);
  }, [cameBackWith]);
  // A page that the browser kept while one was at Google must not wait for ever.
  useEffect(() => {
    const back = () => setBusy(false);
    window.addEventListener("pageshow", back);
    return () => window.removeEventListener("pageshow", back);
  }, []);
  return {
    start: async () => {
      if (busy) return;
      setBusy(true);
      const result = await startGoogle(path, path);
      if (result.ok) {
        window.location.assign(result.value.url);
        return;
      }
      setBusy(false);
      const { toast, needsSetup } = googleFailure(codeOf(result.failure), wordsOf(result.failure));
      showToast(toast);
      if (needsSetup) setHelp("open");
    },
    busy,
    help,
    setHelp,
  };
}
