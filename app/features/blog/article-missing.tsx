import type { ArticleCard } from "#core/blog/article.ts";
import { LinkButton } from "../../ui/button.tsx";
import * as blogWords from "../../words/blog.tsx";
import { ArticleCardView } from "./article-cards.tsx";

/** What the address of an unknown article shows (spec 2 §2). */
export function ArticleMissing({ suggestions }: { suggestions: readonly ArticleCard[] }) {
  return (
    <div className="mx-auto max-w-6xl px-4 pt-12 pb-16 sm:px-6">
      <h1 className="text-5xl">{blogWords.missingTitle}</h1>
      <p className="mt-4 max-w-2xl text-lg text-soft">{blogWords.missing}</p>
      <LinkButton to="/blog" reloadDocument look="outline" className="mt-6">
        {blogWords.allArticles}
      </LinkButton>
      <h2 className="mt-12 mb-6 text-3xl">{blogWords.missingSuggestions}</h2>
      <div className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
        {suggestions.map((article) => (
          <ArticleCardView key={article.slug} article={article} />
        ))}
      </div>
    </div>
  );
}
