import { zodResolver } from "@hookform/resolvers/zod";
import { type SubmitEvent, useState } from "react";
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type UseFormReturn,
  useForm,
} from "react-hook-form";
import type { z } from "zod";
import { showToast } from "../../ui/toasts.tsx";
import * as accountFormWords from "../../words/account/forms.ts";

export interface AuthForm<Fields extends FieldValues> {
  readonly form: UseFormReturn<Fields>;
  readonly onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  /** The props of a field: its registration and its error. */
  readonly field: (name: Path<Fields>) => ReturnType<UseFormReturn<Fields>["register"]> & {
    error: string | undefined;
  };
  /** Why the call failed, in words. */
  readonly problem: string | undefined;
  readonly setProblem: (problem: string | undefined) => void;
  readonly busy: boolean;
}

/**
 * A form that a shared schema validates before it is sent. Faults are shown in a toast and beside
 * their fields, and the first such field gets the focus; what was typed stays.
 * @param act sends it; resolves with what went wrong, in words, or undefined.
 */
export function useAuthForm<Fields extends FieldValues>({
  schema,
  start,
  incomplete = accountFormWords.incompleteDescription,
  act,
}: {
  schema: z.ZodType<Fields, Fields>;
  start: DefaultValues<Fields>;
  incomplete?: string;
  act: (fields: Fields) => Promise<string | undefined>;
}): AuthForm<Fields> {
  const [problem, setProblem] = useState<string>();
  const form = useForm<Fields>({ resolver: zodResolver(schema), defaultValues: start });
  const { errors, isSubmitted, isSubmitting } = form.formState;
  const submit = form.handleSubmit(
    async (fields) => {
      setProblem(undefined);
      setProblem(await act(fields));
    },
    () => {
      setProblem(undefined);
      showToast({
        title: accountFormWords.incompleteTitle,
        description: incomplete,
        failed: true,
      });
    },
  );
  // The form itself does not recheck a field that was wrong when it was sent.
  const mend = (name: Path<Fields>) => {
    if (!isSubmitted && errors[name]) form.clearErrors(name);
  };
  return {
    form,
    onSubmit: (event) => {
      event.preventDefault();
      // The button stays enabled while the call runs, so that it keeps the focus.
      if (!isSubmitting) void submit(event);
    },
    field: (name) => {
      const error = errors[name]?.message;
      return {
        ...form.register(name, { onChange: () => mend(name) }),
        error: typeof error === "string" ? error : undefined,
      };
    },
    problem,
    setProblem,
    busy: isSubmitting,
  };
}
