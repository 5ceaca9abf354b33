import { useState } from "react";
import { z } from "zod";
import { EmailSchema } from "#contract/account.ts";
import { changeEmail } from "../../lib/auth-calls.ts";
import type { SessionUser } from "../../lib/session.ts";
import { TextField } from "../../ui/field.tsx";
import { wordsOf } from "./account-words.ts";
import { FormProblem, SubmitButton } from "./form-parts.tsx";
import { useAuthForm } from "./use-auth-form.ts";
import { useSignInOptions } from "./use-sign-in-options.ts";

/** Where both links of a change lead back to. */
const RETURN_PATH = "/account?email-change=1";

/** A change of address needs two letters: the old address approves, the new one is confirmed. */
export function EmailForm({ user, linkOpened }: { user: SessionUser; linkOpened: boolean }) {
  const options = useSignInOptions();
  const [asked, setAsked] = useState<string>();
  const { form, field, onSubmit, problem, busy } = useAuthForm({
    schema: z.object({
      email: EmailSchema.refine(
        (email) => email.toLowerCase() !== user.email.toLowerCase(),
        "This is your address already.",
      ),
    }),
    start: { email: "" },
    act: async ({ email }) => {
      const result = await changeEmail(email, RETURN_PATH);
      if (!result.ok) return wordsOf(result.failure);
      setAsked(email);
      form.reset();
      return undefined;
    },
  });
  return (
    <form noValidate onSubmit={onSubmit} className="space-y-4">
      <p>
        You sign in with <strong className="break-words">{user.email}</strong>.
      </p>
      {linkOpened && !asked && (
        <p role="status" className="rounded-field bg-sunk px-4 py-3">
          Thank you, the link is confirmed. If the address above is still the old one, open the link
          that has just been sent to the new address.
        </p>
      )}
      <TextField
        label="New e-mail address"
        type="email"
        required
        autoComplete="email"
        inputMode="email"
        autoCapitalize="none"
        {...field("email")}
      />
      <FormProblem>{problem}</FormProblem>
      <div role="status">
        {asked && (
          <p className="rounded-field bg-sunk px-4 py-3">
            A letter is on its way to <strong className="break-words">{user.email}</strong>. Open
            its link to approve the change; then {asked} gets a letter to confirm it. Until then
            nothing changes.
            {options?.localMailbox && (
              <>
                {" "}
                <a href="/mailbox" className="prose-link">
                  Open the mailbox on this machine
                </a>
              </>
            )}
          </p>
        )}
      </div>
      <SubmitButton busy={busy} busyLabel="Asking…">
        Change e-mail address
      </SubmitButton>
    </form>
  );
}
