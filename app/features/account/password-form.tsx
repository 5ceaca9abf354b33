import { useState } from "react";
import { z } from "zod";
import { NewPasswordSchema } from "#contract/account.ts";
import { changePassword } from "#contract/auth/own-account.ts";
import { requestPasswordReset } from "#contract/auth/sign-in.ts";
import { callAuth } from "../../data/call-auth.ts";
import { shareAccountChange } from "../../data/session.ts";
import { Button } from "../../ui/button.tsx";
import { PasswordField } from "../../ui/field.tsx";
import { showToast } from "../../ui/toasts.tsx";
import * as accountWords from "../../words/account/account.tsx";
import { describeFailure, getFailureCode, isPasswordRefused } from "./describe-failure.ts";
import { FormProblem, NewPasswordField, OwnAddress, SubmitButton } from "./form-parts.tsx";
import { useAuthForm } from "./use-auth-form.ts";
import { passwordHint, passwordMinOf, useSignInOptions } from "./use-sign-in-options.ts";

export function PasswordForm({ email, hasPassword }: { email: string; hasPassword: boolean }) {
  return hasPassword ? <ChangePassword email={email} /> : <FirstPassword email={email} />;
}

function ChangePassword({ email }: { email: string }) {
  const minimum = passwordMinOf(useSignInOptions());
  const { form, field, onSubmit, problem, busy } = useAuthForm({
    schema: z.object({
      currentPassword: z.string().min(1, accountWords.newPasswordCurrentMissing),
      newPassword: NewPasswordSchema.min(minimum, passwordHint(minimum)),
      revokeOtherSessions: z.boolean(),
    }),
    start: { currentPassword: "", newPassword: "", revokeOtherSessions: true },
    act: async (fields) => {
      const result = await callAuth(changePassword, fields);
      if (result.ok) {
        form.reset();
        showToast({
          title: accountWords.newPasswordDoneTitle,
          ...(fields.revokeOtherSessions && {
            description: accountWords.newPasswordDoneDescription,
          }),
        });
        await shareAccountChange();
        return undefined;
      }
      const words = describeFailure(result.failure);
      if (getFailureCode(result.failure) === "INVALID_PASSWORD") {
        form.setError("currentPassword", { message: words }, { shouldFocus: true });
      } else if (isPasswordRefused(result.failure)) {
        form.setError("newPassword", { message: words }, { shouldFocus: true });
      } else return words;
      return undefined;
    },
  });
  return (
    <form noValidate onSubmit={onSubmit} className="space-y-4">
      <OwnAddress email={email} />
      <PasswordField
        label={accountWords.newPasswordCurrent}
        required
        autoComplete="current-password"
        {...field("currentPassword")}
      />
      <NewPasswordField
        label={accountWords.newPasswordNext}
        typed={form.watch("newPassword")}
        minimum={minimum}
        {...field("newPassword")}
      />
      <label className="flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          className="size-5 shrink-0 accent-accent"
          {...form.register("revokeOtherSessions")}
        />
        {accountWords.newPasswordSignOutOthers}
      </label>
      <FormProblem>{problem}</FormProblem>
      <SubmitButton busy={busy} busyLabel={accountWords.newPasswordChanging}>
        {accountWords.newPasswordChange}
      </SubmitButton>
    </form>
  );
}

/**
 * Members who came by Google set their first password the way a forgotten one is replaced: by a
 * mailed link.
 */
function FirstPassword({ email }: { email: string }) {
  const [problem, setProblem] = useState<string>();
  const ask = async () => {
    const result = await callAuth(requestPasswordReset, { email });
    setProblem(result.ok ? undefined : describeFailure(result.failure));
    if (result.ok) {
      showToast({
        title: accountWords.newPasswordMailedTitle,
        description: accountWords.newPasswordMailedDescription,
      });
    }
  };
  return (
    <div className="space-y-4">
      <p>{accountWords.newPasswordWithGoogle}</p>
      <FormProblem>{problem}</FormProblem>
      <Button look="outline" onClick={() => void ask()}>
        {accountWords.newPasswordMailLink}
      </Button>
    </div>
  );
}
