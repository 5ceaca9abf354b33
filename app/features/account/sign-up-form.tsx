import { SignUpFormSchema } from "#contract/account.ts";
import { signUp } from "#contract/auth/sign-in.ts";
import { callAuth } from "../../data/call-auth.ts";
import { TextField } from "../../ui/field.tsx";
import { describeFailure, INCOMPLETE, isPasswordRefused } from "./account-words.ts";
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
    incomplete: INCOMPLETE["sign-up"],
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
        label="Username"
        required
        maxLength={40}
        autoComplete="nickname"
        hint="This is how we greet you."
        {...field("username")}
      />
      <TextField
        label="Email"
        type="email"
        required
        autoComplete="email"
        inputMode="email"
        autoCapitalize="none"
        {...field("email")}
        onInput={(event) => onEmail(event.currentTarget.value)}
      />
      <NewPasswordField
        label="Password"
        typed={password}
        minimum={passwordMin}
        {...field("password")}
      />
      <FormProblem>{problem}</FormProblem>
      <SubmitButton
        busy={busy}
        busyLabel="Creating your account…"
        disabled={password.length < passwordMin}
        className="w-full"
      >
        Create Account
      </SubmitButton>
    </form>
  );
}
