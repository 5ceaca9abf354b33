import { useEffect } from "react";
import { AccountButton } from "./features/account/account-button.tsx";
import { startSession, useSession } from "./lib/session.ts";
import { useFetchedPart } from "./lib/use-fetched-part.ts";

// Most visitors are guests: what goes on for members is fetched when somebody is signed in.
const loadSync = () => import("./features/sync/member-sync.tsx");

/** All that every page knows of accounts. Fetched once the page is alive; children's pages have none. */
export default function AccountCorner() {
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
