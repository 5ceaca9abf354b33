import { Search } from "lucide-react";
import type { ReactNode } from "react";
import * as searchWords from "../words/ui/search-form.ts";
import { Button, LinkButton } from "./button.tsx";

/**
 * Requests the same page with other search words: a plain form; scripts only save the reload
 * (`app/reading/search.ts`, which also needs the element `results` after it).
 * @param isActive whether there is something to clear
 * @param children further fields, before the words
 */
export function SearchForm({
  path,
  label,
  text,
  maxLength,
  isActive,
  children,
}: {
  path: string;
  label: string;
  text: string;
  maxLength: number;
  isActive: boolean;
  children?: ReactNode;
}) {
  return (
    <search>
      <form
        action={`${path}#results`}
        method="get"
        data-search=""
        className={`my-8 grid gap-3 ${children ? "sm:grid-cols-[auto_1fr_auto_auto]" : "max-w-3xl sm:grid-cols-[1fr_auto_auto]"}`}
      >
        {children}
        <label className="grid gap-1 sm:contents">
          <span className="sr-only">{label}</span>
          <input
            type="search"
            name="q"
            maxLength={maxLength}
            defaultValue={text}
            placeholder={label}
            autoComplete="off"
            className="min-h-12 min-w-0 rounded-full border-2 border-edge bg-sheet px-5 placeholder:text-soft"
          />
        </label>
        <Button type="submit">
          <Search aria-hidden="true" className="size-5" />
          {searchWords.search}
        </Button>
        <span id="clear" className="contents">
          {isActive && (
            <LinkButton to={path} reloadDocument look="outline" data-search-clear="">
              {searchWords.clear}
            </LinkButton>
          )}
        </span>
      </form>
    </search>
  );
}
