import { useLoaderData } from "react-router";
import { findListed } from "#core/hobby-check/hobby-list.ts";
import { hobbyList } from "../../content/hobbies.server.ts";
import { HobbyListScreen } from "../../features/hobbies/hobby-list-screen.tsx";
import { leaveForDocument } from "../../lib/leave-for-document.ts";
import { pageMetadata } from "../../lib/page-metadata.ts";
import { breadcrumbs } from "../../lib/structured-data.ts";
import * as hobbyWords from "../../words/hobbies.ts";
import type { Route } from "./+types/list";

export const clientLoader = leaveForDocument;

export const meta = ({ loaderData }: Route.MetaArgs) => {
  // As for the blog: a search is not a page of its own.
  const isList = (loaderData?.text ?? "").trim() === "";
  return pageMetadata({
    title: hobbyWords.listMetaTitle,
    description: hobbyWords.listMetaDescription,
    keywords: ["list of hobbies", "hobbies to try", "learn a new hobby"],
    indexed: isList,
    ...(isList && { path: "/hobbies" }),
    data: [
      breadcrumbs(
        { name: hobbyWords.home, path: "/" },
        { name: hobbyWords.hobbies, path: "/hobbies" },
      ),
    ],
  });
};

/** All hobbies, or those that `?q=` finds. */
export async function loader({ request }: Route.LoaderArgs) {
  const text = (new URL(request.url).searchParams.get("q") ?? "").slice(0, 50);
  const { hobbies, known } = await hobbyList();
  return {
    hobbies: findListed(hobbies, text),
    text,
    taught: hobbies.filter((hobby) => hobby.taught).length,
    known,
  };
}

export default function HobbyListPage() {
  return <HobbyListScreen {...useLoaderData<typeof loader>()} />;
}
