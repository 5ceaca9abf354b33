import { useEffect, useState } from "react";
import type { z } from "zod";
import { PASSWORD_MIN, signInOptions } from "#contract/account.ts";
import { call } from "../../lib/api.ts";

export type SignInOptions = z.infer<typeof signInOptions.answer>;

let known: SignInOptions | undefined;

/**
 * How one can sign in on this instance; undefined until it is known.
 * @param wanted whether to ask; asked anew when it becomes so and there was no answer yet.
 */
export function useSignInOptions(wanted = true): SignInOptions | undefined {
  const [options, setOptions] = useState(known);
  useEffect(() => {
    if (known || !wanted) return;
    let gone = false;
    void call(signInOptions, undefined, { timeout: 10_000 }).then((result) => {
      if (!result.ok) return;
      known = result.value;
      if (!gone) setOptions(known);
    });
    return () => {
      gone = true;
    };
  }, [wanted]);
  return options;
}

/** The fewest characters of a password: spec 1 §9's number until the server has told its own. */
export const passwordMinOf = (options: SignInOptions | undefined): number =>
  Math.max(options?.passwordMin ?? PASSWORD_MIN, PASSWORD_MIN);

/** Spec 1 §2, with the number that holds here. */
export const passwordHint = (minimum: number): string =>
  `Password must be at least ${minimum} characters`;
