import { useEffect } from "react";
import { startMemberData } from "../../data/member-data.ts";
import { onQueueEvent } from "../../data/queue.ts";
import { showToast } from "../../ui/toasts.tsx";
import { GuestMerge } from "./guest-merge.tsx";

const PLAN_GONE = {
  title: "A plan was deleted on another device",
  description: "What you ticked in it here could not be kept.",
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
