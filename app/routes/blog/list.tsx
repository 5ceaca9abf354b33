import { redirect, useLoaderData } from "react-router";
import { toCard } from "#core/blog/article.ts";
import { ALL, categoryChoices, findFeatured, findMatching, isActive } from "#core/blog/listing.ts";
import { articles } from "../../content/articles.server.ts";
import { type BlogList, BlogListScreen } from "../../features/blog/blog-list-screen.tsx";
import { NewsletterBand } from "../../features/newsletter/newsletter-band.tsx";
import { NewsletterForm } from "../../features/newsletter/newsletter-form.tsx";
import { leaveForDocument } from "../../lib/leave-for-document.ts";
import { pageMetadata } from "../../lib/page-metadata.ts";
import { breadcrumbs } from "../../lib/structured-data.ts";
import * as blogWords from "../../words/blog.tsx";
import type { Route } from "./+types/list";

export const clientLoader = leaveForDocument;

export const meta = ({ loaderData }: Route.MetaArgs) => {
  // A search is a view of the same list, not a page to be indexed.
  const isList = !loaderData || !isActive(loaderData.list.query);
  return pageMetadata({
    title: blogWords.metaTitle,
    description: blogWords.metaDescription,
    keywords: ["hobby blog", "how to start a hobby", "hobbies for students", "kids activities"],
    indexed: isList,
    ...(isList && { path: "/blog" }),
    data: [
      breadcrumbs({ name: blogWords.home, path: "/" }, { name: blogWords.blog, path: "/blog" }),
    ],
  });
};

/** The list, filtered by `?category=` and `?q=`; `?post=` is the older form of a link. */
export async function loader({ request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const post = searchParams.get("post");
  if (post !== null) {
    throw redirect(post ? `/blog/${encodeURIComponent(post.toLowerCase())}` : "/blog", 301);
  }
  const all = await articles();
  const query = {
    category: searchParams.get("category") ?? ALL,
    text: (searchParams.get("q") ?? "").slice(0, 100),
  };
  const found = findMatching(all, query, Date.now());
  const first = findFeatured(found, query);
  const list: BlogList = {
    query,
    choices: categoryChoices(all),
    first: first && toCard(first),
    others: found.filter((article) => article !== first).map(toCard),
    empty: all.length === 0,
  };
  return { list };
}

export default function BlogListPage() {
  const { list } = useLoaderData<typeof loader>();
  return (
    <BlogListScreen
      list={list}
      newsletter={{ band: <NewsletterBand />, form: <NewsletterForm /> }}
    />
  );
}
