import { type ComponentType, useEffect, useState } from "react";
import { showToast } from "../../ui/toasts.tsx";
import * as dialogLoadingWords from "../../words/account/dialog-loading.ts";

/** What the dialog is for: signing in or creating an account. */
export type AccountMode = "sign-in" | "sign-up";

export interface AccountDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Why it opens: from the navigation, or after a guest's first completed day. */
  readonly occasion: "navigation" | "first-day";
  /** The initial mode; by default the one that fits the occasion. */
  readonly mode?: AccountMode;
  /** The path that a mail's link, or Google, leads back to; by default the current screen. */
  readonly returnTo?: string;
  /** An explanation above the form. */
  readonly notice?: string | undefined;
  /** Whether it opens at the second step: a sign-in with Google is waiting for it. */
  readonly codeNeeded?: boolean;
  /** The `?error=` with which Google led back. */
  readonly googleError?: string | undefined;
}

let loaded: ComponentType<AccountDialogProps> | undefined;

/** Loads the dialog, which no page needs at first. */
export async function loadSignInDialog(): Promise<ComponentType<AccountDialogProps>> {
  loaded = (await import("./sign-in-dialog.tsx")).SignInDialog;
  return loaded;
}

/** The sign-in dialog (spec 1 §2), loaded when it is first opened. */
export function AccountDialog(props: AccountDialogProps) {
  const { open, onClose } = props;
  const [Content, setContent] = useState(() => loaded);
  useEffect(() => {
    if (!open || Content) return;
    loadSignInDialog().then(
      (component) => setContent(() => component),
      () => {
        // A failed import must neither break the page nor leave a dialog that never appears.
        showToast({
          title: dialogLoadingWords.notOpenedTitle,
          description: dialogLoadingWords.notOpenedDescription,
          failed: true,
        });
        onClose();
      },
    );
  }, [open, Content, onClose]);
  return Content && <Content {...props} />;
}
