import { LinkButton } from "../../ui/button.tsx";
import { WeekBeads } from "../../ui/week-beads.tsx";
import * as words from "../../words/dashboard.ts";

/** What a visitor sees who is not signed in. */
export function SignedOut() {
  return (
    <section
      aria-labelledby="welcome"
      className="mt-8 rounded-card border border-rule bg-sheet px-6 py-14 text-center shadow-soft sm:py-20"
    >
      <WeekBeads filled={[1, 2, 3]} className="mx-auto h-9 w-44 sm:h-11 sm:w-56" />
      <h2 id="welcome" className="mt-7 text-3xl sm:text-4xl">
        {words.welcome}
      </h2>
      <p className="mx-auto mt-4 max-w-md text-lg text-soft">{words.welcomeText}</p>
      <LinkButton to="/login?next=/dashboard" size="large" className="mt-8">
        {words.signIn}
      </LinkButton>
    </section>
  );
}
