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
import { describeFailure, getFailureCode, isPasswordRefused } from "./account-words.ts";
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
      currentPassword: z.string().min(1, "Please enter your current password."),
      newPassword: NewPasswordSchema.min(minimum, passwordHint(minimum)),
      revokeOtherSessions: z.boolean(),
    }),
    start: { currentPassword: "", newPassword: "", revokeOtherSessions: true },
    act: async (fields) => {
      const result = await callAuth(changePassword, fields);
      if (result.ok) {
        form.reset();
        showToast({
          title: "Password changed",
          ...(fields.revokeOtherSessions && { description: "All other devices are signed out." }),
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
        label="Current password"
        required
        autoComplete="current-password"
        {...field("currentPassword")}
      />
      <NewPasswordField
        label="New password"
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
        Sign out all other devices
      </label>
      <FormProblem>{problem}</FormProblem>
      <SubmitButton busy={busy} busyLabel="Changing…">
        Change password
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
        title: "Password Reset Email Sent!",
        description: "Its link works for an hour.",
      });
    }
  };
  return (
    <div className="space-y-4">
      <p>You sign in with Google. A password as well lets you in without it.</p>
      <FormProblem>{problem}</FormProblem>
      <Button look="outline" onClick={() => void ask()}>
        Mail me a link to choose one
      </Button>
    </div>
  );
}
