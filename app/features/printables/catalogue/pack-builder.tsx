import { Printer } from "lucide-react";
import { type ComponentProps, type FormEvent, useId, useState } from "react";
import { useNavigate } from "react-router";
import { type FilterName, packFocus } from "#core/printables/pack-focus.ts";
import { Button } from "../../../ui/button.tsx";
import * as catalogueWords from "../../../words/printables/catalogue.tsx";
import { AGE_OPTIONS, SKILL_OPTIONS, TIME_OPTIONS } from "../pack-choices.ts";

/** Assembles a pack and opens it (spec 3 §4). Its focus follows the catalogue's filter. */
export function PackBuilder({ filter }: { filter: FilterName }) {
  const navigate = useNavigate();
  const [time, setTime] = useState("5");
  const [age, setAge] = useState("k2");
  // The visitor's own choice holds until the filter changes.
  const [own, setOwn] = useState<{ filter: FilterName; skill: string }>();
  const skill = own?.filter === filter ? own.skill : packFocus(filter);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void navigate(`/print?doc=pack&time=${time}&age=${age}&skill=${skill}`);
  };
  return (
    <form
      onSubmit={submit}
      aria-labelledby="pack-title"
      className="rounded-[32px] bg-day-3/25 p-5 sm:p-7"
    >
      <h2 id="pack-title" className="joyful text-2xl">
        {catalogueWords.packTitle}
      </h2>
      <p className="mt-1 max-w-2xl">{catalogueWords.packIntro}</p>
      <div className="mt-4 grid grid-cols-[repeat(auto-fit,minmax(min(100%,7rem),1fr))] items-end gap-3 sm:grid-cols-[1fr_1fr_1fr_auto] sm:gap-4">
        <Select label={catalogueWords.time} value={time} options={TIME_OPTIONS} onPick={setTime} />
        <Select label={catalogueWords.grades} value={age} options={AGE_OPTIONS} onPick={setAge} />
        <Select
          label={catalogueWords.focus}
          value={skill}
          options={SKILL_OPTIONS}
          onPick={(chosen) => setOwn({ filter, skill: chosen })}
        />
        <Button type="submit" className="px-4 sm:px-6">
          <Printer aria-hidden="true" className="size-5 max-sm:hidden" />
          {catalogueWords.buildMyPack}
        </Button>
      </div>
    </form>
  );
}

/** A labeled list of choices, large enough for fingers. */
export function Select({
  label,
  options,
  onPick,
  ...props
}: {
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly onPick: (value: string) => void;
} & Omit<ComponentProps<"select">, "onChange">) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="block font-semibold">
        {label}
      </label>
      <select
        id={id}
        {...props}
        onChange={(event) => onPick(event.currentTarget.value)}
        className="mt-1 block min-h-12 w-full rounded-field border-2 border-edge bg-paper px-3 text-ink"
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
