import { useEffect } from "react";
import { startMemberData } from "../../data/member-data.ts";
import { onQueueEvent } from "../../data/queue.ts";
import { showToast } from "../../ui/toasts.tsx";
import * as syncWords from "../../words/sync.ts";
import { GuestMerge } from "./guest-merge.tsx";

const PLAN_GONE = {
  title: syncWords.deletedElsewhereTitle,
  description: syncWords.deletedElsewhereDescription,
} as const;

/**
 * What runs while somebody is signed in: unsent commands are sent, and a guest's plans are moved.
 */
export default function MemberSync({ userId }: { userId: string }) {
  useEffect(() => {
    const stopListening = onQueueEvent(({ type }) => {
      if (type === "plan-gone") showToast(PLAN_GONE);
    });
    const stopData = startMemberData(userId);
    return () => {
      stopData();
      stopListening();
    };
  }, [userId]);
  return <GuestMerge userId={userId} />;
}
