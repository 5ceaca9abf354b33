import { ChoiceSwitch } from "../../../ui/choice-switch.tsx";
import * as words from "../../../words/learning/practice.ts";
import type { PracticeSettings } from "./practice-settings.ts";

const SPEEDS = (["slow", "normal", "fast"] as const).map((value) => ({
  value,
  label: words.SPEEDS[value],
}));

/** How practice speaks and goes on, and what this device cannot do. */
export function SettingsPanel({
  settings,
  hasVoice,
  staysOn,
  onChange,
}: {
  settings: PracticeSettings;
  hasVoice: boolean | undefined;
  staysOn: boolean;
  onChange: (settings: PracticeSettings) => void;
}) {
  return (
    <div className="space-y-5">
      <Setting
        label={words.readAloud}
        text={hasVoice === false ? words.noVoice : undefined}
        disabled={hasVoice === false}
        checked={settings.readAloud && hasVoice !== false}
        onChange={(readAloud) => onChange({ ...settings, readAloud })}
      />
      {hasVoice && (
        <ChoiceSwitch
          label={words.speed}
          labeled
          options={SPEEDS}
          value={settings.speed}
          onChange={(speed) => onChange({ ...settings, speed })}
        />
      )}
      <Setting
        label={words.goesOn}
        text={words.goesOnText}
        checked={settings.goesOn}
        onChange={(goesOn) => onChange({ ...settings, goesOn })}
      />
      <Setting
        label={words.chime}
        checked={settings.chime}
        onChange={(chime) => onChange({ ...settings, chime })}
      />
      <p className="text-soft pointer-coarse:hidden">{words.keys}</p>
      {!staysOn && <p className="text-soft">{words.noWakeLock}</p>}
    </div>
  );
}

function Setting({
  label,
  text,
  checked,
  disabled = false,
  onChange,
}: {
  label: string;
  text?: string | undefined;
  checked: boolean;
  disabled?: boolean;
  onChange: (checked: boolean) => void;
}) {
  return (
    <div>
      <label className="flex min-h-11 items-center gap-3 font-semibold">
        <input
          type="checkbox"
          checked={checked}
          disabled={disabled}
          onChange={(event) => onChange(event.currentTarget.checked)}
          className="size-6 shrink-0 accent-accent"
        />
        {label}
      </label>
      {text && <p className="ps-9 text-soft">{text}</p>}
    </div>
  );
}
