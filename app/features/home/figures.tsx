import home from "#generated/home.json";
import * as homeWords from "../../words/home.ts";

/** Figures from the site file, or counted in the database (spec 2 §1). */
export interface Figures {
  readonly kind: "sample" | "live";
  readonly items: readonly { readonly value: string; readonly label: string }[];
}

export function FiguresBand({ figures: { kind, items } }: { figures: Figures }) {
  if (items.length === 0) return null;
  return (
    <section aria-labelledby="figures" className="bg-sunk">
      <div className="mx-auto max-w-6xl px-4 py-12 sm:px-6">
        <h2 id="figures" className="sr-only">
          {homeWords.figuresTitle}
        </h2>
        <dl className="grid grid-cols-2 gap-x-6 gap-y-8 text-center sm:grid-cols-3 lg:grid-cols-6">
          {items.map(({ value, label }) => (
            <div key={label} className="flex flex-col-reverse">
              <dt className="mt-1 text-soft">{label}</dt>
              <dd className="font-display text-3xl font-semibold">{value}</dd>
            </div>
          ))}
        </dl>
        {kind === "sample" && (
          <p className="mt-6 text-center text-soft text-sm">{homeWords.figuresAreSamples}</p>
        )}
      </div>
    </section>
  );
}

interface Testimonial {
  readonly words: string;
  readonly name: string;
  readonly about: string;
}

/** @param sample whether samples stand in for what nobody has written yet. */
export function Testimonials({ sample }: { sample: boolean }) {
  const testimonials: readonly Testimonial[] = sample ? home.sampleTestimonials : home.testimonials;
  if (testimonials.length === 0) return null;
  return (
    <section aria-labelledby="voices" className="mx-auto max-w-6xl px-4 pt-16 sm:px-6">
      <h2 id="voices" className="text-center text-4xl">
        {homeWords.voicesTitle}
      </h2>
      <div className="mt-10 grid gap-5 md:grid-cols-2">
        {testimonials.map(({ words, name, about }) => (
          <figure key={name} className="rounded-card border border-rule bg-sheet p-6 sm:p-8">
            <blockquote className="font-display text-xl leading-snug">“{words}”</blockquote>
            <figcaption className="mt-4 text-soft">
              <span className="font-semibold text-ink">{name}</span>, {about}
            </figcaption>
          </figure>
        ))}
      </div>
      {sample && <p className="mt-4 text-center text-soft text-sm">{homeWords.voicesAreSamples}</p>}
    </section>
  );
}
