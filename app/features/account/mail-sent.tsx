import { useEffect, useRef, useState } from "react";
import { requestPasswordReset, sendConfirmation } from "#contract/auth/sign-in.ts";
import { callAuth } from "../../data/call-auth.ts";
import * as signInWords from "../../words/account/sign-in.tsx";
import { describeFailure } from "./describe-failure.ts";
import { FormProblem, TextButton } from "./form-parts.tsx";

export interface SentMail {
  readonly kind: "signed-up" | "confirmation" | "reset";
  readonly email: string;
}

export const SENT_MAIL_TITLES: Readonly<Record<SentMail["kind"], string>> = {
  "signed-up": signInWords.mailSentConfirmTitle,
  confirmation: signInWords.mailSentAgainTitle,
  reset: signInWords.mailSentResetTitle,
};

const TEXTS: Readonly<Record<SentMail["kind"], string>> = {
  "signed-up": signInWords.mailSentConfirmText,
  confirmation: signInWords.mailSentConfirmText,
  reset: signInWords.mailSentResetText,
};

/** The server sends a confirmation at most every two minutes. */
const SENT_AGAIN: Readonly<Record<SentMail["kind"], string>> = {
  "signed-up": signInWords.mailSentLimited,
  confirmation: signInWords.mailSentLimited,
  reset: signInWords.mailSentSentAgain,
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
        {signInWords.mailSentGoesTo(<strong className="break-words text-ink">{mail.email}</strong>)}
      </p>
      {localMailbox && (
        <p className="rounded-field bg-sunk px-4 py-3">
          {signInWords.mailSentKeptInMailbox(
            <a href="/mailbox" target="_blank" rel="noopener" className="prose-link">
              {signInWords.mailSentMailbox}
              <span className="sr-only">{signInWords.mailSentOpensInNewTab}</span>
            </a>,
          )}
        </p>
      )}
      <FormProblem>{problem}</FormProblem>
      <div className="flex flex-wrap items-center gap-x-5">
        <TextButton onClick={() => void again()}>{signInWords.sendMailAgain}</TextButton>
        <TextButton onClick={onBack}>{signInWords.mailSentBack}</TextButton>
        <span role="status">{said}</span>
      </div>
    </div>
  );
}
