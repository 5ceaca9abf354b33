import { useLoaderData } from "react-router";
import { textPage } from "../../content/pages.server.ts";
import { TextPageScreen } from "../../features/text-page/text-page-screen.tsx";
import { leaveForDocument } from "../../lib/leave-for-document.ts";
import { pageMetadata } from "../../lib/page-metadata.ts";
import { breadcrumbs } from "../../lib/structured-data.ts";
import * as textPageWords from "../../words/text-page.tsx";
import type { Route } from "./+types/text-page";

export const clientLoader = leaveForDocument;

/** About, Privacy Policy, Terms of Service and Cookie Policy: the address selects the text. */
export async function loader({ request }: Route.LoaderArgs) {
  const name = /^\/([a-z]+)/u.exec(new URL(request.url).pathname)?.[1] ?? "";
  // Legal texts say when they were last changed.
  return { name, dated: name !== "about", page: await textPage(name) };
}

export const meta = ({ loaderData }: Route.MetaArgs) => {
  if (!loaderData) return [];
  const { name, page } = loaderData;
  const path = `/${name}`;
  return pageMetadata({
    title: page.title,
    description: page.description,
    path,
    data: [breadcrumbs({ name: textPageWords.home, path: "/" }, { name: page.title, path })],
  });
};

export default function TextPageRoute() {
  const { page, dated } = useLoaderData<typeof loader>();
  return <TextPageScreen page={page} dated={dated} />;
}
