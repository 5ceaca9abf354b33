import site from "#generated/site.json";
import { OWN_ORIGIN } from "./own-origin.ts";
import type { StructuredData } from "./page-metadata.ts";

/** The publisher (schema.org Organization). */
export const siteData: StructuredData = {
  "@type": "Organization",
  name: site.name,
  url: `${OWN_ORIGIN}/`,
  logo: `${OWN_ORIGIN}/icon-512.png`,
};

/** A page's position as a trail of links (schema.org BreadcrumbList). */
export const breadcrumbs = (
  ...trail: readonly { readonly name: string; readonly path: string }[]
): StructuredData => ({
  "@type": "BreadcrumbList",
  itemListElement: trail.map(({ name, path }, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name,
    item: `${OWN_ORIGIN}${path}`,
  })),
});

/** A page's questions and answers (schema.org FAQPage). */
export const questionsData = (
  questions: readonly { readonly question: string; readonly answer: string }[],
): StructuredData => ({
  "@type": "FAQPage",
  mainEntity: questions.map(({ question, answer }) => ({
    "@type": "Question",
    name: question,
    acceptedAnswer: { "@type": "Answer", text: answer },
  })),
});
