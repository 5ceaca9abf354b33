import type { ReactNode } from "react";
import * as blogWords from "../../words/blog.tsx";

const TEASERS = [
  { title: blogWords.guidesTitle, text: blogWords.guidesText },
  { title: blogWords.storiesTitle, text: blogWords.storiesText },
  { title: blogWords.insightsTitle, text: blogWords.insightsText },
] as const;

/** Shown while there are no articles at all (spec 2 §2). */
export function GettingReady({ form }: { form: ReactNode }) {
  return (
    <section className="mt-10">
      <h2 className="text-3xl">{blogWords.gettingReady}</h2>
      <ul className="mt-6 grid gap-5 sm:grid-cols-3">
        {TEASERS.map(({ title, text }) => (
          <li key={title} className="rounded-card border border-rule bg-sheet p-6">
            <h3 className="text-2xl">{title}</h3>
            <p className="mt-2 text-soft">{text}</p>
          </li>
        ))}
      </ul>
      <div className="mt-10 max-w-xl">{form}</div>
    </section>
  );
}
