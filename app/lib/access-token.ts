import type { AuthFailure, AuthResult } from "./auth-request.ts";

/** Milliseconds before its end at which a token counts as used up. */
const MARGIN = 60_000;
/** Milliseconds before the second try; each further wait is twice as long (spec 1 §7). */
const FIRST_WAIT = 200;
const TRIES = 4;

export interface TokenParts {
  readonly fetchToken: () => Promise<AuthResult<string>>;
  readonly isOutOfReach: (failure: AuthFailure) => boolean;
  readonly now: () => number;
  readonly wait: (milliseconds: number) => Promise<unknown>;
}

export interface TokenKeeper {
  /** A token that holds for a minute at least; undefined when there is none to be had. */
  get(): Promise<string | undefined>;
  /** Forgets the token, and the one that is being fetched. */
  drop(): void;
}

/** Milliseconds that a JWT holds from its making: the device's clock may be wrong, its span not. */
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

/** Keeps a short-lived access token in memory alone, and fetches the next one when it is asked for. */
export function createTokenKeeper({
  fetchToken,
  isOutOfReach,
  now,
  wait,
}: TokenParts): TokenKeeper {
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
