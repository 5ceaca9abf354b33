import { useEffect, useState } from "react";
import { useSearchParams } from "react-router";
import { ConfirmEmailScreen } from "../features/account/confirm-email-screen.tsx";
import { pageMetadata } from "../lib/page-metadata.ts";
import * as words from "../words/account/confirm-email.tsx";

export const meta = () => pageMetadata({ title: words.metaTitle, indexed: false });

/**
 * The page is the same file for everybody: the parameters in its address are known only in the
 * browser.
 */
export default function ConfirmEmail() {
  const [parameters] = useSearchParams();
  const [here, setHere] = useState(false);
  useEffect(() => setHere(true), []);
  if (!here) return <div aria-busy="true" className="min-h-[60vh]" />;
  const token = parameters.get("token") ?? "";
  return <ConfirmEmailScreen key={token} token={token} next={parameters.get("next")} />;
}
