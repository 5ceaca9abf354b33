import { type FormEvent, useId, useState } from "react";
import { LARGEST_SET } from "#core/printables/address.ts";
import { Button } from "../../../ui/button.tsx";
import * as viewerWords from "../../../words/printables/viewer.ts";

/** How many variants of the sheet are printed together. */
export function ClassSet({
  count,
  solvable,
  onChange,
}: {
  readonly count: number;
  readonly solvable: boolean;
  readonly onChange: (count: number) => void;
}) {
  const id = useId();
  const [typed, setTyped] = useState(String(count));
  const [wrong, setWrong] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const value = Number(typed);
    const right = /^\s*\d+\s*$/u.test(typed) && value >= 1 && value <= LARGEST_SET;
    setWrong(!right);
    if (right) onChange(value);
  };
  return (
    <form onSubmit={submit} noValidate>
      <label htmlFor={id} className="font-semibold">
        {viewerWords.classSet}
      </label>
      <p id={`${id}-hint`} className="text-[0.9rem] text-soft leading-snug">
        {viewerWords.classSetHint(LARGEST_SET, solvable)}
      </p>
      <div className="mt-2 flex flex-wrap gap-2">
        <input
          id={id}
          inputMode="numeric"
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          aria-invalid={wrong || undefined}
          aria-describedby={`${id}-hint${wrong ? ` ${id}-wrong` : ""}`}
          className={`min-h-11 w-20 rounded-field border-2 bg-paper px-3 text-ink ${wrong ? "border-danger" : "border-edge"}`}
        />
        <Button type="submit" look="outline" size="small" className="min-h-11">
          {viewerWords.makeSet}
        </Button>
      </div>
      {wrong && (
        <p id={`${id}-wrong`} role="alert" className="mt-1 font-medium text-[0.94rem] text-danger">
          {viewerWords.chooseNumber(LARGEST_SET)}
        </p>
      )}
    </form>
  );
}
