import { data, redirect, useLoaderData } from "react-router";
import { findByOtherSlug } from "#core/hobby-check/hobby-list.ts";
import { hobbyList, taughtHobbies } from "../../content/hobbies.server.ts";
import { hobbyPage } from "../../content/hobby-page.server.ts";
import { HobbyListScreen } from "../../features/hobbies/hobby-list-screen.tsx";
import { HobbyScreen } from "../../features/hobbies/hobby-screen.tsx";
import { leaveForDocument } from "../../lib/leave-for-document.ts";
import { pageMetadata } from "../../lib/page-metadata.ts";
import { breadcrumbs } from "../../lib/structured-data.ts";
import * as hobbyWords from "../../words/hobbies.ts";
import type { Route } from "./+types/hobby";

export const clientLoader = leaveForDocument;

export const meta = ({ loaderData }: Route.MetaArgs) => {
  const hobby = loaderData && "hobby" in loaderData ? loaderData.hobby : undefined;
  if (!hobby) return pageMetadata({ title: hobbyWords.missingMeta, indexed: false });
  const path = `/hobbies/${hobby.slug}`;
  return pageMetadata({
    title: hobbyWords.metaTitle(hobby.name),
    description: hobby.summary,
    keywords: [
      hobbyWords.metaLearn(hobby.name),
      hobbyWords.metaHowTo(hobby.verb),
      hobbyWords.metaForBeginners(hobby.name),
    ],
    path,
    data: [
      {
        "@type": "HowTo",
        name: hobbyWords.howToTitle(hobby.verb),
        description: hobby.summary,
        totalTime: "P7D",
        supply: hobby.gear.map(({ name }) => ({ "@type": "HowToSupply", name })),
        step: hobby.days.map(({ title, result }, index) => ({
          "@type": "HowToStep",
          position: index + 1,
          name: title,
          text: result,
        })),
      },
      breadcrumbs(
        { name: hobbyWords.home, path: "/" },
        { name: hobbyWords.hobbies, path: "/hobbies" },
        { name: hobby.name, path },
      ),
    ],
  });
};

export async function loader({ params }: Route.LoaderArgs) {
  const [hobby, taught] = await Promise.all([hobbyPage(params.slug), taughtHobbies()]);
  if (!hobby) {
    const other = findByOtherSlug(taught, params.slug.toLowerCase());
    if (other) throw redirect(`/hobbies/${other.slug}`, 301);
    const { hobbies, known } = await hobbyList();
    return data({ hobbies, known, taught: taught.length, text: "" }, { status: 404 });
  }
  const { category, slug } = hobby;
  const near = taught
    .filter((other) => other.category === category && other.slug !== slug)
    .map((other) => ({ slug: other.slug, name: other.name }));
  return data({ hobby, near });
}

export default function HobbyPage() {
  const shown = useLoaderData<typeof loader>();
  return "hobby" in shown ? <HobbyScreen {...shown} /> : <HobbyListScreen {...shown} />;
}
