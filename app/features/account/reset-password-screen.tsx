import { useEffect, useRef, useState } from "react";
import { Link, useNavigate } from "react-router";
import { z } from "zod";
import { NewPasswordSchema } from "#contract/account.ts";
import { resetPassword } from "#contract/auth/links.ts";
import { callAuth } from "../../data/call-auth.ts";
import { LinkButton } from "../../ui/button.tsx";
import { PasswordField } from "../../ui/field.tsx";
import { showToast } from "../../ui/toasts.tsx";
import * as accountFailureWords from "../../words/account/failures.ts";
import * as resetPasswordWords from "../../words/account/reset-password.tsx";
import { describeFailure, isLinkOver, isPasswordRefused } from "./describe-failure.ts";
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
          <h1 className="text-4xl">{resetPasswordWords.title}</h1>
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
            {resetPasswordWords.remembered(
              <Link to="/" className="prose-link font-semibold">
                {resetPasswordWords.signIn}
              </Link>,
            )}
          </p>
        </>
      )}
    </div>
  );
}

function InvalidLink() {
  return (
    <div role="alert" className="mt-6 rounded-field border-2 border-danger bg-sheet px-4 py-3">
      <p className="font-medium">{accountFailureWords.invalidResetLink}</p>
      <p className="mt-2">
        {resetPasswordWords.forgotAgain(
          <Link to="/login" className="prose-link">
            {resetPasswordWords.openSignIn}
          </Link>,
        )}
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
        message: resetPasswordWords.passwordsDiffer,
      }),
    start: { password: "", repeated: "" },
    act: async ({ password }) => {
      const result = await callAuth(resetPassword, { token, newPassword: password });
      if (result.ok) {
        onDone();
        return undefined;
      }
      if (isLinkOver(result.failure)) onLinkOver();
      const words = describeFailure(result.failure, resetPasswordWords.tryAgain);
      showToast({ title: resetPasswordWords.failedTitle, description: words, failed: true });
      if (isPasswordRefused(result.failure)) {
        form.setError("password", { message: words }, { shouldFocus: true });
      }
      return resetPasswordWords.failed;
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
        label={resetPasswordWords.newPassword}
        typed={password}
        minimum={minimum}
        {...newPassword}
        error={touchedFields.password && !long ? tooShort : newPassword.error}
      />
      <PasswordField
        label={resetPasswordWords.repeatPassword}
        required
        autoComplete="new-password"
        {...field("repeated")}
        error={differ ? resetPasswordWords.passwordsDiffer : undefined}
      />
      <FormProblem>{problem && <p>{problem}</p>}</FormProblem>
      <SubmitButton
        busy={busy}
        busyLabel={resetPasswordWords.updating}
        disabled={!long || repeated !== password}
        className="w-full"
      >
        {resetPasswordWords.update}
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
        {resetPasswordWords.doneTitle}
      </h1>
      <p role="status" className="mt-4 text-soft text-lg">
        {resetPasswordWords.done}
      </p>
      <LinkButton to="/" className="mt-8">
        {resetPasswordWords.goToSignIn}
      </LinkButton>
    </div>
  );
}
