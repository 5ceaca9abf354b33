import { useState } from "react";
import { SignInFormSchema } from "#contract/account.ts";
import { requestPasswordReset, sendConfirmation, signIn } from "#contract/auth/sign-in.ts";
import { callAuth } from "../../data/call-auth.ts";
import { currentSession, refreshSession } from "../../data/session.ts";
import { PasswordField, TextField } from "../../ui/field.tsx";
import { showToast } from "../../ui/toasts.tsx";
import { describeFailure, getFailureCode, INCOMPLETE } from "./account-words.ts";
import { FormProblem, SubmitButton, TextButton } from "./form-parts.tsx";
import { useAuthForm } from "./use-auth-form.ts";

/**
 * E-mail address and password, 'Forgot password?', and a new mail for those who have not confirmed
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
    incomplete: INCOMPLETE["sign-in"],
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
          return "You are signed in, but this page could not find out. Please load it again.";
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
        title: "Email Required",
        description: "Please enter your email address first.",
        failed: true,
      });
      form.setError("email", { message: "Please enter your email address first." });
      form.setFocus("email");
      return;
    }
    if (!(await form.trigger("email", { shouldFocus: true }))) return;
    const result = await callAuth(requestPasswordReset, { email: address });
    if (result.ok) onMailSent("reset", address);
    else {
      const description = describeFailure(result.failure);
      showToast({ title: "Password Reset Failed", description, failed: true });
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
        label="Email"
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
          label="Password"
          required
          autoComplete="current-password"
          {...field("password")}
        />
        <TextButton className="mt-1" onClick={() => void forgot()}>
          Forgot password?
        </TextButton>
      </div>
      <FormProblem>
        {(problem ?? problemBefore) && (
          <>
            <p>{problem ?? problemBefore}</p>
            {unconfirmed && (
              <TextButton onClick={() => void confirmAgain(unconfirmed)}>
                Send the mail again
              </TextButton>
            )}
          </>
        )}
      </FormProblem>
      <SubmitButton busy={busy} busyLabel="Signing in…" className="w-full">
        Sign In
      </SubmitButton>
    </form>
  );
}
