import { type ComponentType, useEffect, useState } from "react";
import { type SessionUser, useSession } from "../../data/session.ts";
import { ACCOUNT_BUTTON, ACCOUNT_PLACE } from "../../ui/account-place.ts";
import { Button, LinkButton } from "../../ui/button.tsx";
import * as accountEntryWords from "../../words/account/entry.ts";
import { AccountDialog, loadSignInDialog } from "./account-dialog.tsx";

type Menu = ComponentType<{ user: SessionUser }>;

/** The menu, loaded only for members; 'failed' if it could not be loaded. */
function useMenu(wanted: boolean): Menu | "failed" | undefined {
  const [menu, setMenu] = useState<{ Menu: Menu } | "failed">();
  useEffect(() => {
    if (!wanted) return;
    import("./member-menu.tsx").then(
      ({ MemberMenu }) => setMenu({ Menu: MemberMenu }),
      () => setMenu("failed"),
    );
  }, [wanted]);
  return menu === "failed" ? menu : menu?.Menu;
}

const preload = () => {
  loadSignInDialog().catch(() => {});
};

/**
 * 'Sign In' in the navigation bar, or the member's menu; its place is reserved until that is known.
 */
export function AccountButton() {
  const session = useSession();
  const [open, setOpen] = useState(false);
  const Menu = useMenu(session.status === "member");
  return (
    <div className={ACCOUNT_PLACE}>
      {session.status === "guest" && (
        <Button
          size="small"
          look="outline"
          className={ACCOUNT_BUTTON}
          onPointerEnter={preload}
          onFocus={preload}
          onClick={() => setOpen(true)}
        >
          {accountEntryWords.signIn}
        </Button>
      )}
      {session.status === "member" &&
        (Menu === "failed" ? (
          <LinkButton to="/account" size="small" look="outline" className={ACCOUNT_BUTTON}>
            {accountEntryWords.account}
          </LinkButton>
        ) : (
          Menu && <Menu user={session.user} />
        ))}
      <AccountDialog open={open} onClose={() => setOpen(false)} occasion="navigation" />
    </div>
  );
}
