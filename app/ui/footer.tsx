import site from "#generated/site.json";
import * as footerWords from "../words/ui/footer.ts";
import { SiteLink } from "./site-link.tsx";
import { WeekBeads } from "./week-beads.tsx";

/** Spec 2 §2, in three groups. */
const GROUPS = [
  {
    title: footerWords.learn,
    links: [
      { to: "/generate", label: footerWords.learnHobby },
      { to: "/hobbies", label: footerWords.allHobbies },
      { to: "/tools", label: footerWords.tools },
      { to: "/blog", label: footerWords.blog },
      { to: "/kids", label: footerWords.kidsHub },
      { to: "/printables", label: footerWords.printables },
    ],
  },
  {
    title: site.name,
    links: [
      { to: "/about", label: footerWords.about },
      { to: "/contact", label: footerWords.contact },
      { to: "/newsletter", label: footerWords.newsletter },
      { to: "/credits", label: footerWords.credits },
    ],
  },
  {
    title: footerWords.legal,
    links: [
      { to: "/privacy", label: footerWords.privacyPolicy },
      { to: "/terms", label: footerWords.termsOfService },
      { to: "/cookies", label: footerWords.cookiePolicy },
    ],
  },
] as const;

export function Footer() {
  return (
    <footer className="screen-only mt-16 border-t border-rule bg-sunk">
      <div className="mx-auto grid max-w-7xl gap-10 px-4 py-12 sm:px-6 lg:grid-cols-[1.2fr_2fr]">
        <div>
          <WeekBeads className="h-5 w-[5.25rem]" />
          <p className="mt-3 font-display text-lg">{footerWords.tagline(site.tagline)}</p>
          <p className="mt-1 text-soft text-[0.94rem]">{footerWords.free}</p>
          <p className="mt-4">
            <a href={`mailto:${site.contactEmail}`} className="prose-link">
              {site.contactEmail}
            </a>
          </p>
        </div>
        <nav aria-label={footerWords.footer} className="grid grid-cols-2 gap-8 sm:grid-cols-4">
          {GROUPS.map(({ title, links }) => (
            <div key={title}>
              <h2 className="font-sans font-semibold text-base">{title}</h2>
              <ul className="mt-2">
                {links.map(({ to, label }) => (
                  <li key={to}>
                    <SiteLink to={to} className="prose-link inline-flex min-h-9 items-center">
                      {label}
                    </SiteLink>
                  </li>
                ))}
              </ul>
            </div>
          ))}
          <div>
            <h2 className="font-sans font-semibold text-base">{footerWords.follow}</h2>
            <ul className="mt-2">
              {site.social.map(({ name, link }) => (
                <li key={name}>
                  <a
                    href={link}
                    target="_blank"
                    rel="noopener noreferrer"
                    className="prose-link inline-flex min-h-9 items-center"
                  >
                    {name}
                    <span className="sr-only">{footerWords.opensInNewTab}</span>
                  </a>
                </li>
              ))}
              <li className="flex min-h-9 flex-wrap items-center gap-x-1.5 text-soft">
                {/* biome-ignore lint/a11y/useSemanticElements: a link that is disabled has no address */}
                <span role="link" aria-disabled="true" tabIndex={-1}>
                  {footerWords.instagram}
                </span>
                {footerWords.comingSoon}
              </li>
            </ul>
          </div>
        </nav>
      </div>
    </footer>
  );
}
