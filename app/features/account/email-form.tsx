import { useState } from "react";
import { z } from "zod";
import { EmailSchema } from "#contract/account.ts";
import { changeEmail } from "#contract/auth/own-account.ts";
import { callAuth } from "../../data/call-auth.ts";
import type { SessionUser } from "../../data/session.ts";
import { PasswordField, TextField } from "../../ui/field.tsx";
import * as accountWords from "../../words/account/account.tsx";
import { describeFailure, getFailureCode } from "./describe-failure.ts";
import { FormProblem, SubmitButton } from "./form-parts.tsx";
import { useAuthForm } from "./use-auth-form.ts";
import { useSignInOptions } from "./use-sign-in-options.ts";

/** Where both links of a change lead back to. */
const RETURN_PATH = "/account";

/** A change of address needs two mails: the old address approves, the new one is confirmed. */
export function EmailForm({ user, hasPassword }: { user: SessionUser; hasPassword: boolean }) {
  const options = useSignInOptions();
  const [asked, setAsked] = useState<string>();
  const { form, field, onSubmit, problem, busy } = useAuthForm({
    schema: z.object({
      email: EmailSchema.refine(
        (email) => email.toLowerCase() !== user.email.toLowerCase(),
        accountWords.emailSameAddress,
      ),
      password: z.string().min(hasPassword ? 1 : 0, accountWords.passwordMissing),
    }),
    start: { email: "", password: "" },
    act: async ({ email, password }) => {
      const result = await callAuth(changeEmail, {
        newEmail: email,
        callbackURL: RETURN_PATH,
        ...(password && { password }),
      });
      if (!result.ok) {
        const message = describeFailure(result.failure);
        if (getFailureCode(result.failure) !== "INVALID_PASSWORD") return message;
        form.setError("password", { message }, { shouldFocus: true });
        return undefined;
      }
      setAsked(email);
      form.reset();
      return undefined;
    },
  });
  return (
    <form noValidate onSubmit={onSubmit} className="space-y-4">
      <p>{accountWords.emailCurrent(<strong className="break-words">{user.email}</strong>)}</p>
      <TextField
        label={accountWords.emailNewAddress}
        type="email"
        required
        autoComplete="email"
        inputMode="email"
        autoCapitalize="none"
        {...field("email")}
      />
      {hasPassword && (
        <PasswordField
          label={accountWords.emailPassword}
          required
          autoComplete="current-password"
          {...field("password")}
        />
      )}
      <FormProblem>{problem}</FormProblem>
      <div role="status">
        {asked && (
          <p className="rounded-field bg-sunk px-4 py-3">
            {accountWords.emailAsked(<strong className="break-words">{user.email}</strong>, asked)}
            {options?.localMailbox && (
              <>
                {" "}
                <a href="/mailbox" className="prose-link">
                  {accountWords.emailOpenMailbox}
                </a>
              </>
            )}
          </p>
        )}
      </div>
      <SubmitButton busy={busy} busyLabel={accountWords.emailAsking}>
        {accountWords.emailChange}
      </SubmitButton>
    </form>
  );
}
