import { useId } from "react";

/** A few choices of which one holds, as large pills. */
export function ChoiceSwitch<Value extends string>({
  label,
  options,
  value,
  onChange,
}: {
  /** What is chosen: 'Level'. Read aloud, not drawn. */
  label: string;
  options: readonly { readonly value: Value; readonly label: string }[];
  value: Value;
  onChange: (value: Value) => void;
}) {
  const name = useId();
  return (
    <fieldset className="inline-flex rounded-full border-2 border-edge bg-sheet p-0.5">
      <legend className="sr-only">{label}</legend>
      {options.map((option) => (
        <label
          key={option.value}
          className="flex min-h-12 cursor-pointer items-center rounded-full px-4 font-bold text-soft hover:text-ink has-checked:bg-ink has-checked:text-paper has-focus-visible:outline-3 has-focus-visible:outline-accent has-focus-visible:outline-offset-2 sm:px-5"
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            className="sr-only"
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}
