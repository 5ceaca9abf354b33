import { useEffect, useRef, useState } from "react";
import { readShare, revokeShare, sharePlan } from "#contract/learning/plan-shares.ts";
import { call } from "./api.ts";

/** A plan's read-only link, as a dialog shows, creates and revokes it. */
export interface ShareLink {
  /** 'checking' until the server has said whether there is a link; 'unknown' if it did not say. */
  readonly status: "checking" | "none" | "shared" | "unknown";
  /** The absolute address, while the plan is shared. */
  readonly url: string | undefined;
  /**
   * Creates the link or returns the existing one. @returns its address; undefined when that failed.
   */
  readonly make: () => Promise<string | undefined>;
  /** @returns whether the link no longer works. */
  readonly revoke: () => Promise<boolean>;
}

type Known = Pick<ShareLink, "status" | "url"> & { readonly planId: string | undefined };

const TIMEOUT = 10_000;

const addressOf = (path: string): string => `${window.location.origin}${path}`;

/** @param planId the plan whose link is needed; undefined while none is. */
export function useShareLink(planId: string | undefined): ShareLink {
  const [known, setKnown] = useState<Known>({ planId, status: "checking", url: undefined });
  const wanted = useRef(planId);
  wanted.current = planId;

  const learn = (asked: string, status: ShareLink["status"], url?: string): void => {
    if (wanted.current === asked) setKnown({ planId: asked, status, url });
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once for each plan
  useEffect(() => {
    if (planId === undefined) return;
    setKnown({ planId, status: "checking", url: undefined });
    const stop = new AbortController();
    const options = { params: { id: planId }, timeout: TIMEOUT, signal: stop.signal };
    void call(readShare, undefined, options).then((result) => {
      if (stop.signal.aborted) return;
      if (!result.ok) return learn(planId, "unknown");
      const { share } = result.value;
      learn(planId, share ? "shared" : "none", share ? addressOf(share.path) : undefined);
    });
    return () => stop.abort();
  }, [planId]);

  return {
    status: known.planId === planId ? known.status : "checking",
    url: known.planId === planId ? known.url : undefined,
    make: async () => {
      if (planId === undefined) return undefined;
      const result = await call(sharePlan, {}, { params: { id: planId }, timeout: TIMEOUT });
      if (!result.ok) return undefined;
      const url = addressOf(result.value.path);
      learn(planId, "shared", url);
      return url;
    },
    revoke: async () => {
      if (planId === undefined) return false;
      const options = { params: { id: planId }, timeout: TIMEOUT };
      const result = await call(revokeShare, undefined, options);
      if (result.ok) learn(planId, "none");
      return result.ok;
    },
  };
}
