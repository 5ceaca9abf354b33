import { useEffect, useState } from "react";
import { useSearchParams } from "react-router";
import { ResetPasswordScreen } from "../features/account/reset-password-screen.tsx";
import { pageMetadata } from "../lib/page-metadata.ts";
import * as words from "../words/account/reset-password.tsx";

export const meta = () =>
  pageMetadata({ title: words.metaTitle, indexed: false, path: "/reset-password" });

/**
 * The page is the same file for everybody: the parameters in its address are known only in the
 * browser.
 */
export default function ResetPassword() {
  const [parameters] = useSearchParams();
  const [here, setHere] = useState(false);
  useEffect(() => setHere(true), []);
  const token = parameters.has("error") ? undefined : (parameters.get("token") ?? undefined);
  if (!here) return <div aria-busy="true" className="min-h-[60vh]" />;
  return <ResetPasswordScreen key={token} token={token || undefined} />;
}
