import { useEffect, useRef } from "react";
import { Button } from "../../ui/button.tsx";
import { useCopy } from "../../ui/copy-link.tsx";
import * as secondFactorWords from "../../words/account/second-factor.ts";

/** Codes for the day when the phone is gone. They are shown once. */
export function BackupCodes({
  codes,
  isNew = false,
  onDone,
}: {
  codes: readonly string[];
  /** Whether two-step sign-in has just been turned on. */
  isNew?: boolean;
  onDone: () => void;
}) {
  const { outcome, copy } = useCopy(codes.join("\n"));
  const text = useRef<HTMLParagraphElement>(null);
  // The form that had the focus is gone.
  useEffect(() => text.current?.focus(), []);
  return (
    <div className="space-y-4">
      <p ref={text} tabIndex={-1} className="outline-none">
        {isNew && secondFactorWords.turnedOn}
        {secondFactorWords.keepCodes}
      </p>
      <ul
        aria-label={secondFactorWords.backupCodes}
        className="space-y-1 rounded-field bg-sunk px-4 py-3 font-mono text-[0.94rem]"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button look="outline" onClick={() => void copy()}>
          {outcome === "copied" ? secondFactorWords.copied : secondFactorWords.copyAll}
        </Button>
        <Button onClick={onDone}>{secondFactorWords.haveKeptThem}</Button>
        <span role="status" className="sr-only">
          {outcome === "copied" && secondFactorWords.copied}
        </span>
      </div>
    </div>
  );
}
