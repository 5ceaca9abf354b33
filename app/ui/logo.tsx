import site from "#generated/site.json";
import { SiteLink } from "./site-link.tsx";
import { WeekBeads } from "./week-beads.tsx";

export function Logo() {
  return (
    <SiteLink to="/" className="inline-flex items-center gap-2.5 rounded-lg text-ink no-underline">
      <WeekBeads className="h-4 w-[4.2rem] sm:h-5 sm:w-[5.25rem]" />
      <span className="font-display text-[1.35rem] font-semibold tracking-tight">{site.name}</span>
    </SiteLink>
  );
}
