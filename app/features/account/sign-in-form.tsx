import { useState } from "react";
import { SignInFormSchema } from "#contract/account.ts";
import { requestPasswordReset, sendConfirmation, signIn } from "#contract/auth/sign-in.ts";
import { callAuth } from "../../data/call-auth.ts";
import { currentSession, refreshSession } from "../../data/session.ts";
import { PasswordField, TextField } from "../../ui/field.tsx";
import { showToast } from "../../ui/toasts.tsx";
import * as accountFailureWords from "../../words/account/failures.ts";
import * as signInWords from "../../words/account/sign-in.tsx";
import { describeFailure, getFailureCode } from "./describe-failure.ts";
import { FormProblem, SubmitButton, TextButton } from "./form-parts.tsx";
import { useAuthForm } from "./use-auth-form.ts";

/**
 * Email address and password, 'Forgot password?', and a new mail for those who have not confirmed
 * their address.
 */
export function SignInForm({
  email,
  onEmail,
  confirmationPath,
  onSignedIn,
  onMailSent,
  onCodeNeeded,
  problemBefore,
}: {
  email: string;
  /** Receives what was typed, so that it stays when the mode changes. */
  onEmail: (email: string) => void;
  /** Where the link of a new confirmation mail leads. */
  confirmationPath: string;
  onSignedIn: () => void;
  onMailSent: (kind: "confirmation" | "reset", email: string) => void;
  /** The password was right, and a second step is needed. */
  onCodeNeeded: () => void;
  /** Why the second step led back here. */
  problemBefore: string | undefined;
}) {
  const [unconfirmed, setUnconfirmed] = useState<string>();
  const { form, field, onSubmit, problem, setProblem, busy } = useAuthForm({
    schema: SignInFormSchema,
    start: { email, password: "" },
    incomplete: accountFailureWords.incompleteSignIn,
    act: async (fields) => {
      setUnconfirmed(undefined);
      const result = await callAuth(signIn, { ...fields, callbackURL: confirmationPath });
      if (result.ok && result.value.twoFactorRedirect) {
        onCodeNeeded();
        return undefined;
      }
      if (result.ok) {
        await refreshSession();
        if (currentSession().status !== "member") {
          return signInWords.signedInUnseen;
        }
        onSignedIn();
        return undefined;
      }
      if (getFailureCode(result.failure) === "EMAIL_NOT_VERIFIED") setUnconfirmed(fields.email);
      return describeFailure(result.failure);
    },
  });

  const forgot = async () => {
    const address = form.getValues("email").trim();
    if (address === "") {
      showToast({
        title: signInWords.emailRequiredTitle,
        description: signInWords.emailRequiredDescription,
        failed: true,
      });
      form.setError("email", { message: signInWords.emailRequiredDescription });
      form.setFocus("email");
      return;
    }
    if (!(await form.trigger("email", { shouldFocus: true }))) return;
    const result = await callAuth(requestPasswordReset, { email: address });
    if (result.ok) onMailSent("reset", address);
    else {
      const description = describeFailure(result.failure);
      showToast({ title: signInWords.resetFailed, description, failed: true });
    }
  };

  const confirmAgain = async (address: string) => {
    const result = await callAuth(sendConfirmation, {
      email: address,
      callbackURL: confirmationPath,
    });
    if (result.ok) onMailSent("confirmation", address);
    else setProblem(describeFailure(result.failure));
  };

  return (
    <form noValidate onSubmit={onSubmit} className="space-y-4">
      <TextField
        label={signInWords.email}
        type="email"
        required
        autoComplete="username"
        inputMode="email"
        autoCapitalize="none"
        {...field("email")}
        onInput={(event) => onEmail(event.currentTarget.value)}
      />
      <div>
        <PasswordField
          label={signInWords.password}
          required
          autoComplete="current-password"
          {...field("password")}
        />
        <TextButton className="mt-1" onClick={() => void forgot()}>
          {signInWords.forgotPassword}
        </TextButton>
      </div>
      <FormProblem>
        {(problem ?? problemBefore) && (
          <>
            <p>{problem ?? problemBefore}</p>
            {unconfirmed && (
              <TextButton onClick={() => void confirmAgain(unconfirmed)}>
                {signInWords.sendMailAgain}
              </TextButton>
            )}
          </>
        )}
      </FormProblem>
      <SubmitButton busy={busy} busyLabel={signInWords.signingIn} className="w-full">
        {signInWords.signIn}
      </SubmitButton>
    </form>
  );
}
