import type { ReactNode } from "react";
import type { PaperName, SheetAddress } from "#core/printables/address.ts";
import { PACK_TIMES } from "#core/printables/page.ts";
import { ChoiceSwitch } from "../../../ui/choice-switch.tsx";
import * as viewerWords from "../../../words/printables/viewer.ts";
import { AGE_OPTIONS, SKILL_OPTIONS, TIME_OPTIONS } from "../pack-choices.ts";
import { PAPER, type Paper } from "../paper.ts";
import { ClassSet } from "./class-set.tsx";
import { Switch } from "./switch.tsx";
import type { FullAddress } from "./use-sheet-address.ts";

const PAPER_OPTIONS = Object.values(PAPER).map(({ name, title }) => ({
  value: name as PaperName,
  label: title,
}));

/** Every choice about a sheet; each is stored in the address. */
export function Choices({
  address,
  paper,
  onChange,
  children,
}: {
  readonly address: FullAddress;
  readonly paper: Paper;
  readonly onChange: (changed: Partial<SheetAddress>) => void;
  /** This document's additional choices, shown first. */
  readonly children: ReactNode;
}) {
  const { document, age, time, skill, large, saveInk, count } = address;
  const toTime = (text: string) => PACK_TIMES.find((one) => `${one}` === text) ?? PACK_TIMES[0];
  return (
    <div className="grid gap-5">
      {children}
      {document.name === "pack" && (
        <>
          <ChoiceSwitch
            labeled
            label={viewerWords.time}
            options={TIME_OPTIONS}
            value={`${time}`}
            onChange={(value) => onChange({ time: toTime(value) })}
          />
          <ChoiceSwitch
            labeled
            label={viewerWords.focus}
            options={SKILL_OPTIONS}
            value={skill}
            onChange={(value) => onChange({ skill: value })}
          />
        </>
      )}
      <ChoiceSwitch
        labeled
        label={viewerWords.grades}
        options={AGE_OPTIONS}
        value={age}
        onChange={(value) => onChange({ age: value })}
      />
      <ChoiceSwitch
        labeled
        label={viewerWords.paper}
        options={PAPER_OPTIONS}
        value={paper.name}
        onChange={(value) => onChange({ paper: value })}
      />
      <Switch
        label={viewerWords.largePrint}
        hint={viewerWords.largePrintHint}
        on={large}
        onChange={(on) => onChange({ large: on })}
      />
      <Switch
        label={viewerWords.saveInk}
        hint={viewerWords.saveInkHint}
        on={saveInk}
        onChange={(on) => onChange({ saveInk: on })}
      />
      <ClassSet
        // What was typed belongs to one address.
        key={`${document.name} ${count}`}
        count={count}
        solvable={document.solvable}
        onChange={(value) =>
          onChange({ count: value, answers: value > 1 ? document.solvable : address.answers })
        }
      />
    </div>
  );
}
