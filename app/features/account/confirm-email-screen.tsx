import { useEffect, useRef, useState } from "react";
import type { z } from "zod";
import { confirmEmail } from "#contract/auth/links.ts";
import { callAuth } from "../../data/call-auth.ts";
import { shareAccountChange } from "../../data/session.ts";
import { Button, LinkButton } from "../../ui/button.tsx";
import { ShortPage } from "../../ui/short-page.tsx";
import { describeFailure, isLinkOver } from "./account-words.ts";
import { FormProblem } from "./form-parts.tsx";
import { AFTER_SIGN_IN, safeReturnPath } from "./return-path.ts";

type Confirmation = z.infer<typeof confirmEmail.answer>;

/**
 * Where a mailed link to confirm an address leads. It requires a press, so that programs that open
 * links confirm nothing.
 */
export function ConfirmEmailScreen({
  token,
  next,
}: {
  token: string;
  /** Where to go after being signed in by it. */
  next: string | null;
}) {
  const [done, setDone] = useState<Confirmation>();
  const [over, setOver] = useState(token === "");
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const confirm = async () => {
    if (busy) return;
    setBusy(true);
    setProblem(undefined);
    const result = await callAuth(confirmEmail, { token, next: next ?? "/" });
    setBusy(false);
    if (!result.ok) {
      if (isLinkOver(result.failure)) setOver(true);
      else setProblem(describeFailure(result.failure));
      return;
    }
    if (result.value.signedIn) {
      // Loaded as a new document: the sign-in screen finds the new session, shows the welcome and
      // goes on.
      const toLogin = next?.startsWith("/login?") ? next : undefined;
      window.location.replace(toLogin ?? safeReturnPath(next) ?? AFTER_SIGN_IN);
      return;
    }
    if (result.value.outcome === "changed" && !result.value.signedInAs) await shareAccountChange();
    setDone(result.value);
  };
  if (over) return <LinkOver />;
  if (done) return <Done {...done} />;
  return (
    <ShortPage title="Confirm your e-mail address">
      <p>One press says that this address is yours.</p>
      <FormProblem>{problem}</FormProblem>
      <Button aria-disabled={busy || undefined} onClick={() => void confirm()}>
        {busy ? "Confirming…" : "Confirm my address"}
      </Button>
    </ShortPage>
  );
}

function LinkOver() {
  return (
    <ShortPage title="This link does not work any more">
      <p>It was used already, is older than a day, or is not whole. Sign in to get a new one.</p>
      <LinkButton to="/login">Sign In</LinkButton>
    </ShortPage>
  );
}

const TITLES: Readonly<Record<Confirmation["outcome"], string>> = {
  confirmed: "Your e-mail address is confirmed",
  known: "Your e-mail address is confirmed",
  approved: "The change is approved",
  changed: "Your e-mail address is changed",
};

function Done({ outcome, email, signedInAs }: Confirmation) {
  const body = useRef<HTMLDivElement>(null);
  // The button that had the focus is gone.
  useEffect(() => body.current?.focus(), []);
  const address = <strong className="break-words">{email}</strong>;
  return (
    <ShortPage title={TITLES[outcome]}>
      <div ref={body} tabIndex={-1} role="status" className="space-y-5 outline-none">
        {outcome === "approved" && (
          <p>
            One step is left: open the link in the mail that goes to {address} now. Until then you
            sign in with the old address.
          </p>
        )}
        {outcome === "changed" && <p>From now on you sign in with {address}.</p>}
        {(outcome === "confirmed" || outcome === "known") && <p>{address} is confirmed.</p>}
        {signedInAs && (
          <p>
            In this browser you are signed in as{" "}
            <strong className="break-words">{signedInAs}</strong>, and you still are. To use the
            other account, sign out first.
          </p>
        )}
      </div>
      {signedInAs ? (
        <LinkButton to="/dashboard">Go to your dashboard</LinkButton>
      ) : outcome === "confirmed" || outcome === "known" ? (
        <LinkButton to="/login">Sign In</LinkButton>
      ) : (
        <LinkButton to="/account">Go to your account</LinkButton>
      )}
    </ShortPage>
  );
}
