import { Search, X } from "lucide-react";
import { useRef, useState } from "react";
import { Link, useSearchParams } from "react-router";
import { FILTERS, findFilter } from "#core/printables/pack-focus.ts";
import { searchCatalogue, sheetHref } from "#core/printables/search.ts";
import { useIsLive } from "../../../lib/use-is-live.ts";
import { Button } from "../../../ui/button.tsx";
import * as catalogueWords from "../../../words/printables/catalogue.tsx";
import { OWN_WORDS_DOCUMENTS } from "../own-words-documents.ts";
import { PackBuilder, Select } from "./pack-builder.tsx";
import { SheetCards } from "./sheet-cards.tsx";

const FILTER_OPTIONS = FILTERS.map(({ name, title }) => ({ value: name, label: title }));

/** The catalogue of printables (spec 3 §2): filter, search, pack builder, eight sections of cards. */
export function CatalogueScreen() {
  const live = useIsLive();
  const [query, setQuery] = useSearchParams();
  const filter = findFilter(live ? query.get("show") : undefined);
  const [typed, setTyped] = useState("");
  const box = useRef<HTMLInputElement>(null);
  const { documents, links } = searchCatalogue(typed, filter.section);
  const found = documents.length + links.length;

  const show = (name: string) => {
    // It is in the address, so that going back from a sheet leads here.
    setQuery(name === "all" ? {} : { show: name }, { replace: true, preventScrollReset: true });
  };
  const clear = () => {
    setTyped("");
    box.current?.focus();
  };
  const clearAll = () => {
    clear();
    show("all");
  };

  return (
    <div className="mx-auto max-w-6xl px-4 pt-6 sm:px-6 sm:pt-10">
      <h1 className="joyful text-4xl sm:text-6xl">{catalogueWords.title}</h1>
      <p className="mt-3 max-w-2xl text-lg sm:text-xl">{catalogueWords.intro}</p>
      <div className="mt-6">
        <PackBuilder filter={filter.name} />
      </div>
      <div className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-1 rounded-[28px] bg-sunk px-5 py-3">
        <h2 className="font-bold font-sans text-base">{catalogueWords.yourOwnWords}</h2>
        <ul className="flex flex-wrap gap-x-4">
          {OWN_WORDS_DOCUMENTS.map(({ name, label }) => (
            <li key={name}>
              <Link to={sheetHref(name)} className="prose-link inline-flex min-h-11 items-center">
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </div>
      <search className="mt-8 grid gap-4 sm:grid-cols-[14rem_1fr]">
        <Select
          label={catalogueWords.show}
          value={filter.name}
          options={FILTER_OPTIONS}
          onPick={show}
        />
        <div>
          <label htmlFor="sheet-search" className="block font-semibold">
            {catalogueWords.search}
          </label>
          <div className="relative mt-1">
            <Search
              aria-hidden="true"
              className="pointer-events-none absolute top-3.5 start-4 size-5 text-soft"
            />
            <input
              ref={box}
              id="sheet-search"
              value={typed}
              onChange={(event) => setTyped(event.currentTarget.value)}
              placeholder={catalogueWords.searchExample}
              autoComplete="off"
              className="min-h-12 w-full rounded-field border-2 border-edge bg-paper pe-14 ps-12 text-ink placeholder:text-soft"
            />
            {typed !== "" && (
              <button
                type="button"
                aria-label={catalogueWords.clearSearch}
                onClick={clear}
                className="absolute inset-y-0.5 end-0.5 grid w-12 place-items-center rounded-field text-soft hover:text-ink"
              >
                <X aria-hidden="true" className="size-5" />
              </button>
            )}
          </div>
        </div>
      </search>
      <p role="status" className="sr-only">
        {typed.trim() !== "" && catalogueWords.sheetsFound(found)}
      </p>
      {links.length > 0 && (
        <ul aria-label={catalogueWords.moreSheets} className="mt-6 flex flex-wrap gap-2">
          {links.map(({ title, href }) => (
            <li key={href}>
              <Link
                to={href}
                className="inline-flex min-h-11 items-center rounded-full border-2 border-edge bg-sheet px-4 font-semibold text-ink no-underline hover:border-ink"
              >
                {title}
              </Link>
            </li>
          ))}
        </ul>
      )}
      <SheetCards documents={documents} />
      {found === 0 && (
        <div className="mt-8 rounded-[28px] bg-sunk p-8 text-center">
          <h2 className="joyful text-2xl">{catalogueWords.nothingFound}</h2>
          <p className="mt-2">
            {catalogueWords.noneHas(
              <span className="wrap-anywhere">{typed.trim().slice(0, 80)}</span>,
            )}
          </p>
          <div className="mt-5 flex flex-wrap justify-center gap-3">
            {filter.section ? (
              <>
                <Button onClick={clearAll}>{catalogueWords.clearSearchAndFilter}</Button>
                <Button look="outline" onClick={() => show("all")}>
                  {catalogueWords.searchAllSections}
                </Button>
              </>
            ) : (
              <Button onClick={clear}>{catalogueWords.clearSearch}</Button>
            )}
          </div>
        </div>
      )}
    </div>
  );
}
