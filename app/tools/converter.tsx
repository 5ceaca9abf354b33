import { useId, useState } from "react";
import {
  amountText,
  convert,
  INGREDIENTS,
  type Ingredient,
  KITCHEN_UNITS,
  type KitchenUnit,
  needsIngredient,
  ovenHeat,
  parseAmount,
} from "#core/tools/kitchen.ts";
import { ChoiceSwitch } from "../ui/choice-switch.tsx";
import * as words from "../words/tools.ts";
import { NumberField } from "./number-field.tsx";
import { SelectField } from "./select-field.tsx";

const UNITS = KITCHEN_UNITS.map((value) => ({ value, label: words.UNIT[value] }));
const WHAT = INGREDIENTS.map((value) => ({ value, label: words.INGREDIENT[value] }));
const SCALES = (["fahrenheit", "celsius"] as const).map((value) => ({
  value,
  label: words.SCALE[value],
}));
const DEGREES = { least: 50, most: 600 };

/** Kitchen measures, and the heat of ovens. */
export default function Converter() {
  return (
    <div className="grid max-w-md gap-8">
      <Measures />
      <Oven />
    </div>
  );
}

function Measures() {
  const [typed, setTyped] = useState("1");
  const [from, setFrom] = useState<KitchenUnit>("cup");
  const [to, setTo] = useState<KitchenUnit>("gram");
  const [what, setWhat] = useState<Ingredient>("flour");
  const id = useId();
  const amount = parseAmount(typed);
  const result = amount === undefined ? undefined : amountText(convert(amount, from, to, what), to);
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <label htmlFor={id}>{words.amount}</label>
        <input
          id={id}
          value={typed}
          inputMode="text"
          autoComplete="off"
          maxLength={12}
          onChange={(event) => setTyped(event.currentTarget.value)}
          aria-invalid={amount === undefined}
          aria-describedby={`${id}-result`}
          className="min-h-11 w-28 max-w-full rounded-field border-2 border-edge bg-sheet px-3"
        />
      </div>
      <SelectField spread label={words.from} options={UNITS} value={from} onChange={setFrom} />
      <SelectField spread label={words.to} options={UNITS} value={to} onChange={setTo} />
      {needsIngredient(from, to) && (
        <SelectField spread label={words.of} options={WHAT} value={what} onChange={setWhat} />
      )}
      <p role="status" id={`${id}-result`} className="min-h-10 font-display text-3xl">
        {result ? (
          words.isAmount(result.text, words.UNIT[to], result.isRounded)
        ) : (
          <span className="font-sans text-base">{words.amountProblem}</span>
        )}
      </p>
      <p className="text-soft">{words.cupsDiffer}</p>
    </div>
  );
}

function Oven() {
  const [degrees, setDegrees] = useState(350);
  const [scale, setScale] = useState<"celsius" | "fahrenheit">("fahrenheit");
  return (
    <section aria-label={words.oven} className="grid gap-3 border-rule border-t pt-6">
      <p className="font-display text-xl">{words.oven}</p>
      <NumberField label={words.degrees} limits={DEGREES} value={degrees} onChange={setDegrees} />
      <ChoiceSwitch
        label={words.scale}
        labeled
        options={SCALES}
        value={scale}
        onChange={setScale}
      />
      <p role="status" className="font-display text-2xl">
        {words.ovenText(ovenHeat(degrees, scale))}
      </p>
    </section>
  );
}
