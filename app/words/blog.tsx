import type { ReactNode } from "react";

/** The words of the blog's pages. */

export { home } from "./ui/frame.ts";

export const missingTitle = "This article was not found";
export const missing = "The address may be old or mistyped. These are the closest matches.";
export const allArticles = "All articles";
export const missingSuggestions = "You might like these";
export const back = "← Back to Blog";
export const share = "Share";
export const keepReading = "Keep Reading";
export const scrollUp = "Scroll up";
export const contents = "Table of Contents";
export const blog = "Blog";
export const intro = "Good advice on choosing a hobby, starting it, and sticking with it.";
export const search = "Search articles";
export const category = "Category";
export const moreArticles = "More Articles";
export const noneFound = "No articles found. Try a different search or clear filters.";
export const guidesTitle = "Learning Guides";
export const guidesText = "How to start a hobby, and how to get past the first week.";
export const storiesTitle = "Success Stories";
export const storiesText = "What seven days led to, told by the people who did them.";
export const insightsTitle = "AI Insights";
export const insightsText = "What a plan made for you can do, and where its limits are.";
export const gettingReady = "Getting Ready to Share";
export const byline = (author: string, date: ReactNode) => (
  <>
    By {author} • Last updated {date}
  </>
);
export const rating = "Editors’ rating";
export const of5 = " of 5";
export const missingMeta = "Article not found";
export const metaTitle = "Blog: guides to hobbies worth having";
export const metaDescription =
  "How to choose a hobby, begin it and keep it: guides for grown-ups, students and parents, with plans of seven days to go with them.";
