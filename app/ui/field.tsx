import { cx } from "class-variance-authority";
import { Eye, EyeOff } from "lucide-react";
import { type ComponentProps, type ReactNode, useId, useState } from "react";
import * as fieldWords from "../words/ui/field.ts";

export interface FieldProps extends ComponentProps<"input"> {
  readonly label: string;
  /** Helps to fill it in. */
  readonly hint?: ReactNode;
  /** What is wrong with it; read out with the field. */
  readonly error?: string | undefined;
}

interface FrameProps extends FieldProps {
  /** Shown inside the field, at its end. */
  readonly end?: ReactNode;
}

/**
 * A labeled input with its hint and error. Its form validates it, without the browser's own
 * bubbles.
 */
function FieldFrame({ label, hint, error, end, className, id, ...input }: FrameProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  const hintId = `${fieldId}-hint`;
  const errorId = `${fieldId}-error`;
  const described = [hint && hintId, error && errorId].filter(Boolean).join(" ");
  return (
    <div className={className}>
      <label htmlFor={fieldId} className="mb-1 block font-semibold">
        {label}
      </label>
      <div className="relative">
        <input
          id={fieldId}
          aria-invalid={error ? true : undefined}
          aria-describedby={described || undefined}
          className={cx(
            "min-h-12 w-full rounded-field border-2 bg-paper px-4 text-ink placeholder:text-soft disabled:opacity-60 read-only:bg-sunk",
            error ? "border-danger" : "border-edge",
            Boolean(end) && "pe-14",
          )}
          {...input}
        />
        {end}
      </div>
      {hint && (
        <p id={hintId} className="mt-1 text-[0.94rem] text-soft">
          {hint}
        </p>
      )}
      {error && (
        <p id={errorId} className="mt-1 font-medium text-[0.94rem] text-danger">
          {error}
        </p>
      )}
    </div>
  );
}

export function TextField(props: FieldProps) {
  return <FieldFrame {...props} />;
}

/** A password field with a button that shows the password. */
export function PasswordField(props: FieldProps) {
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <FieldFrame
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...props}
      type={shown ? "text" : "password"}
      end={
        <button
          type="button"
          aria-label={(shown ? fieldWords.hide : fieldWords.show)(props.label.toLowerCase())}
          onClick={() => setShown(!shown)}
          className="absolute inset-y-0.5 end-0.5 grid w-12 place-items-center rounded-field text-soft hover:text-ink"
        >
          <Icon aria-hidden="true" className="size-5" />
        </button>
      }
    />
  );
}
