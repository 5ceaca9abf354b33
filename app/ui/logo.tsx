import site from "#generated/site.json";
import { SiteLink } from "./site-link.tsx";
import { WeekBeads } from "./week-beads.tsx";

/** The emblem and the name; in a narrow container (`logo`) only the name, then only the emblem. */
export function Logo() {
  return (
    <SiteLink
      to="/"
      aria-label={site.name}
      className="inline-flex max-w-full items-center gap-2.5 rounded-lg align-middle text-ink no-underline @max-[12.25rem]/logo:gap-2"
    >
      <WeekBeads className="h-5 w-[5.25rem] @max-[12.25rem]/logo:h-4 @max-[12.25rem]/logo:w-[3.2rem] @max-[10rem]/logo:hidden @max-[6.4rem]/logo:block @max-[6.4rem]/logo:max-w-full" />
      <span className="truncate font-display text-[1.35rem] font-semibold tracking-tight @max-[6.4rem]/logo:hidden">
        {site.name}
      </span>
    </SiteLink>
  );
}
