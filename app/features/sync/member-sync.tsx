import { useEffect } from "react";
import { startOutbox } from "../../lib/outbox.ts";
import { GuestMerge } from "./guest-merge.tsx";

/** What goes on while somebody is signed in: what waits is sent, what a guest left is moved. */
export default function MemberSync({ userId }: { userId: string }) {
  useEffect(startOutbox, []);
  return <GuestMerge userId={userId} />;
}
