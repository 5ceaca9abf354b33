import { useState } from "react";
import { z } from "zod";
import { deleteAccount } from "#contract/auth/own-account.ts";
import { callAuth } from "../../data/call-auth.ts";
import { endSession } from "../../data/session.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { PasswordField } from "../../ui/field.tsx";
import * as accountWords from "../../words/account/account.tsx";
import { describeFailure, getFailureCode } from "./describe-failure.ts";
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
      <p>{accountWords.deletionAbout}</p>
      <Button look="outline" className="border-danger! text-danger!" onClick={() => setOpen(true)}>
        {accountWords.deletionOpen}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={accountWords.deletionTitle}>
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
      password: z.string().min(hasPassword ? 1 : 0, accountWords.passwordMissing),
    }),
    start: { password: "" },
    act: async ({ password }) => {
      const result = await callAuth(deleteAccount, { ...(password && { password }) });
      if (result.ok) {
        endSession({
          title: accountWords.deletionDoneTitle,
          description: accountWords.deletionDoneDescription,
        });
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
      <p>{accountWords.deletionLostThese}</p>
      <ul className="list-disc space-y-1 ps-5">
        <li>{accountWords.deletionLostProfile(email)}</li>
        <li>{accountWords.deletionLostPlans}</li>
        <li>{accountWords.deletionLostStreak}</li>
        <li>{accountWords.deletionLostLinks}</li>
      </ul>
      <p className="text-soft">{accountWords.deletionDownloadFirst}</p>
      {hasPassword && (
        <>
          <OwnAddress email={email} />
          <PasswordField
            label={accountWords.password}
            required
            autoComplete="current-password"
            {...field("password")}
          />
        </>
      )}
      <FormProblem>
        {stale ? (
          <>
            <p>{accountWords.deletionSignInAgain}</p>
            <Button look="outline" className="mt-3" onClick={() => void google.start()}>
              {accountWords.deletionContinueWithGoogle}
            </Button>
          </>
        ) : (
          problem
        )}
      </FormProblem>
      <div className="flex flex-wrap justify-end gap-3">
        <Button look="outline" onClick={onKeep}>
          {accountWords.deletionKeep}
        </Button>
        <SubmitButton busy={busy} busyLabel={accountWords.deletionDeleting}>
          {accountWords.deletionConfirm}
        </SubmitButton>
      </div>
    </form>
  );
}
