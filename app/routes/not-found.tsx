import { data, useLoaderData } from "react-router";
import { homeData } from "../content/home.server.ts";
import { HomeScreen } from "../features/home/home-screen.tsx";
import { leaveForDocument } from "../lib/leave-for-document.ts";
import { pageMetadata } from "../lib/page-metadata.ts";
import { pageServicesContext } from "../request-context.ts";
import * as words from "../words/no-page.ts";
import type { Route } from "./+types/not-found";

export const meta = () => pageMetadata({ title: words.missingTitle, indexed: false });

/**
 * Unknown addresses show the home page with the status 404 (spec 1 §2). The built page is served
 * with that status as well, but the build itself accepts no page that sets it.
 */
export async function loader({ context }: Route.LoaderArgs) {
  const services = context.get(pageServicesContext);
  return data(await homeData(services), { status: services ? 404 : 200 });
}

export const clientLoader = leaveForDocument;

export default function NotFound() {
  return (
    <>
      <p role="status" className="bg-sunk px-4 py-3 text-center">
        {words.missingHereIsHome}
      </p>
      <HomeScreen {...useLoaderData<typeof loader>()} />
    </>
  );
}
