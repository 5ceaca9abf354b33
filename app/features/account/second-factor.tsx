import { lazy, Suspense, useCallback, useEffect, useRef, useState } from "react";
import { z } from "zod";
import {
  disableSecondFactor,
  enableSecondFactor,
  renewBackupCodes,
} from "#contract/auth/second-factor.ts";
import { verifyCode } from "#contract/auth/sign-in.ts";
import type { CallResult } from "../../data/api.ts";
import { callAuth } from "../../data/call-auth.ts";
import { shareAccountChange } from "../../data/session.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { PasswordField, TextField } from "../../ui/field.tsx";
import { showToast } from "../../ui/toasts.tsx";
import * as secondFactorWords from "../../words/account/second-factor.ts";
import { BackupCodes } from "./backup-codes.tsx";
import { CopyLine } from "./copy-line.tsx";
import { describeFailure, getFailureCode } from "./describe-failure.ts";
import { FormProblem, OwnAddress, SubmitButton, TextButton } from "./form-parts.tsx";
import { readOwnSession } from "./own-session.ts";
import { useAuthForm } from "./use-auth-form.ts";

const QrCode = lazy(() => import("./qr-code.tsx"));

type Task = "turn-on" | "turn-off" | "new-codes";

const TITLES: Readonly<Record<Task, string>> = {
  "turn-on": secondFactorWords.turnOnTitle,
  "turn-off": secondFactorWords.turnOffTitle,
  "new-codes": secondFactorWords.newCodesTitle,
};

/** Turns codes of an authenticator app after the password on and off. */
export function SecondFactor({ email, hasPassword }: { email: string; hasPassword: boolean }) {
  const [isOn, setOn] = useState<boolean>();
  const [problem, setProblem] = useState<string>();
  const [task, setTask] = useState<Task>();
  const load = useCallback(async () => {
    const result = await readOwnSession();
    setProblem(result.ok ? undefined : describeFailure(result.failure));
    if (result.ok) setOn(result.value.user.twoFactorEnabled ?? false);
  }, []);
  useEffect(() => void load(), [load]);
  const close = () => {
    setTask(undefined);
    void load();
  };
  if (!hasPassword) {
    return <p>{secondFactorWords.needsPassword}</p>;
  }
  return (
    <div className="space-y-4">
      <p>{secondFactorWords.about}</p>
      {isOn === undefined && !problem && (
        <div aria-busy="true" className="h-12 rounded-field bg-sunk">
          <span className="sr-only">{secondFactorWords.loading}</span>
        </div>
      )}
      <FormProblem>
        {problem && (
          <>
            <p>{problem}</p>
            <TextButton onClick={() => void load()}>{secondFactorWords.tryAgain}</TextButton>
          </>
        )}
      </FormProblem>
      {isOn === false && (
        <Button look="outline" onClick={() => setTask("turn-on")}>
          {secondFactorWords.turnItOn}
        </Button>
      )}
      {isOn && (
        <>
          <p className="font-semibold">{secondFactorWords.isOn}</p>
          <div className="flex flex-wrap gap-3">
            <Button look="outline" onClick={() => setTask("new-codes")}>
              {secondFactorWords.makeNewBackupCodes}
            </Button>
            <Button look="outline" onClick={() => setTask("turn-off")}>
              {secondFactorWords.turnItOff}
            </Button>
          </div>
        </>
      )}
      <Dialog
        open={task !== undefined}
        onClose={close}
        title={task ? TITLES[task] : secondFactorWords.twoStepSignIn}
      >
        {task === "turn-on" && <TurnOn email={email} onDone={close} />}
        {task === "turn-off" && <TurnOff email={email} onDone={close} />}
        {task === "new-codes" && <NewCodes email={email} onDone={close} />}
      </Dialog>
    </div>
  );
}

/** Asks for the password, and passes on the server's answer. */
function PasswordAgain<Answer>({
  email,
  label,
  busyLabel,
  ask,
  onAnswer,
}: {
  email: string;
  label: string;
  busyLabel: string;
  ask: (password: string) => Promise<CallResult<Answer>>;
  onAnswer: (answer: Answer) => void;
}) {
  const { form, field, onSubmit, problem, busy } = useAuthForm({
    schema: z.object({ password: z.string().min(1, secondFactorWords.passwordMissing) }),
    start: { password: "" },
    act: async ({ password }) => {
      const result = await ask(password);
      if (result.ok) {
        onAnswer(result.value);
        return undefined;
      }
      const words = describeFailure(result.failure);
      if (getFailureCode(result.failure) !== "INVALID_PASSWORD") return words;
      form.setError("password", { message: words }, { shouldFocus: true });
      return undefined;
    },
  });
  return (
    <form noValidate onSubmit={onSubmit} className="space-y-4">
      <OwnAddress email={email} />
      <PasswordField
        label={secondFactorWords.password}
        required
        autoComplete="current-password"
        {...field("password")}
      />
      <FormProblem>{problem}</FormProblem>
      <SubmitButton busy={busy} busyLabel={busyLabel}>
        {label}
      </SubmitButton>
    </form>
  );
}

interface Enrollment {
  readonly totpURI: string;
  readonly backupCodes: readonly string[];
}

function TurnOn({ email, onDone }: { email: string; onDone: () => void }) {
  const [enrollment, setEnrollment] = useState<Enrollment>();
  const [isOn, setOn] = useState(false);
  if (!enrollment) {
    return (
      <PasswordAgain
        email={email}
        label={secondFactorWords.continueLabel}
        busyLabel={secondFactorWords.checking}
        ask={(password) => callAuth(enableSecondFactor, { password })}
        onAnswer={setEnrollment}
      />
    );
  }
  if (!isOn) return <ScanAndProve uri={enrollment.totpURI} onProved={() => setOn(true)} />;
  return <BackupCodes codes={enrollment.backupCodes} isNew onDone={onDone} />;
}

function ScanAndProve({ uri, onProved }: { uri: string; onProved: () => void }) {
  const text = useRef<HTMLParagraphElement>(null);
  // The form that had the focus is gone.
  useEffect(() => text.current?.focus(), []);
  const { form, field, onSubmit, problem, busy } = useAuthForm({
    schema: z.object({
      code: z.string().regex(/^\s*(?:\d\s*){6}$/u, secondFactorWords.codeTooShort),
    }),
    start: { code: "" },
    act: async ({ code }) => {
      const result = await callAuth(verifyCode, { code: code.replaceAll(/\s+/gu, "") });
      if (result.ok) {
        await shareAccountChange();
        onProved();
        return undefined;
      }
      form.setError("code", { message: describeFailure(result.failure) }, { shouldFocus: true });
      return undefined;
    },
  });
  return (
    <form noValidate onSubmit={onSubmit} className="space-y-4">
      <p ref={text} tabIndex={-1} className="outline-none">
        {secondFactorWords.scan}
      </p>
      <Suspense fallback={<div aria-busy="true" className="size-52 rounded-field bg-sunk" />}>
        <QrCode text={uri} label={secondFactorWords.qrCode} />
      </Suspense>
      <CopyLine
        label={secondFactorWords.key}
        text={new URL(uri).searchParams.get("secret") ?? ""}
      />
      <TextField
        label={secondFactorWords.code}
        required
        autoComplete="one-time-code"
        inputMode="numeric"
        {...field("code")}
      />
      <FormProblem>{problem}</FormProblem>
      <SubmitButton busy={busy} busyLabel={secondFactorWords.checking}>
        {secondFactorWords.turnItOn}
      </SubmitButton>
    </form>
  );
}

function TurnOff({ email, onDone }: { email: string; onDone: () => void }) {
  return (
    <div className="space-y-4">
      <p>{secondFactorWords.turnOffMeans}</p>
      <PasswordAgain
        email={email}
        label={secondFactorWords.turnItOff}
        busyLabel={secondFactorWords.turningOff}
        ask={(password) => callAuth(disableSecondFactor, { password })}
        onAnswer={() => {
          showToast({ title: secondFactorWords.turnedOff });
          void shareAccountChange();
          onDone();
        }}
      />
    </div>
  );
}

function NewCodes({ email, onDone }: { email: string; onDone: () => void }) {
  const [codes, setCodes] = useState<readonly string[]>();
  if (codes) return <BackupCodes codes={codes} onDone={onDone} />;
  return (
    <div className="space-y-4">
      <p>{secondFactorWords.newCodesMean}</p>
      <PasswordAgain
        email={email}
        label={secondFactorWords.makeNewCodes}
        busyLabel={secondFactorWords.making}
        ask={(password) => callAuth(renewBackupCodes, { password })}
        onAnswer={({ backupCodes }) => setCodes(backupCodes)}
      />
    </div>
  );
}
