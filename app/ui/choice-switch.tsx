import { cx } from "class-variance-authority";
import { useId } from "react";

/**
 * A few choices of which one is selected, as pills: large for players, smaller below a visible
 * label.
 */
export function ChoiceSwitch<Value extends string>({
  label,
  labeled = false,
  options,
  value,
  onChange,
}: {
  /** What is chosen, read aloud: 'Level'. */
  label: string;
  /** Whether to show the label above the choices. */
  labeled?: boolean;
  options: readonly { readonly value: Value; readonly label: string }[];
  value: Value;
  onChange: (value: Value) => void;
}) {
  const name = useId();
  return (
    <fieldset>
      <legend className={labeled ? "mb-1 font-semibold" : "sr-only"}>{label}</legend>
      <div className="inline-flex flex-wrap rounded-[1.65rem] border-2 border-edge bg-sheet p-0.5">
        {options.map((option) => (
          <label
            key={option.value}
            className={cx(
              "flex cursor-pointer items-center rounded-full px-4 text-soft hover:text-ink has-checked:bg-ink has-checked:text-paper has-focus-visible:outline-3 has-focus-visible:outline-accent has-focus-visible:outline-offset-2",
              labeled ? "min-h-11 font-semibold text-[0.94rem]" : "min-h-12 font-bold sm:px-5",
            )}
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
      </div>
    </fieldset>
  );
}
