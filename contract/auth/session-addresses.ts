/**
 * The calls that pages without a framework make, too. It imports no schema library, so that their
 * one small script can use it; `session.ts` declares the rest.
 */
export const READ_SESSION = { method: "GET", path: "/api/auth/get-session" } as const;
export const SIGN_OUT = { method: "POST", path: "/api/auth/sign-out" } as const;
