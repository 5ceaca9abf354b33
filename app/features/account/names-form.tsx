import { z } from "zod";
import { FullNameSchema, UsernameSchema } from "#contract/account.ts";
import { changeNames } from "#contract/auth/own-account.ts";
import { callAuth } from "../../data/call-auth.ts";
import { type SessionUser, shareAccountChange } from "../../data/session.ts";
import { TextField } from "../../ui/field.tsx";
import { showToast } from "../../ui/toasts.tsx";
import { describeFailure } from "./account-words.ts";
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
      showToast({ title: "Profile saved" });
      await shareAccountChange();
      return undefined;
    },
  });
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
        label="Full name"
        required
        maxLength={100}
        autoComplete="name"
        {...field("name")}
      />
      <FormProblem>{problem}</FormProblem>
      <SubmitButton busy={busy} busyLabel="Saving…">
        Save
      </SubmitButton>
    </form>
  );
}
