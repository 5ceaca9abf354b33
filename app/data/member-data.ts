import { dropPlan, followOtherTabs, setProgress } from "./member-source.ts";
import { onQueueEvent, startQueue } from "./queue.ts";

/**
 * What runs while somebody is signed in: commands are sent, what the server answers is taken over,
 * and other tabs are followed.
 * @returns a function that stops it.
 */
export function startMemberData(userId: string): () => void {
  const stopFollowing = followOtherTabs();
  const stopListening = onQueueEvent((event) => {
    if (event.type === "saved") setProgress(userId, event.progress, event.commands);
    if (event.type === "deleted" || event.type === "plan-gone") dropPlan(userId, event.planId);
  });
  const stopQueue = startQueue();
  return () => {
    stopQueue();
    stopListening();
    stopFollowing();
  };
}
