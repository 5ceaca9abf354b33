import { useEffect, useState } from "react";
import { startGoogleSignIn } from "#contract/auth/sign-in.ts";
import { callAuth } from "../../data/call-auth.ts";
import { showToast } from "../../ui/toasts.tsx";
import { describeFailure, getFailureCode, googleFailure } from "./describe-failure.ts";

export type Help = "closed" | "open" | "first";

export interface Google {
  readonly start: () => Promise<void>;
  readonly busy: boolean;
  /**
   * 'first': it is shown on arrival, and the sign-in dialog comes after it. Two dialogs opened by
   * the page itself would both be closed by one Escape.
   */
  readonly help: Help;
  readonly setHelp: (help: Help) => void;
}

/**
 * Starts the sign-in with Google and explains its failures, there and on return.
 * @param path where Google leads back to, in success and failure.
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
  // A page that the browser restores from its cache must not go on waiting.
  useEffect(() => {
    const back = () => setBusy(false);
    window.addEventListener("pageshow", back);
    return () => window.removeEventListener("pageshow", back);
  }, []);
  return {
    start: async () => {
      if (busy) return;
      setBusy(true);
      const result = await callAuth(startGoogleSignIn, {
        provider: "google",
        callbackURL: path,
        errorCallbackURL: path,
        disableRedirect: true,
      });
      if (result.ok) {
        window.location.assign(result.value.url);
        return;
      }
      setBusy(false);
      const { toast, needsSetup } = googleFailure(
        getFailureCode(result.failure) ?? "",
        describeFailure(result.failure),
      );
      showToast(toast);
      if (needsSetup) setHelp("open");
    },
    busy,
    help,
    setHelp,
  };
}
