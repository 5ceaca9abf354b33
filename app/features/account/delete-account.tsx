import { useState } from "react";
import { z } from "zod";
import { deleteAccount } from "#contract/auth/own-account.ts";
import { callAuth } from "../../data/call-auth.ts";
import { endSession } from "../../data/session.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { PasswordField } from "../../ui/field.tsx";
import { describeFailure, getFailureCode } from "./account-words.ts";
import { FormProblem, OwnAddress, SubmitButton } from "./form-parts.tsx";
import { loginPath } from "./return-path.ts";
import { useAuthForm } from "./use-auth-form.ts";
import { useGoogle } from "./use-google.ts";

/**
 * Deletes an account for good: says what will be lost, and asks for the password or a recent
 * sign-in.
 */
export function DeleteAccount({ email, hasPassword }: { email: string; hasPassword: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <div className="space-y-4">
      <p>
        This removes your account with all your plans, your progress and your streak. Links that you
        have shared stop working.
      </p>
      <Button look="outline" className="border-danger! text-danger!" onClick={() => setOpen(true)}>
        Delete my account
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Delete your account?">
        <DeleteForm email={email} hasPassword={hasPassword} onKeep={() => setOpen(false)} />
      </Dialog>
    </div>
  );
}

function DeleteForm({
  email,
  hasPassword,
  onKeep,
}: {
  email: string;
  hasPassword: boolean;
  onKeep: () => void;
}) {
  const [stale, setStale] = useState(false);
  const google = useGoogle(loginPath("/account"), undefined);
  const { form, field, onSubmit, problem, busy } = useAuthForm({
    schema: z.object({
      password: z.string().min(hasPassword ? 1 : 0, "Please enter your password."),
    }),
    start: { password: "" },
    act: async ({ password }) => {
      const result = await callAuth(deleteAccount, { ...(password && { password }) });
      if (result.ok) {
        endSession({ title: "Account deleted", description: "All that belonged to it is gone." });
        return undefined;
      }
      const code = getFailureCode(result.failure);
      if (code === "SESSION_NOT_FRESH") setStale(true);
      else if (code === "INVALID_PASSWORD") {
        const message = describeFailure(result.failure);
        form.setError("password", { message }, { shouldFocus: true });
      } else return describeFailure(result.failure);
      return undefined;
    },
  });
  return (
    <form noValidate onSubmit={onSubmit} className="space-y-4">
      <p>These are gone at once and cannot be brought back:</p>
      <ul className="list-disc space-y-1 ps-5">
        <li>your profile and every way to sign in as {email}</li>
        <li>all plans with their lessons, and what you have completed</li>
        <li>your streak and the days you have learned</li>
        <li>links that you have shared</li>
      </ul>
      <p className="text-soft">If you may want any of it later, download your data first.</p>
      {hasPassword && (
        <>
          <OwnAddress email={email} />
          <PasswordField
            label="Password"
            required
            autoComplete="current-password"
            {...field("password")}
          />
        </>
      )}
      <FormProblem>
        {stale ? (
          <>
            <p>It is a while since you signed in. Please do so again, then delete the account.</p>
            <Button look="outline" className="mt-3" onClick={() => void google.start()}>
              Continue with Google
            </Button>
          </>
        ) : (
          problem
        )}
      </FormProblem>
      <div className="flex flex-wrap justify-end gap-3">
        <Button look="outline" onClick={onKeep}>
          Keep my account
        </Button>
        <SubmitButton busy={busy} busyLabel="Deleting…">
          Delete for good
        </SubmitButton>
      </div>
    </form>
  );
}
