import type { ComponentProps, ReactNode } from "react";

const FIELD =
  "min-h-12 w-full rounded-field border-2 border-edge bg-sheet px-4 py-2.5 placeholder:text-soft aria-invalid:border-danger";

interface FieldProps {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  /** Shown below the field. */
  readonly error?: string | undefined;
}

/** A field with its label and error, for forms that the browser itself sends. */
function Framed({
  id,
  name,
  label,
  error,
  room,
  children,
}: FieldProps & { room?: ReactNode; children: ReactNode }) {
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block font-semibold">
        {label}
      </label>
      {children}
      <p
        id={`${id}-error`}
        data-error={name}
        className="mt-1 text-[0.94rem] text-danger empty:mt-0"
      >
        {error}
      </p>
      {room}
    </div>
  );
}

/** Where the remaining number of characters is shown and announced (`app/reading/forms.ts`). */
const Room = ({ name }: { name: string }) => (
  <p data-room={name} className="text-end text-[0.94rem] text-soft">
    <span aria-hidden="true" />
    <span role="status" className="sr-only" />
  </p>
);

const described = ({ id, error }: FieldProps) => ({
  "aria-describedby": `${id}-error`,
  "aria-invalid": error ? (true as const) : undefined,
});

export function TextField({ label, error, ...props }: FieldProps & ComponentProps<"input">) {
  return (
    <Framed id={props.id} name={props.name} label={label} error={error}>
      <input {...props} {...described({ ...props, label, error })} className={FIELD} />
    </Framed>
  );
}

export function TextArea({ label, error, ...props }: FieldProps & ComponentProps<"textarea">) {
  const { id, name, maxLength } = props;
  return (
    <Framed
      {...{ id, name, label, error }}
      room={maxLength === undefined ? undefined : <Room name={name} />}
    >
      <textarea {...props} {...described({ ...props, label, error })} className={FIELD} />
    </Framed>
  );
}

export function SelectField({ label, error, ...props }: FieldProps & ComponentProps<"select">) {
  return (
    <Framed id={props.id} name={props.name} label={label} error={error}>
      <select {...props} {...described({ ...props, label, error })} className={FIELD} />
    </Framed>
  );
}
