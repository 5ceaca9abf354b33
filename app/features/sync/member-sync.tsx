import { useEffect } from "react";
import { onOutboxEvent, startOutbox } from "../../lib/outbox.ts";
import { showToast } from "../../ui/toasts.tsx";
import { GuestMerge } from "./guest-merge.tsx";

const PLAN_GONE = {
  title: "A plan was deleted on another device",
  description: "What you ticked in it here could not be kept.",
} as const;

/**
 * What runs while somebody is signed in: unsent changes are sent, and a guest's plans are moved.
 */
export default function MemberSync({ userId }: { userId: string }) {
  useEffect(() => {
    const stopListening = onOutboxEvent(({ type }) => {
      if (type === "plan-gone") showToast(PLAN_GONE);
    });
    const stopOutbox = startOutbox();
    return () => {
      stopOutbox();
      stopListening();
    };
  }, []);
  return <GuestMerge userId={userId} />;
}
