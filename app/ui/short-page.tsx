import type { ReactNode } from "react";

/** A page of a title and a few lines: the outcome of something, and a link to go on. */
export function ShortPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="mx-auto max-w-xl px-4 pt-16 pb-24 sm:px-6">
      <h1 className="text-4xl">{title}</h1>
      <div className="mt-5 space-y-5 text-lg">{children}</div>
    </div>
  );
}
