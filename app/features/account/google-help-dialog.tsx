import { Dialog } from "../../ui/dialog.tsx";
import * as signInWords from "../../words/account/sign-in.tsx";
import { CopyLine } from "./copy-line.tsx";
import type { SignInOptions } from "./use-sign-in-options.ts";

/** Explains how to register this site with Google (spec 1 §2). */
export function GoogleHelpDialog({
  open,
  onClose,
  options,
}: {
  open: boolean;
  onClose: () => void;
  options: SignInOptions | undefined;
}) {
  return (
    <Dialog open={open} onClose={onClose} title={signInWords.googleHelpTitle}>
      {open && (
        <div className="space-y-4">
          {options?.google ? (
            <p>{signInWords.googleHelpMismatch}</p>
          ) : (
            <p>{signInWords.googleHelpNotSetUp}</p>
          )}
          <CopyLine label={signInWords.googleHelpOrigin} text={window.location.origin} />
          {options && (
            <CopyLine label={signInWords.googleHelpCallback} text={options.googleCallbackUrl} />
          )}
          <ol className="list-decimal space-y-1 ps-5 text-soft">
            <li>{signInWords.googleHelpMakeClient}</li>
            <li>{signInWords.googleHelpEnterBoth}</li>
            <li>{signInWords.googleHelpStartServer}</li>
          </ol>
        </div>
      )}
    </Dialog>
  );
}
