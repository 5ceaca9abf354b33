import type { ReactNode } from "react";
import type { ArticleCard } from "#core/blog/article.ts";
import { isActive, type ListQuery } from "#core/blog/listing.ts";
import { SearchForm } from "../../ui/search-form.tsx";
import * as blogWords from "../../words/blog.tsx";
import { ArticleCardView, FeaturedArticle } from "./article-cards.tsx";
import { GettingReady } from "./getting-ready.tsx";

export interface BlogList {
  readonly query: ListQuery;
  readonly choices: readonly string[];
  readonly first: ArticleCard | undefined;
  readonly others: readonly ArticleCard[];
  /** Whether there are no articles at all. */
  readonly empty: boolean;
}

/**
 * Spec 2 §2, 'Blog list'.
 * @param newsletter the band, or its form where there are no articles.
 */
export function BlogListScreen({
  list: { query, choices, first, others, empty },
  newsletter,
}: {
  list: BlogList;
  newsletter: { readonly band: ReactNode; readonly form: ReactNode };
}) {
  return (
    <>
      <div className="mx-auto max-w-6xl px-4 pt-12 pb-16 sm:px-6">
        <header className="max-w-3xl">
          <h1 className="text-5xl sm:text-6xl">{blogWords.blog}</h1>
          <p className="mt-4 text-soft text-xl">{blogWords.intro}</p>
        </header>
        {empty ? (
          <GettingReady form={newsletter.form} />
        ) : (
          <>
            <SearchForm
              path="/blog"
              label={blogWords.search}
              text={query.text}
              maxLength={100}
              isActive={isActive(query)}
            >
              <label className="grid gap-1 sm:contents">
                <span className="sr-only">{blogWords.category}</span>
                <select
                  name="category"
                  defaultValue={query.category}
                  className="min-h-12 rounded-full border-2 border-edge bg-sheet px-4"
                >
                  {choices.map((choice) => (
                    <option key={choice}>{choice}</option>
                  ))}
                </select>
              </label>
            </SearchForm>
            <div id="results" tabIndex={-1} className="scroll-mt-24 outline-none">
              <p role="status" className="sr-only">
                {first ? `${others.length + 1} articles` : ""}
              </p>
              {first ? (
                <>
                  <FeaturedArticle article={first} />
                  {others.length > 0 && (
                    <>
                      <h2 className="mt-14 mb-6 text-3xl">{blogWords.moreArticles}</h2>
                      <div className="grid gap-6 sm:grid-cols-2">
                        {others.map((article) => (
                          <ArticleCardView key={article.slug} article={article} />
                        ))}
                      </div>
                    </>
                  )}
                </>
              ) : (
                <p className="rounded-card border border-rule bg-sheet p-8 text-center text-lg">
                  {blogWords.noneFound}
                </p>
              )}
            </div>
          </>
        )}
      </div>
      {!empty && newsletter.band}
    </>
  );
}
