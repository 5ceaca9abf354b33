import { Bead } from "../bead.tsx";
import { RichText } from "../rich-text.tsx";

/**
 * The steps of a day, numbered.
 * @param minutes marks the list for the style sheet: the daily time it is for
 */
export function Steps({
  steps,
  minutes,
  className = "",
}: {
  steps: readonly string[];
  minutes?: number;
  className?: string;
}) {
  return (
    <ol data-minutes={minutes} className={`max-w-prose space-y-4 ${className}`}>
      {steps.map((step, index) => (
        <li key={step} className="flex gap-4">
          <Bead>{index + 1}</Bead>
          <p className="pt-1">
            <RichText text={step} />
          </p>
        </li>
      ))}
    </ol>
  );
}
