import { data, useLoaderData } from "react-router";
import { ORIGIN } from "#contract/built-addresses.ts";
import { toCard } from "#core/blog/article.ts";
import { plainText } from "#core/blog/blocks.ts";
import { findMoreToRead, findSuggestions } from "#core/blog/listing.ts";
import { articles } from "../../content/articles.server.ts";
import { ArticleMissing } from "../../features/blog/article-missing.tsx";
import { ArticleScreen } from "../../features/blog/article-screen.tsx";
import { authorOf } from "../../features/blog/article-words.ts";
import { coverShareAddress, pictureAddress } from "../../lib/covers.ts";
import { leaveForDocument } from "../../lib/leave-for-document.ts";
import { pageMetadata } from "../../lib/page-metadata.ts";
import { breadcrumbs, questionsData, siteData } from "../../lib/structured-data.ts";
import * as blogWords from "../../words/blog.tsx";
import type { Route } from "./+types/article";

export const clientLoader = leaveForDocument;

export const meta = ({ loaderData }: Route.MetaArgs) => {
  if (!loaderData?.article) return pageMetadata({ title: blogWords.missingMeta, indexed: false });
  const { article } = loaderData;
  const path = `/blog/${article.slug}`;
  const questions = article.blocks.flatMap((block) =>
    block.kind === "questions"
      ? block.items.map(({ question, answer }) => ({
          question,
          answer: answer.map(plainText).join(" "),
        }))
      : [],
  );
  return pageMetadata({
    title: article.title,
    description: article.excerpt,
    keywords: article.keywords,
    path,
    picture: { address: coverShareAddress(article.slug), alt: article.imageAlt ?? article.title },
    data: [
      {
        "@type": "Article",
        headline: article.title,
        description: article.excerpt,
        datePublished: article.date,
        dateModified: article.date,
        author: { "@type": "Organization", name: authorOf(article) },
        publisher: siteData,
        image: [`${ORIGIN}${pictureAddress(article, 1600)}`],
        mainEntityOfPage: `${ORIGIN}${path}`,
      },
      ...(questions.length > 0 ? [questionsData(questions)] : []),
      breadcrumbs(
        { name: blogWords.home, path: "/" },
        { name: blogWords.blog, path: "/blog" },
        { name: article.title, path },
      ),
    ],
  });
};

export async function loader({ params }: Route.LoaderArgs) {
  const all = await articles();
  const article = all.find(({ slug }) => slug === params.slug);
  if (!article) {
    return data(
      { article: undefined, more: findSuggestions(all, params.slug).map(toCard) },
      { status: 404 },
    );
  }
  return data({ article, more: findMoreToRead(all, article).map(toCard) });
}

export default function ArticlePage() {
  const { article, more } = useLoaderData<typeof loader>();
  return article ? (
    <ArticleScreen article={article} more={more} />
  ) : (
    <ArticleMissing suggestions={more} />
  );
}
