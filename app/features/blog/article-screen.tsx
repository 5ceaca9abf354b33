import { ArrowUp, Share2 } from "lucide-react";
import type { Article, ArticleCard } from "#core/blog/article.ts";
import { longDate } from "../../lib/long-date.ts";
import { Button } from "../../ui/button.tsx";
import { TextBlocks } from "../../ui/text-blocks.tsx";
import * as blogWords from "../../words/blog.tsx";
import { ArticleCardView } from "./article-cards.tsx";
import { ArticlePicture } from "./article-picture.tsx";
import { authorOf } from "./article-words.ts";
import { Rating } from "./rating.tsx";

/** Spec 2 §2, 'Article view'. */
export function ArticleScreen({
  article,
  more,
}: {
  article: Article;
  more: readonly ArticleCard[];
}) {
  const { title, excerpt, category, date, readTime, slug, blocks, caption } = article;
  const headings = blocks.flatMap((block) =>
    block.kind === "heading" && block.level === 2 ? [block] : [],
  );
  return (
    <>
      <article className="mx-auto max-w-6xl px-4 pt-8 pb-16 sm:px-6">
        <p className="flex items-center justify-between gap-4">
          <a href="/blog" className="prose-link inline-flex min-h-11 items-center font-medium">
            {blogWords.back}
          </a>
          <Button look="outline" size="small" className="needs-script min-h-11" data-share="">
            <Share2 aria-hidden="true" className="size-4" />
            {blogWords.share}
          </Button>
        </p>
        <header className="mt-6 max-w-4xl">
          <p className="flex flex-wrap items-center gap-x-4 gap-y-2 text-soft text-sm">
            <a
              href={`/blog?category=${encodeURIComponent(category)}`}
              className="rounded-full bg-sunk px-3 py-1 text-ink no-underline hover:underline"
            >
              {category}
            </a>
            <time dateTime={date}>{longDate(date)}</time>
            <span>{readTime}</span>
          </p>
          <h1 className="mt-4 text-4xl sm:text-6xl">{title}</h1>
        </header>
        <figure className="mt-8">
          <ArticlePicture
            article={article}
            sizes="(min-width: 72rem) 69rem, 100vw"
            first
            className="aspect-[5/2] w-full rounded-card bg-sunk object-cover max-sm:aspect-video"
          />
          {caption && <figcaption className="mt-3 text-soft text-sm">{caption}</figcaption>}
        </figure>
        <p className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-1 text-soft">
          <span>
            {blogWords.byline(authorOf(article), <time dateTime={date}>{longDate(date)}</time>)}
          </span>
          <Rating slug={slug} />
        </p>
        <div className="mt-8 grid gap-x-14 lg:grid-cols-[minmax(0,42rem)_minmax(12rem,1fr)]">
          <div className="min-w-0">
            <p className="rounded-card border border-rule bg-sheet p-5 font-display text-xl leading-snug sm:p-6">
              {excerpt}
            </p>
            <nav aria-labelledby="contents" className="mt-8 rounded-card bg-sunk p-5 lg:hidden">
              <Contents headings={headings} id="contents" />
            </nav>
            <TextBlocks blocks={blocks} />
          </div>
          <nav
            aria-labelledby="contents-aside"
            className="sticky top-24 self-start rounded-card bg-sunk p-6 max-lg:hidden"
          >
            <Contents headings={headings} id="contents-aside" />
          </nav>
        </div>
      </article>
      <aside aria-labelledby="keep-reading" className="bg-sunk">
        <div className="mx-auto max-w-6xl px-4 py-14 sm:px-6">
          <h2 id="keep-reading" className="mb-6 text-3xl">
            {blogWords.keepReading}
          </h2>
          <div className="grid gap-6 sm:grid-cols-2">
            {more.map((other) => (
              <ArticleCardView key={other.slug} article={other} />
            ))}
          </div>
        </div>
      </aside>
      <a
        href="#top"
        hidden
        data-scroll-up=""
        className="screen-only fixed end-4 bottom-4 z-20 inline-flex min-h-11 items-center gap-2 rounded-full border-2 border-edge bg-sheet px-4 font-semibold text-ink no-underline shadow-soft hover:border-ink [&[hidden]]:hidden"
      >
        <ArrowUp aria-hidden="true" className="size-4" />
        {blogWords.scrollUp}
      </a>
    </>
  );
}

function Contents({
  headings,
  id,
}: {
  headings: readonly { readonly id: string; readonly text: string }[];
  id: string;
}) {
  return (
    <>
      <h2 id={id} className="font-sans font-semibold text-base">
        {blogWords.contents}
      </h2>
      <ol className="mt-2">
        {headings.map(({ id: target, text }) => (
          <li key={target}>
            <a
              href={`#${target}`}
              className="prose-link inline-flex min-h-10 items-center leading-snug"
            >
              {text}
            </a>
          </li>
        ))}
      </ol>
    </>
  );
}
