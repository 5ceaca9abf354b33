import { cx } from "class-variance-authority";
import { useId } from "react";

/** A labeled choice from a short list. */
export function SelectField<Value extends string | number>({
  label,
  spread = false,
  options,
  value,
  onChange,
}: {
  label: string;
  /** Whether the label stands at one edge and the choice at the other, as in a column of fields. */
  spread?: boolean;
  options: readonly { readonly value: Value; readonly label: string }[];
  value: Value;
  onChange: (value: Value) => void;
}) {
  const id = useId();
  return (
    <div className={cx("flex flex-wrap items-center gap-x-2 gap-y-1", spread && "justify-between")}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={value}
        onChange={({ currentTarget }) => {
          const chosen = options[currentTarget.selectedIndex];
          if (chosen) onChange(chosen.value);
        }}
        className="min-h-11 max-w-full rounded-field border-2 border-edge bg-sheet px-2"
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}
