import { useState } from "react";

/**
 * A whole number within limits. What is typed stays as it is while it is typed; what is no number
 * within them changes nothing, and gives way to the last one when the field is left.
 */
export function NumberField({
  label,
  limits: { least, most },
  value,
  onChange,
}: {
  label: string;
  limits: { readonly least: number; readonly most: number };
  value: number;
  onChange: (value: number) => void;
}) {
  const [typed, setTyped] = useState(String(value));
  return (
    <label className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
      {label}
      <input
        type="number"
        inputMode="numeric"
        min={least}
        max={most}
        value={typed}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value);
          const number = currentTarget.valueAsNumber;
          if (Number.isInteger(number) && number >= least && number <= most) onChange(number);
        }}
        onBlur={() => setTyped(String(value))}
        className="min-h-11 w-24 rounded-field border-2 border-edge bg-sheet px-3 tabular-nums"
      />
    </label>
  );
}
