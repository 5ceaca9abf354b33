import { useEffect, useRef, useState } from "react";
import { Link, useNavigate } from "react-router";
import { z } from "zod";
import { FORM_WORDS, NewPasswordSchema } from "#contract/account.ts";
import { resetPassword } from "#contract/auth/links.ts";
import { callAuth } from "../../data/call-auth.ts";
import { LinkButton } from "../../ui/button.tsx";
import { PasswordField } from "../../ui/field.tsx";
import { showToast } from "../../ui/toasts.tsx";
import {
  describeFailure,
  INVALID_RESET_LINK,
  isLinkOver,
  isPasswordRefused,
} from "./account-words.ts";
import { FormProblem, NewPasswordField, SubmitButton } from "./form-parts.tsx";
import { useAuthForm } from "./use-auth-form.ts";
import { passwordHint, passwordMinOf, useSignInOptions } from "./use-sign-in-options.ts";

/** Spec 1 §9: milliseconds between success and going to the home page. */
const REDIRECT_DELAY = 3_000;

/** Where a mail's link leads to choose a new password (spec 1 §2). */
export function ResetPasswordScreen({
  token,
}: {
  /** The token in the mail's link; undefined when the link is not valid. */
  token: string | undefined;
}) {
  const [over, setOver] = useState(token === undefined);
  const [done, setDone] = useState(false);
  return (
    <div className="mx-auto max-w-md px-4 py-14 sm:px-6">
      {done ? (
        <Done />
      ) : (
        <>
          <h1 className="text-4xl">Choose a new password</h1>
          {over || token === undefined ? (
            <InvalidLink />
          ) : (
            <ResetForm
              token={token}
              onDone={() => setDone(true)}
              onLinkOver={() => setOver(true)}
            />
          )}
          <p className="mt-8">
            Remember your password?{" "}
            <Link to="/" className="prose-link font-semibold">
              Sign In
            </Link>
          </p>
        </>
      )}
    </div>
  );
}

function InvalidLink() {
  return (
    <div role="alert" className="mt-6 rounded-field border-2 border-danger bg-sheet px-4 py-3">
      <p className="font-medium">{INVALID_RESET_LINK}</p>
      <p className="mt-2">
        <Link to="/login" className="prose-link">
          Open Sign In
        </Link>{" "}
        and choose “Forgot password?”.
      </p>
    </div>
  );
}

function ResetForm({
  token,
  onDone,
  onLinkOver,
}: {
  token: string;
  onDone: () => void;
  onLinkOver: () => void;
}) {
  const minimum = passwordMinOf(useSignInOptions());
  const tooShort = `${passwordHint(minimum)} long.`;
  const { form, field, onSubmit, problem, busy } = useAuthForm({
    schema: z
      .object({ password: NewPasswordSchema.min(minimum, tooShort), repeated: z.string() })
      .refine(({ password, repeated }) => password === repeated, {
        path: ["repeated"],
        message: FORM_WORDS.passwordsDiffer,
      }),
    start: { password: "", repeated: "" },
    act: async ({ password }) => {
      const result = await callAuth(resetPassword, { token, newPassword: password });
      if (result.ok) {
        onDone();
        return undefined;
      }
      if (isLinkOver(result.failure)) onLinkOver();
      const words = describeFailure(
        result.failure,
        "Please try again or request a new reset link.",
      );
      showToast({ title: "Password Update Failed", description: words, failed: true });
      if (isPasswordRefused(result.failure)) {
        form.setError("password", { message: words }, { shouldFocus: true });
      }
      return "Failed to update password. Please try again.";
    },
  });
  const { password, repeated } = form.watch();
  const long = password.length >= minimum;
  const differ = repeated !== "" && repeated !== password;
  const { touchedFields } = form.formState;
  const newPassword = field("password");
  return (
    <form noValidate onSubmit={onSubmit} className="mt-6 space-y-4">
      <NewPasswordField
        label="New password"
        typed={password}
        minimum={minimum}
        {...newPassword}
        error={touchedFields.password && !long ? tooShort : newPassword.error}
      />
      <PasswordField
        label="Confirm password"
        required
        autoComplete="new-password"
        {...field("repeated")}
        error={differ ? FORM_WORDS.passwordsDiffer : undefined}
      />
      <FormProblem>{problem && <p>{problem}</p>}</FormProblem>
      <SubmitButton
        busy={busy}
        busyLabel="Updating…"
        disabled={!long || repeated !== password}
        className="w-full"
      >
        Update Password
      </SubmitButton>
    </form>
  );
}

function Done() {
  const navigate = useNavigate();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
    const timer = setTimeout(() => void navigate("/", { replace: true }), REDIRECT_DELAY);
    return () => clearTimeout(timer);
  }, [navigate]);
  return (
    <div className="text-center">
      <h1 ref={heading} tabIndex={-1} className="text-4xl outline-none">
        Password Updated Successfully!
      </h1>
      <p role="status" className="mt-4 text-soft text-lg">
        Your password has been reset. You can now sign in with your new password.
      </p>
      <LinkButton to="/" className="mt-8">
        Go to Sign In
      </LinkButton>
    </div>
  );
}
