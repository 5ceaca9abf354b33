import { useLoaderData } from "react-router";
import { homeData } from "../content/home.server.ts";
import { HomeScreen } from "../features/home/home-screen.tsx";
import { leaveForDocument } from "../lib/leave-for-document.ts";
import { pageMetadata } from "../lib/page-metadata.ts";
import { questionsData, siteData } from "../lib/structured-data.ts";
import { pageServicesContext } from "../request-context.ts";
import { HOME_QUESTIONS } from "../words/home-questions.ts";
import type { Route } from "./+types/home";

export const clientLoader = leaveForDocument;

export const meta = () =>
  pageMetadata({ path: "/", data: [siteData, questionsData(HOME_QUESTIONS)] });

export const loader = ({ context }: Route.LoaderArgs) => homeData(context.get(pageServicesContext));

export default function Home() {
  return <HomeScreen {...useLoaderData<typeof loader>()} />;
}
