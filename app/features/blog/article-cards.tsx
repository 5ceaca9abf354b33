import type { ArticleCard } from "#core/blog/article.ts";
import { longDate } from "../../lib/long-date.ts";
import { ArticlePicture } from "./article-picture.tsx";
import { authorOf } from "./article-words.ts";
import { Rating } from "./rating.tsx";

/** Category, rating, title, excerpt, author and read time of an article, with its picture. */
export function ArticleCardView({ article }: { article: ArticleCard }) {
  const { slug, title, excerpt, category, readTime } = article;
  return (
    <article className="relative flex flex-col overflow-hidden rounded-card border border-rule bg-sheet shadow-soft transition-transform duration-150 hover:-translate-y-0.5">
      <ArticlePicture
        article={article}
        sizes="(min-width: 72rem) 34rem, (min-width: 40rem) 50vw, 100vw"
        className="aspect-video w-full bg-sunk object-cover"
      />
      <div className="flex grow flex-col p-5 sm:p-6">
        <p className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
          <span className="rounded-full bg-sunk px-3 py-1 text-sm">{category}</span>
          <Rating slug={slug} />
        </p>
        <h3 className="mt-3 text-2xl">
          <a
            href={`/blog/${slug}`}
            className="text-ink no-underline after:absolute after:inset-0 after:rounded-card hover:underline"
          >
            {title}
          </a>
        </h3>
        <p className="mt-2 grow text-soft">{excerpt}</p>
        <p className="mt-4 text-soft text-sm">
          {authorOf(article)} · {readTime}
        </p>
      </div>
    </article>
  );
}

/** The article on top of the list, larger. */
export function FeaturedArticle({ article }: { article: ArticleCard }) {
  const { slug, title, excerpt, category, readTime, date } = article;
  return (
    <article className="relative grid overflow-hidden rounded-card border border-rule bg-sheet shadow-soft lg:grid-cols-[1.25fr_1fr]">
      <ArticlePicture
        article={article}
        sizes="(min-width: 72rem) 40rem, (min-width: 64rem) 55vw, 100vw"
        first
        className="aspect-[5/3] size-full bg-sunk object-cover"
      />
      <div className="flex flex-col justify-center p-6 sm:p-8">
        <p className="flex flex-wrap items-center gap-x-4 gap-y-2 text-soft text-sm">
          <span className="rounded-full bg-sunk px-3 py-1 text-ink">{category}</span>
          <time dateTime={date}>{longDate(date)}</time>
          <Rating slug={slug} />
        </p>
        <h2 className="mt-4 text-3xl sm:text-4xl">
          <a
            href={`/blog/${slug}`}
            className="text-ink no-underline after:absolute after:inset-0 after:rounded-card hover:underline"
          >
            {title}
          </a>
        </h2>
        <p className="mt-3 text-lg text-soft">{excerpt}</p>
        <p className="mt-5 text-soft text-sm">
          {authorOf(article)} · {readTime}
        </p>
      </div>
    </article>
  );
}
