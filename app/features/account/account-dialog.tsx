import { type ComponentType, useEffect, useState } from "react";
import { showToast } from "../../ui/toasts.tsx";

/** What the dialog is for: having an account, or making one. */
export type AccountMode = "sign-in" | "sign-up";

export interface AccountDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Why it opens: from the navigation, or after a guest's first completed day. */
  readonly occasion: "navigation" | "first-day";
  /** The mode that it opens in; by default what fits the occasion. */
  readonly mode?: AccountMode;
  /** The path that a mail's link, or Google, leads back to; by default the screen one is on. */
  readonly returnTo?: string;
  /** Tells why the dialog is there, above its form. */
  readonly notice?: string | undefined;
  /** Whether it opens at the second step: Google's way back waits for it. */
  readonly codeNeeded?: boolean;
  /** What Google's way back said in `?error=`. */
  readonly googleError?: string | undefined;
}

let loaded: ComponentType<AccountDialogProps> | undefined;

/** Fetches the dialog, which no first screen needs. */
export async function loadSignInDialog(): Promise<ComponentType<AccountDialogProps>> {
  loaded = (await import("./sign-in-dialog.tsx")).SignInDialog;
  return loaded;
}

/** The sign-in dialog (spec 1 §2), fetched when it is first opened. */
export function AccountDialog(props: AccountDialogProps) {
  const { open, onClose } = props;
  const [Content, setContent] = useState(() => loaded);
  useEffect(() => {
    if (!open || Content) return;
    loadSignInDialog().then(
      (component) => setContent(() => component),
      () => {
        // A failed import must neither trip the page nor leave a dialog that never comes.
        showToast({
          title: "Sign-in could not be opened",
          description: "Please check your connection and try again.",
          failed: true,
        });
        onClose();
      },
    );
  }, [open, Content, onClose]);
  return Content && <Content {...props} />;
}
