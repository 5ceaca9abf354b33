import { useEffect, useState } from "react";
import type { z } from "zod";
import { PASSWORD_MIN, signInOptions } from "#contract/account.ts";
import { call } from "../../data/api.ts";
import * as accountFormWords from "../../words/account/forms.ts";

export type SignInOptions = z.infer<typeof signInOptions.answer>;

let known: SignInOptions | undefined;

/**
 * The available sign-in methods of this instance; undefined until known.
 * @param wanted whether to ask; asks again when it becomes true and there was no answer yet.
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

/** The minimum length of a password: the number of spec 1 §9 until the server has answered. */
export const passwordMinOf = (options: SignInOptions | undefined): number =>
  Math.max(options?.passwordMin ?? PASSWORD_MIN, PASSWORD_MIN);

/** Spec 1 §2, with the number that applies here. */
export const passwordHint = (minimum: number): string => accountFormWords.passwordHint(minimum);
