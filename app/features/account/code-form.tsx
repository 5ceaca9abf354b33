import { useEffect, useRef, useState } from "react";
import { z } from "zod";
import { verifyBackupCode, verifyCode } from "#contract/auth/sign-in.ts";
import type { ErrorCode } from "#contract/errors.ts";
import { callAuth } from "../../data/call-auth.ts";
import { currentSession, refreshSession } from "../../data/session.ts";
import { TextField } from "../../ui/field.tsx";
import * as codeWords from "../../words/account/code.ts";
import { describeFailure, getFailureCode } from "./describe-failure.ts";
import { FormProblem, SubmitButton, TextButton } from "./form-parts.tsx";
import { useAuthForm } from "./use-auth-form.ts";

/** Codes are often typed in groups. */
const CodeSchema = z
  .string()
  .transform((code) => code.replaceAll(/\s+/gu, ""))
  .pipe(z.string().regex(/^\d{6}$/u, codeWords.codeTooShort));
const BackupSchema = z.string().trim().min(1, codeWords.backupCodeMissing);

/** The challenge is over, so the sign-in starts again with the password. */
const OVER: readonly (ErrorCode | undefined)[] = [
  "INVALID_TWO_FACTOR_COOKIE",
  "TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE",
];

interface CodeFormEnds {
  readonly onSignedIn: () => void;
  /** The challenge is over: receives the reason, for the password form. */
  readonly onOver: (words: string) => void;
}

/** The second step of a sign-in: an authenticator's code or a backup code. */
export function CodeForm(ends: CodeFormEnds) {
  const [way, setWay] = useState<"app" | "backup">("app");
  const body = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the field is another one for each way
  useEffect(() => body.current?.querySelector("input")?.focus(), [way]);
  return (
    <div ref={body} className="space-y-4">
      <p>{way === "app" ? codeWords.enterCode : codeWords.enterBackupCode}</p>
      <OneCode key={way} way={way} {...ends} />
      <TextButton onClick={() => setWay(way === "app" ? "backup" : "app")}>
        {way === "app" ? codeWords.useBackupCode : codeWords.useAuthenticatorApp}
      </TextButton>
    </div>
  );
}

function OneCode({ way, onSignedIn, onOver }: CodeFormEnds & { readonly way: "app" | "backup" }) {
  const { form, field, onSubmit, problem, busy } = useAuthForm({
    schema: z.object({ code: z.string() }),
    start: { code: "" },
    act: async ({ code }) => {
      const read = (way === "app" ? CodeSchema : BackupSchema).safeParse(code);
      if (!read.success) {
        const [issue] = read.error.issues;
        form.setError("code", { message: issue?.message ?? "" }, { shouldFocus: true });
        return undefined;
      }
      const result = await callAuth(way === "app" ? verifyCode : verifyBackupCode, {
        code: read.data,
      });
      if (result.ok) {
        await refreshSession();
        if (currentSession().status !== "member") {
          return codeWords.signedInUnseen;
        }
        onSignedIn();
        return undefined;
      }
      const words = describeFailure(result.failure);
      if (OVER.includes(getFailureCode(result.failure))) onOver(words);
      else form.setError("code", { message: words }, { shouldFocus: true });
      return undefined;
    },
  });
  return (
    <form noValidate onSubmit={onSubmit} className="space-y-4">
      <TextField
        label={way === "app" ? codeWords.code : codeWords.backupCode}
        required
        autoComplete={way === "app" ? "one-time-code" : "off"}
        inputMode={way === "app" ? "numeric" : "text"}
        autoCapitalize="none"
        spellCheck={false}
        {...field("code")}
      />
      <FormProblem>{problem}</FormProblem>
      <SubmitButton busy={busy} busyLabel={codeWords.checking} className="w-full">
        {codeWords.signIn}
      </SubmitButton>
    </form>
  );
}
