import * as newsletterWords from "../../words/newsletter.tsx";
import { NewsletterForm, type NewsletterState } from "./newsletter-form.tsx";

/** The band below the articles (spec 2 §2). */
export function NewsletterBand({ state }: { state?: NewsletterState }) {
  return (
    <section aria-labelledby="newsletter" className="bg-sunk">
      <div className="mx-auto grid max-w-6xl items-center gap-8 px-4 py-14 sm:px-6 md:grid-cols-2">
        <div>
          <h2 id="newsletter" className="text-4xl">
            {newsletterWords.title}
          </h2>
          <p className="mt-3 text-lg text-soft">{newsletterWords.about}</p>
        </div>
        <NewsletterForm {...(state && { state })} />
      </div>
    </section>
  );
}
