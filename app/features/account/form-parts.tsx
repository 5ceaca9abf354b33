import type { ComponentProps, ReactNode } from "react";
import { Button } from "../../ui/button.tsx";
import { type FieldProps, PasswordField } from "../../ui/field.tsx";
import { passwordHint } from "./use-sign-in-options.ts";

/**
 * What went wrong, announced when it appears. The element must exist beforehand, or nobody would
 * hear it.
 */
export function FormProblem({ children }: { children: ReactNode }) {
  return (
    <div role="alert">
      {children && (
        <div className="motion-rise rounded-field border-2 border-danger bg-paper px-4 py-3">
          {children}
        </div>
      )}
    </div>
  );
}

/** A field for a new password. Its requirement is shown until it is met (spec 1 §2). */
export function NewPasswordField({
  typed,
  minimum,
  error,
  ...props
}: FieldProps & { typed: string; minimum: number }) {
  const isShort = typed.length < minimum;
  return (
    <PasswordField
      required
      autoComplete="new-password"
      hint={isShort && !error && passwordHint(minimum)}
      error={error}
      {...props}
    />
  );
}

/** The submit button; while the call runs, it says so and keeps the focus. */
export function SubmitButton({
  busy,
  busyLabel,
  children,
  ...props
}: ComponentProps<typeof Button> & { busy: boolean; busyLabel: string }) {
  return (
    <Button type="submit" aria-disabled={busy || undefined} {...props}>
      {busy ? busyLabel : children}
    </Button>
  );
}

/** A button that looks like a link inside a sentence, but is tall enough for a finger. */
export function TextButton({ className = "", ...props }: ComponentProps<"button">) {
  return (
    <button
      type="button"
      className={`prose-link min-h-11 rounded-md font-semibold ${className}`}
      {...props}
    />
  );
}

/** Tells a password manager whose password a form is about, where no address is asked for. */
export function OwnAddress({ email }: { email: string }) {
  return (
    <input
      type="email"
      autoComplete="username"
      value={email}
      readOnly
      tabIndex={-1}
      aria-hidden="true"
      className="sr-only"
    />
  );
}
