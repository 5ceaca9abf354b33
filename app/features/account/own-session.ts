import type { z } from "zod";
import { readSession } from "#contract/auth/session.ts";
import { ERRORS } from "#contract/errors.ts";
import type { CallResult } from "../../data/api.ts";
import { callAuth } from "../../data/call-auth.ts";

type OwnSession = NonNullable<z.infer<typeof readSession.answer>>;

const { status, message } = ERRORS["sign-in-required"];
const NO_SESSION: CallResult<never> = {
  ok: false,
  failure: { kind: "refused", status, error: { error: message, code: "sign-in-required" } },
};

/** This browser's session and its member; refused when there is none any more. */
export async function readOwnSession(): Promise<CallResult<OwnSession>> {
  const result = await callAuth(readSession, undefined);
  if (!result.ok) return result;
  return result.value ? { ok: true, value: result.value } : NO_SESSION;
}
