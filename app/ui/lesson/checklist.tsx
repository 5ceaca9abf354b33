import { RichText } from "../rich-text.tsx";

/** What a day needs, to be ticked off; the ticks are not stored. */
export function Checklist({ items }: { items: readonly string[] }) {
  return (
    <ul className="grid max-w-prose gap-2">
      {items.map((item) => (
        <li key={item}>
          <label className="flex items-start gap-3">
            <input type="checkbox" className="mt-1 size-5 shrink-0 accent-accent" />
            <span>
              <RichText text={item} />
            </span>
          </label>
        </li>
      ))}
    </ul>
  );
}
