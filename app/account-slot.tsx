import { useEffect } from "react";
import { startSession, useSession } from "./data/session.ts";
import { AccountButton } from "./features/account/account-button.tsx";
import { useFetchedPart } from "./lib/use-fetched-part.ts";

// Most visitors are guests: what only members need is loaded when somebody is signed in.
const loadSync = () => import("./features/sync/member-sync.tsx");

/**
 * Everything about accounts that all pages share. Loaded once the page is interactive; children's
 * pages do without it.
 */
export default function AccountSlot() {
  useEffect(startSession, []);
  const session = useSession();
  const MemberSync = useFetchedPart(loadSync, session.status === "member");
  return (
    <>
      <AccountButton />
      {MemberSync && session.status === "member" && <MemberSync userId={session.user.id} />}
    </>
  );
}
