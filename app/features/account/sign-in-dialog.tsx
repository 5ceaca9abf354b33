import { useEffect, useRef, useState } from "react";
import { useSession } from "../../data/session.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import * as signInWords from "../../words/account/sign-in.tsx";
import type { AccountDialogProps, AccountMode } from "./account-dialog.tsx";
import { CodeForm } from "./code-form.tsx";
import { TextButton } from "./form-parts.tsx";
import { GoogleHelpDialog } from "./google-help-dialog.tsx";
import { MailSent, SENT_MAIL_TITLES, type SentMail } from "./mail-sent.tsx";
import { AFTER_SIGN_IN, loginPath, safeReturnPath } from "./return-path.ts";
import { SignInForm } from "./sign-in-form.tsx";
import { SignUpForm } from "./sign-up-form.tsx";
import { useGoogle } from "./use-google.ts";
import { passwordMinOf, useSignInOptions } from "./use-sign-in-options.ts";

/** Spec 1 §2: milliseconds between signing in and closing. */
const CLOSING_DELAY = 800;

const TITLES: Readonly<Record<AccountMode, string>> = {
  "sign-in": signInWords.signIn,
  "sign-up": signInWords.createAccount,
};

/** The current screen; from the home page, a member goes to the dashboard. */
function currentPath(): string {
  const { pathname, search } = window.location;
  return pathname === "/" ? AFTER_SIGN_IN : (safeReturnPath(pathname + search) ?? AFTER_SIGN_IN);
}

/** Signing in and creating an account (spec 1 §2). */
export function SignInDialog({
  open,
  onClose,
  occasion,
  mode: firstMode = occasion === "first-day" ? "sign-up" : "sign-in",
  returnTo,
  notice,
  googleError,
  codeNeeded = false,
}: AccountDialogProps) {
  const session = useSession();
  const options = useSignInOptions(open);
  const [mode, setMode] = useState(firstMode);
  const [email, setEmail] = useState("");
  const [sentMail, setSentMail] = useState<SentMail>();
  const [atCode, setAtCode] = useState(codeNeeded);
  const [codeProblem, setCodeProblem] = useState<string>();
  const body = useRef<HTMLDivElement>(null);
  const next = returnTo ?? currentPath();
  const confirmationPath = loginPath(next, { confirmed: "1" });
  const google = useGoogle(loginPath(next), googleError);

  const shown = open && google.help !== "first";
  useEffect(() => {
    if (!shown) return;
    setMode(firstMode);
    setSentMail(undefined);
    setAtCode(codeNeeded);
    setCodeProblem(undefined);
    body.current?.querySelector("input")?.focus();
  }, [shown, firstMode, codeNeeded]);

  const signedIn = session.status === "member";
  const [again, setAgain] = useState(false);
  const [wasSignedIn, setWasSignedIn] = useState(false);
  const close = useRef(onClose);
  close.current = onClose;
  // A member who opens it was told to sign in again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what held when it was opened counts
  useEffect(() => {
    setWasSignedIn(open && signedIn);
    setAgain(false);
  }, [open]);
  const isDetected = open && signedIn && (again || !wasSignedIn);
  useEffect(() => {
    if (!isDetected) return;
    const timer = setTimeout(() => close.current(), CLOSING_DELAY);
    return () => clearTimeout(timer);
  }, [isDetected]);

  const title = sentMail
    ? SENT_MAIL_TITLES[sentMail.kind]
    : atCode
      ? signInWords.twoStepSignIn
      : occasion === "first-day"
        ? signInWords.afterDay1Title
        : TITLES[mode];
  const formProps = { email, onEmail: setEmail, confirmationPath };

  return (
    <>
      <Dialog open={shown} onClose={onClose} title={title}>
        <div ref={body}>
          {sentMail ? (
            <MailSent
              key={sentMail.kind}
              mail={sentMail}
              localMailbox={options?.localMailbox ?? false}
              confirmationPath={confirmationPath}
              onBack={() => {
                setSentMail(undefined);
                setMode("sign-in");
              }}
            />
          ) : atCode ? (
            <CodeForm
              onSignedIn={() => setAgain(true)}
              onOver={(words) => {
                setCodeProblem(words);
                setAtCode(false);
              }}
            />
          ) : (
            <>
              {notice && <p className="mb-4 rounded-field bg-sunk px-4 py-3">{notice}</p>}
              {occasion === "first-day" && (
                <p className="mb-4 text-soft">{signInWords.afterDay1Text}</p>
              )}
              {mode === "sign-in" ? (
                <SignInForm
                  {...formProps}
                  onSignedIn={() => setAgain(true)}
                  problemBefore={codeProblem}
                  onCodeNeeded={() => setAtCode(true)}
                  onMailSent={(kind, address) => setSentMail({ kind, email: address })}
                />
              ) : (
                <SignUpForm
                  {...formProps}
                  passwordMin={passwordMinOf(options)}
                  onSignedUp={(address) => setSentMail({ kind: "signed-up", email: address })}
                />
              )}
              <div className="mt-4 space-y-2 border-t border-rule pt-4">
                <Button
                  look="outline"
                  className="w-full"
                  onClick={() => {
                    // Where Google is not set up, the help says so, and what is needed.
                    if (options?.google === false) google.setHelp("open");
                    else void google.start();
                  }}
                >
                  {google.busy ? signInWords.goingToGoogle : signInWords.continueWithGoogle}
                </Button>
                <div className="flex flex-wrap items-center justify-between gap-x-4">
                  <p>
                    {mode === "sign-in" ? signInWords.newHere : signInWords.haveAccountAlready}
                    <TextButton onClick={() => setMode(mode === "sign-in" ? "sign-up" : "sign-in")}>
                      {mode === "sign-in" ? signInWords.createAnAccount : signInWords.signInInstead}
                    </TextButton>
                  </p>
                  <TextButton onClick={() => google.setHelp("open")}>
                    {signInWords.googleHelpTitle}
                  </TextButton>
                </div>
                {occasion === "first-day" && (
                  <Button look="quiet" className="w-full" onClick={onClose}>
                    {signInWords.keepLearning}
                  </Button>
                )}
              </div>
            </>
          )}
          <p role="status" className="sr-only">
            {signedIn && signInWords.signedIn}
          </p>
        </div>
      </Dialog>
      <GoogleHelpDialog
        open={open && google.help !== "closed"}
        onClose={() => google.setHelp("closed")}
        options={options}
      />
    </>
  );
}
