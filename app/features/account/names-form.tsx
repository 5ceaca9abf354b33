import { z } from "zod";
import { FullNameSchema, UsernameSchema } from "#contract/account.ts";
import { changeNames } from "#contract/auth/own-account.ts";
import { callAuth } from "../../data/call-auth.ts";
import { type SessionUser, shareAccountChange } from "../../data/session.ts";
import { TextField } from "../../ui/field.tsx";
import { showToast } from "../../ui/toasts.tsx";
import * as accountWords from "../../words/account/account.tsx";
import { describeFailure } from "./describe-failure.ts";
import { FormProblem, SubmitButton } from "./form-parts.tsx";
import { useAuthForm } from "./use-auth-form.ts";

const NamesSchema = z.object({ username: UsernameSchema, name: FullNameSchema });

export function NamesForm({ user }: { user: SessionUser }) {
  const { field, onSubmit, problem, busy } = useAuthForm({
    schema: NamesSchema,
    start: { username: user.username ?? "", name: user.name },
    act: async (fields) => {
      const result = await callAuth(changeNames, fields);
      if (!result.ok) return describeFailure(result.failure);
      showToast({ title: accountWords.profileSaved });
      await shareAccountChange();
      return undefined;
    },
  });
  return (
    <form noValidate onSubmit={onSubmit} className="space-y-4">
      <TextField
        label={accountWords.profileUsername}
        required
        maxLength={40}
        autoComplete="nickname"
        hint={accountWords.profileUsernameHint}
        {...field("username")}
      />
      <TextField
        label={accountWords.profileFullName}
        required
        maxLength={100}
        autoComplete="name"
        {...field("name")}
      />
      <FormProblem>{problem}</FormProblem>
      <SubmitButton busy={busy} busyLabel={accountWords.profileSaving}>
        {accountWords.profileSave}
      </SubmitButton>
    </form>
  );
}
