import type { ReactNode } from "react";

const TEASERS = [
  { title: "Learning Guides", text: "How to begin a hobby, and how to get past the first week." },
  { title: "Success Stories", text: "What seven days led to, told by those who did them." },
  { title: "AI Insights", text: "What a plan made for you can do, and where it ends." },
] as const;

/** Shown while there are no articles at all (spec 2 §2). */
export function GettingReady({ form }: { form: ReactNode }) {
  return (
    <section className="mt-10">
      <h2 className="text-3xl">Getting Ready to Share</h2>
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
