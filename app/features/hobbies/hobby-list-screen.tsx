import { CHAT_INPUT_MAX } from "#contract/text.ts";
import { byCategory, type ListedHobby } from "#core/hobby-check/hobby-list.ts";
import { language } from "#core/words/language.ts";
import { LinkButton } from "../../ui/button.tsx";
import { SearchForm } from "../../ui/search-form.tsx";
import * as hobbyWords from "../../words/hobbies.ts";

const number = new Intl.NumberFormat(language.locale);

/**
 * All hobbies by category, with a search.
 * @param known how many names the guide recognizes
 */
export function HobbyListScreen({
  hobbies,
  text,
  taught,
  known,
}: {
  hobbies: readonly ListedHobby[];
  text: string;
  taught: number;
  known: number;
}) {
  const groups = byCategory(hobbies);
  return (
    <div className="mx-auto max-w-6xl px-4 pt-12 pb-16 sm:px-6">
      <header className="max-w-3xl">
        <h1 className="text-5xl sm:text-6xl">{hobbyWords.allHobbies}</h1>
        <p className="mt-4 text-soft text-xl">
          {hobbyWords.intro(number.format(taught), number.format(known))}
        </p>
      </header>
      <SearchForm
        path="/hobbies"
        label={hobbyWords.search}
        text={text}
        maxLength={CHAT_INPUT_MAX}
        isActive={text.trim() !== ""}
      />
      <div id="results" tabIndex={-1} className="scroll-mt-24 outline-none">
        <p role="status" className="sr-only">
          {hobbyWords.count(hobbies.length)}
        </p>
        {groups.length > 1 && (
          <nav aria-label={hobbyWords.categories} className="mb-10">
            <ul className="flex flex-wrap gap-2">
              {groups.map(({ category }) => (
                <li key={category}>
                  <a
                    href={`#${anchorOf(category)}`}
                    className="inline-flex min-h-11 items-center rounded-full border-2 border-edge px-4 text-ink no-underline hover:bg-sunk"
                  >
                    {category}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        )}
        {groups.map(({ category, hobbies: inside }) => (
          <section key={category} aria-labelledby={anchorOf(category)} className="mb-10">
            <h2 id={anchorOf(category)} className="mb-4 scroll-mt-24 text-3xl">
              {category}
            </h2>
            <Taught hobbies={inside.filter(({ taught }) => taught)} />
            <Planned hobbies={inside.filter(({ taught }) => !taught)} />
          </section>
        ))}
        {hobbies.length === 0 && (
          <div className="rounded-card border border-rule bg-sheet p-8 text-center text-lg">
            <p>{hobbyWords.noneFound}</p>
            <LinkButton
              to={`/generate?hobby=${encodeURIComponent(text)}`}
              reloadDocument
              className="mt-5"
            >
              {hobbyWords.askGuide}
            </LinkButton>
          </div>
        )}
      </div>
    </div>
  );
}

const anchorOf = (category: string): string =>
  category
    .toLowerCase()
    .replace(/[^a-z]+/gu, "-")
    .replace(/-$/u, "");

/** Hobbies with their own lessons and page. */
function Taught({ hobbies }: { hobbies: readonly ListedHobby[] }) {
  if (hobbies.length === 0) return null;
  return (
    <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
      {hobbies.map(({ slug, name, summary, pictured }) => (
        <li
          key={slug}
          className="relative flex flex-col rounded-card border border-rule bg-sheet p-5 shadow-soft"
        >
          {pictured && (
            <img
              src={`/pictures/${slug}.svg`}
              alt=""
              loading="lazy"
              decoding="async"
              className="mb-4 h-32 w-full object-contain"
            />
          )}
          <h3 className="text-xl">
            <a
              href={`/hobbies/${slug}`}
              className="text-ink no-underline after:absolute after:inset-0 after:rounded-card hover:underline"
            >
              {name}
              <span className="sr-only">{hobbyWords.inSevenDaysHidden}</span>
            </a>
          </h3>
          <p className="mt-1 text-[0.94rem] text-soft">{summary}</p>
        </li>
      ))}
    </ul>
  );
}

/** Hobbies for which the guide makes a plan on request. */
function Planned({ hobbies }: { hobbies: readonly ListedHobby[] }) {
  if (hobbies.length === 0) return null;
  return (
    <div className="mt-4 flex flex-wrap items-baseline gap-x-5">
      <h3 className="font-sans font-semibold text-base text-soft">
        {hobbyWords.theGuideAlsoPlans}
      </h3>
      <ul className="contents">
        {hobbies.map(({ slug, name }) => (
          <li key={slug}>
            <a
              href={`/generate?hobby=${encodeURIComponent(name)}`}
              className="prose-link inline-flex min-h-11 items-center"
            >
              {name}
              <span className="sr-only">{hobbyWords.makePlanHidden}</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
