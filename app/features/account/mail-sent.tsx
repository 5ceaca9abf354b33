import { useEffect, useRef, useState } from "react";
import { requestPasswordReset, sendConfirmation } from "#contract/auth/sign-in.ts";
import { callAuth } from "../../data/call-auth.ts";
import { describeFailure } from "./account-words.ts";
import { FormProblem, TextButton } from "./form-parts.tsx";

export interface SentMail {
  readonly kind: "signed-up" | "confirmation" | "reset";
  readonly email: string;
}

export const SENT_MAIL_TITLES: Readonly<Record<SentMail["kind"], string>> = {
  "signed-up": "Account Created!",
  confirmation: "Mail sent",
  reset: "Password Reset Email Sent!",
};

const TEXTS: Readonly<Record<SentMail["kind"], string>> = {
  "signed-up": "Please check your email to confirm your account before signing in.",
  confirmation: "Please check your email to confirm your account before signing in.",
  reset: "If there is an account with this address, its link to a new password works for an hour.",
};

/** The server sends a confirmation at most every two minutes. */
const SENT_AGAIN: Readonly<Record<SentMail["kind"], string>> = {
  "signed-up": "Asked for again. A mail goes out every two minutes at most.",
  confirmation: "Asked for again. A mail goes out every two minutes at most.",
  reset: "Sent again.",
};

/** Says that a mail is on its way and where to read it, and can send it again. */
export function MailSent({
  mail,
  localMailbox,
  confirmationPath,
  onBack,
}: {
  mail: SentMail;
  /** Whether mails are shown on this machine instead of being sent. */
  localMailbox: boolean;
  confirmationPath: string;
  onBack: () => void;
}) {
  const text = useRef<HTMLParagraphElement>(null);
  // The form that had the focus is gone.
  useEffect(() => text.current?.focus(), []);
  const [said, setSaid] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const again = async () => {
    setSaid(undefined);
    setProblem(undefined);
    const result =
      mail.kind === "reset"
        ? await callAuth(requestPasswordReset, { email: mail.email })
        : await callAuth(sendConfirmation, { email: mail.email, callbackURL: confirmationPath });
    if (result.ok) setSaid(SENT_AGAIN[mail.kind]);
    else setProblem(describeFailure(result.failure));
  };
  return (
    <div className="space-y-3">
      <p ref={text} tabIndex={-1} className="outline-none">
        {TEXTS[mail.kind]}
      </p>
      <p className="text-soft">
        It goes to <strong className="break-words text-ink">{mail.email}</strong>. If it is not
        there in a few minutes, look among the unwanted mail.
      </p>
      {localMailbox && (
        <p className="rounded-field bg-sunk px-4 py-3">
          This instance sends no mail. It keeps its letters in{" "}
          <a href="/mailbox" target="_blank" rel="noopener" className="prose-link">
            the mailbox on this machine
            <span className="sr-only"> (opens in a new tab)</span>
          </a>
          .
        </p>
      )}
      <FormProblem>{problem}</FormProblem>
      <div className="flex flex-wrap items-center gap-x-5">
        <TextButton onClick={() => void again()}>Send the mail again</TextButton>
        <TextButton onClick={onBack}>Back to Sign In</TextButton>
        <span role="status">{said}</span>
      </div>
    </div>
  );
}
