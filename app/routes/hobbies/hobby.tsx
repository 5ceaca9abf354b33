import { data, redirect, useLoaderData } from "react-router";
import { findByOtherSlug } from "#core/hobby-check/hobby-list.ts";
import { hobbyList, taughtEntry, taughtHobbies } from "../../content/hobbies.server.ts";
import { HobbyListScreen } from "../../features/hobbies/hobby-list-screen.tsx";
import { HobbyScreen, type ShownHobby } from "../../features/hobbies/hobby-screen.tsx";
import { leaveForDocument } from "../../lib/leave-for-document.ts";
import { pageMetadata } from "../../lib/page-metadata.ts";
import { breadcrumbs } from "../../lib/structured-data.ts";
import type { Route } from "./+types/hobby";

export const clientLoader = leaveForDocument;

export const meta = ({ loaderData }: Route.MetaArgs) => {
  const hobby = loaderData && "hobby" in loaderData ? loaderData.hobby : undefined;
  if (!hobby) return pageMetadata({ title: "Hobby not found", indexed: false });
  const path = `/hobbies/${hobby.slug}`;
  return pageMetadata({
    title: `Learn ${hobby.name} in 7 days: the plan`,
    description: hobby.summary,
    keywords: [`learn ${hobby.name}`, `how to ${hobby.verb}`, `${hobby.name} for beginners`],
    path,
    data: [
      {
        "@type": "HowTo",
        name: `How to ${hobby.verb} in seven days`,
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
        { name: "Home", path: "/" },
        { name: "Hobbies", path: "/hobbies" },
        { name: hobby.name, path },
      ),
    ],
  });
};

export async function loader({ params }: Route.LoaderArgs) {
  const [entry, taught] = await Promise.all([taughtEntry(params.slug), taughtHobbies()]);
  if (!entry) {
    const other = findByOtherSlug(taught, params.slug.toLowerCase());
    if (other) throw redirect(`/hobbies/${other.slug}`, 301);
    const { hobbies, known } = await hobbyList();
    return data({ hobbies, known, taught: taught.length, text: "" }, { status: 404 });
  }
  const { slug, name, verb, category, summary, starts, pace, gear, goals, days } = entry;
  const hobby: ShownHobby = {
    ...{ slug, name, verb, category, summary, starts, pace, gear },
    days: days.map(({ title, levels }) => ({ title, result: levels.beginner.result })),
    goals: [
      { goal: "For yourself", title: goals.enjoyment.title },
      { goal: "To get good at it", title: goals.skill.title },
      { goal: "With other people", title: goals.social.title },
      { goal: "Toward work", title: goals.career.title },
    ],
    safety: days.flatMap((day) => day.safety).slice(0, 5),
  };
  const near = taught
    .filter((other) => other.category === category && other.slug !== slug)
    .map((other) => ({ slug: other.slug, name: other.name }));
  return data({ hobby, near });
}

export default function HobbyPage() {
  const shown = useLoaderData<typeof loader>();
  return "hobby" in shown ? <HobbyScreen {...shown} /> : <HobbyListScreen {...shown} />;
}
