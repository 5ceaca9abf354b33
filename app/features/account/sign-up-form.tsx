import { SignUpFormSchema } from "#contract/account.ts";
import { signUp } from "#contract/auth/sign-in.ts";
import { callAuth } from "../../data/call-auth.ts";
import { TextField } from "../../ui/field.tsx";
import * as accountFailureWords from "../../words/account/failures.ts";
import * as signInWords from "../../words/account/sign-in.tsx";
import { describeFailure, isPasswordRefused } from "./describe-failure.ts";
import { FormProblem, NewPasswordField, SubmitButton } from "./form-parts.tsx";
import { useAuthForm } from "./use-auth-form.ts";

/** Username, e-mail address and password. */
export function SignUpForm({
  email,
  onEmail,
  passwordMin,
  confirmationPath,
  onSignedUp,
}: {
  email: string;
  /** Receives what was typed, so that it stays when the mode changes. */
  onEmail: (email: string) => void;
  passwordMin: number;
  /** Where the link of the confirmation mail leads. */
  confirmationPath: string;
  onSignedUp: (email: string) => void;
}) {
  const { form, field, onSubmit, problem, busy } = useAuthForm({
    schema: SignUpFormSchema,
    start: { username: "", email, password: "" },
    incomplete: accountFailureWords.incompleteSignUp,
    act: async (fields) => {
      const result = await callAuth(signUp, {
        ...fields,
        name: fields.username,
        callbackURL: confirmationPath,
      });
      if (result.ok) {
        onSignedUp(fields.email);
        return undefined;
      }
      const words = describeFailure(result.failure);
      if (isPasswordRefused(result.failure)) {
        form.setError("password", { message: words }, { shouldFocus: true });
        return undefined;
      }
      return words;
    },
  });
  const password = form.watch("password");
  return (
    <form noValidate onSubmit={onSubmit} className="space-y-4">
      <TextField
        label={signInWords.username}
        required
        maxLength={40}
        autoComplete="nickname"
        hint={signInWords.usernameHint}
        {...field("username")}
      />
      <TextField
        label={signInWords.email}
        type="email"
        required
        autoComplete="email"
        inputMode="email"
        autoCapitalize="none"
        {...field("email")}
        onInput={(event) => onEmail(event.currentTarget.value)}
      />
      <NewPasswordField
        label={signInWords.password}
        typed={password}
        minimum={passwordMin}
        {...field("password")}
      />
      <FormProblem>{problem}</FormProblem>
      <SubmitButton
        busy={busy}
        busyLabel={signInWords.creatingYourAccount}
        disabled={password.length < passwordMin}
        className="w-full"
      >
        {signInWords.createAccount}
      </SubmitButton>
    </form>
  );
}
