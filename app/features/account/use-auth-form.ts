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

export interface AuthForm<Fields extends FieldValues> {
  readonly form: UseFormReturn<Fields>;
  readonly onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  /** What a field of this name needs: its wiring and its error. */
  readonly field: (name: Path<Fields>) => ReturnType<UseFormReturn<Fields>["register"]> & {
    error: string | undefined;
  };
  /** What went wrong with the call, in words. */
  readonly problem: string | undefined;
  readonly setProblem: (problem: string | undefined) => void;
  readonly busy: boolean;
}

/**
 * A form that is checked by a shared schema before it is sent. What is not right is told by a toast
 * and beside its field, and the first such field gets the focus; what was typed stays.
 * @param act sends it; answers what went wrong, in words, or undefined.
 */
export function useAuthForm<Fields extends FieldValues>({
  schema,
  start,
  incomplete = "Please look at the marked fields.",
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
      showToast({ title: "Incomplete form", description: incomplete, failed: true });
    },
  );
  // What was wrong before the form was sent is not checked again by the form itself.
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
