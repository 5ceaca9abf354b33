import type { CallFailure, CallResult } from "./api.ts";

/** How many milliseconds before its end a token counts as expired. */
const MARGIN = 60_000;
/** Milliseconds before the second attempt; each further pause is twice as long (spec 1 §7). */
const FIRST_WAIT = 200;
const TRIES = 4;

export interface TokenParts {
  readonly fetchToken: () => Promise<CallResult<string>>;
  readonly isOutOfReach: (failure: CallFailure) => boolean;
  readonly now: () => number;
  readonly wait: (milliseconds: number) => Promise<unknown>;
}

export interface TokenCache {
  /** A token that is valid for at least a minute; undefined when none can be had. */
  get(): Promise<string | undefined>;
  /** Forgets the token, and any that is being fetched. */
  drop(): void;
}

/**
 * How many milliseconds a JWT is valid after it was issued: the device's clock may be wrong, but
 * not the difference.
 */
export function tokenSpan(token: string): number {
  try {
    const part = (token.split(".")[1] ?? "").replaceAll("-", "+").replaceAll("_", "/");
    const { iat, exp } = JSON.parse(atob(part)) as { iat: unknown; exp: unknown };
    const span = (Number(exp) - Number(iat)) * 1_000;
    return Number.isFinite(span) ? span : 0;
  } catch {
    return 0;
  }
}

/** Keeps a short-lived access token, only in memory, and fetches the next one when it is needed. */
export function createTokenCache({ fetchToken, isOutOfReach, now, wait }: TokenParts): TokenCache {
  let kept: { readonly token: string; readonly until: number } | undefined;
  let coming: Promise<string | undefined> | undefined;

  async function renew(isCurrent: () => boolean): Promise<string | undefined> {
    for (let tries = 1; ; tries += 1) {
      const asked = now();
      const result = await fetchToken();
      if (!isCurrent()) return undefined;
      if (result.ok) {
        kept = { token: result.value, until: asked + tokenSpan(result.value) - MARGIN };
        return result.value;
      }
      if (!isOutOfReach(result.failure) || tries === TRIES) return undefined;
      await wait(FIRST_WAIT * 2 ** (tries - 1));
    }
  }

  return {
    get() {
      if (kept && now() < kept.until) return Promise.resolve(kept.token);
      if (!coming) {
        const mine: Promise<string | undefined> = renew(() => coming === mine).finally(() => {
          if (coming === mine) coming = undefined;
        });
        coming = mine;
      }
      return coming;
    },
    drop() {
      kept = undefined;
      coming = undefined;
    },
  };
}
