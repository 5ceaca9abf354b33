import { useState } from "react";
import { Button } from "../../ui/button.tsx";
import { AccountDialog } from "./account-dialog.tsx";

/** 'Sign In' in the navigation bar. */
export function AccountButton() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="small" look="outline" onClick={() => setOpen(true)}>
        Sign In
      </Button>
      <AccountDialog open={open} onClose={() => setOpen(false)} occasion="navigation" />
    </>
  );
}
