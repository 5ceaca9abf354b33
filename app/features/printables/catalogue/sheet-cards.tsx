import { ArrowRight } from "lucide-react";
import { Link } from "react-router";
import { SECTIONS, type SectionName, type SheetDocument } from "#core/printables/catalogue.ts";
import { sheetHref } from "#core/printables/search.ts";
import { Picture } from "../../../ui/picture.tsx";
import * as catalogueWords from "../../../words/printables/catalogue.tsx";

/** The size in pixels of the first pages' previews, which the build makes. */
const PREVIEW = { width: 280, height: 396 } as const;

/** Each section's color of the week. */
const TINTS: Readonly<Record<SectionName, string>> = {
  coloring: "bg-day-1/20",
  worksheets: "bg-day-2/20",
  creative: "bg-day-3/25",
  brain: "bg-day-4/20",
  emotional: "bg-day-5/20",
  seasonal: "bg-day-6/20",
  challenge: "bg-day-7/15",
  "one-pagers": "bg-day-4/20",
};

/** Cards in their sections; a section without any is left out. */
export function SheetCards({ documents }: { documents: readonly SheetDocument[] }) {
  return SECTIONS.map(({ name, title }) => {
    const cards = documents.filter(({ section }) => section === name);
    if (cards.length === 0) return null;
    return (
      <section key={name} aria-labelledby={`${name}-title`} className="pt-10">
        <h2 id={`${name}-title`} className="joyful text-2xl sm:text-3xl">
          {title}
        </h2>
        <ul
          className={`mt-4 grid gap-4 md:grid-cols-2 ${cards.length === 4 ? "" : "xl:grid-cols-3"}`}
        >
          {cards.map((document) => (
            <SheetCard key={document.name} document={document} tint={TINTS[name]} />
          ))}
        </ul>
      </section>
    );
  });
}

function SheetCard({ document, tint }: { document: SheetDocument; tint: string }) {
  const { name, title, description, skills, ages } = document;
  return (
    <li
      className={`relative flex flex-wrap gap-4 rounded-[28px] ${tint} p-4 transition-transform duration-150 hover:-translate-y-0.5 motion-reduce:hover:translate-y-0`}
    >
      <Picture
        sources={[`/previews/${name}.webp`]}
        size={PREVIEW}
        className="aspect-[280/396] w-28 max-w-full shrink-0 self-start rounded-md border border-rule bg-[#fff] object-contain shadow-soft sm:w-32"
        lastClassName="p-2"
      />
      <div className="flex min-w-0 flex-1 basis-30 flex-col">
        <h3 className="joyful text-lg leading-tight">{title}</h3>
        <p className="mt-1 text-[0.94rem] leading-snug">{description}</p>
        <ul aria-label={catalogueWords.aboutSheet} className="mt-2 flex flex-wrap gap-1.5">
          {[catalogueWords.ages(ages), ...skills].map((fact) => (
            <li
              key={fact}
              className="rounded-full bg-sheet px-2.5 py-0.5 font-medium text-[0.8rem]"
            >
              {fact}
            </li>
          ))}
        </ul>
        <p className="mt-auto pt-2">
          <Link
            to={sheetHref(name)}
            aria-label={catalogueWords.openSheet(title)}
            className="inline-flex min-h-11 items-center gap-1 font-bold text-ink underline decoration-2 underline-offset-4 after:absolute after:inset-0 after:rounded-[28px]"
          >
            {catalogueWords.open}
            <ArrowRight aria-hidden="true" className="size-4 shrink-0" />
          </Link>
        </p>
      </div>
    </li>
  );
}
