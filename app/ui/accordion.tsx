import { ChevronDown } from "lucide-react";
import { type ReactNode, useEffect } from "react";
import { listenForAccordionKeys } from "../lib/accordion-keys.ts";

/**
 * Questions that open and close, one at a time; the open one can be closed. They work without
 * scripts; arrow keys, Home and End move between them (on reading pages their own script handles
 * that, because React does not run there).
 * @param name of this accordion on its page
 */
export function Accordion({
  name,
  items,
}: {
  name: string;
  items: readonly { readonly id: string; readonly title: string; readonly content: ReactNode }[];
}) {
  useEffect(listenForAccordionKeys, []);
  return (
    <div data-accordion="" className="grid gap-3">
      {items.map(({ id, title, content }) => (
        <details
          key={id}
          id={id}
          name={name}
          className="group rounded-card border border-rule bg-sheet open:shadow-soft"
        >
          <summary className="flex min-h-14 list-none items-center justify-between gap-4 rounded-card px-5 py-3 font-semibold text-lg [&::-webkit-details-marker]:hidden">
            <h3 className="font-sans text-lg leading-snug tracking-normal">{title}</h3>
            <ChevronDown
              aria-hidden="true"
              className="size-5 shrink-0 transition-transform group-open:rotate-180"
            />
          </summary>
          <div className="space-y-3 px-5 pb-5">{content}</div>
        </details>
      ))}
    </div>
  );
}
