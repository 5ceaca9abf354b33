import { useEffect, useRef, useState } from "react";
import type { z } from "zod";
import { confirmEmail } from "#contract/auth/links.ts";
import { callAuth } from "../../data/call-auth.ts";
import { shareAccountChange } from "../../data/session.ts";
import { Button, LinkButton } from "../../ui/button.tsx";
import { ShortPage } from "../../ui/short-page.tsx";
import * as confirmEmailWords from "../../words/account/confirm-email.tsx";
import { describeFailure, isLinkOver } from "./describe-failure.ts";
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
    <ShortPage title={confirmEmailWords.title}>
      <p>{confirmEmailWords.onePress}</p>
      <FormProblem>{problem}</FormProblem>
      <Button aria-disabled={busy || undefined} onClick={() => void confirm()}>
        {busy ? confirmEmailWords.confirming : confirmEmailWords.confirm}
      </Button>
    </ShortPage>
  );
}

function LinkOver() {
  return (
    <ShortPage title={confirmEmailWords.failedTitle}>
      <p>{confirmEmailWords.failed}</p>
      <LinkButton to="/login">{confirmEmailWords.signIn}</LinkButton>
    </ShortPage>
  );
}

const TITLES: Readonly<Record<Confirmation["outcome"], string>> = {
  confirmed: confirmEmailWords.confirmedTitle,
  known: confirmEmailWords.confirmedTitle,
  approved: confirmEmailWords.approvedTitle,
  changed: confirmEmailWords.changedTitle,
};

function Done({ outcome, email, signedInAs }: Confirmation) {
  const body = useRef<HTMLDivElement>(null);
  // The button that had the focus is gone.
  useEffect(() => body.current?.focus(), []);
  const address = <strong className="break-words">{email}</strong>;
  return (
    <ShortPage title={TITLES[outcome]}>
      <div ref={body} tabIndex={-1} role="status" className="space-y-5 outline-none">
        {outcome === "approved" && <p>{confirmEmailWords.approved(address)}</p>}
        {outcome === "changed" && <p>{confirmEmailWords.changed(address)}</p>}
        {(outcome === "confirmed" || outcome === "known") && (
          <p>{confirmEmailWords.confirmed(address)}</p>
        )}
        {signedInAs && (
          <p>
            {confirmEmailWords.signedInAs(<strong className="break-words">{signedInAs}</strong>)}
          </p>
        )}
      </div>
      {signedInAs ? (
        <LinkButton to="/dashboard">{confirmEmailWords.toDashboard}</LinkButton>
      ) : outcome === "confirmed" || outcome === "known" ? (
        <LinkButton to="/login">{confirmEmailWords.signIn}</LinkButton>
      ) : (
        <LinkButton to="/account">{confirmEmailWords.toAccount}</LinkButton>
      )}
    </ShortPage>
  );
}
