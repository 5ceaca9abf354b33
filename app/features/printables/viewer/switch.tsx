import { useId } from "react";

/** An on/off switch with an explanation. */
export function Switch({
  label,
  hint,
  on,
  onChange,
}: {
  readonly label: string;
  readonly hint: string;
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
}) {
  const hintId = useId();
  return (
    <div>
      <label className="flex min-h-11 cursor-pointer items-center gap-3 font-semibold">
        <input
          type="checkbox"
          checked={on}
          aria-describedby={hintId}
          onChange={(event) => onChange(event.currentTarget.checked)}
          className="peer sr-only"
        />
        <span
          aria-hidden="true"
          className="relative h-7 w-12 shrink-0 rounded-full border-2 border-edge bg-sunk transition-colors after:absolute after:top-0.5 after:start-0.5 after:size-5 after:rounded-full after:bg-edge after:transition-transform peer-checked:border-accent peer-checked:bg-accent peer-checked:after:translate-x-5 rtl:peer-checked:after:-translate-x-5 peer-checked:after:bg-accent-ink peer-focus-visible:outline-3 peer-focus-visible:outline-accent peer-focus-visible:outline-offset-2"
        />
        {label}
      </label>
      <p id={hintId} className="text-[0.9rem] text-soft leading-snug">
        {hint}
      </p>
    </div>
  );
}
