import { Link } from "react-router";
import site from "#generated/site.json";
import { WeekBeads } from "./week-beads.tsx";

const LINKS = [
  { to: "/generate", label: "Learn a hobby" },
  { to: "/credits", label: "Credits" },
] as const;

export function Footer() {
  return (
    <footer className="screen-only mt-16 border-t border-rule bg-sunk">
      <div className="mx-auto grid max-w-7xl gap-6 px-4 py-10 sm:grid-cols-[1fr_auto] sm:px-6">
        <div>
          <WeekBeads className="h-5 w-[5.25rem]" />
          <p className="mt-3 font-display text-lg">{site.tagline}.</p>
          <p className="mt-1 text-soft text-[0.94rem]">Free to start, no credit card needed.</p>
        </div>
        <nav aria-label="Footer">
          <ul className="grid gap-2">
            {LINKS.map(({ to, label }) => (
              <li key={to}>
                <Link to={to} className="prose-link">
                  {label}
                </Link>
              </li>
            ))}
            <li>
              <a href={`mailto:${site.contactEmail}`} className="prose-link">
                {site.contactEmail}
              </a>
            </li>
          </ul>
        </nav>
      </div>
    </footer>
  );
}
