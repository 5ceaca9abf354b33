import { Link } from "react-router";
import site from "#generated/site.json";
import { WeekBeads } from "./week-beads.tsx";

export function Logo() {
  return (
    <Link to="/" className="inline-flex items-center gap-2.5 rounded-lg text-ink no-underline">
      <WeekBeads className="h-4 w-[4.2rem] sm:h-5 sm:w-[5.25rem]" />
      <span className="font-display text-[1.35rem] font-semibold tracking-tight">{site.name}</span>
    </Link>
  );
}
