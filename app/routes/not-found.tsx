import { data, useLoaderData } from "react-router";
import { homeData } from "../content/home.server.ts";
import { HomeScreen } from "../features/home/home-screen.tsx";
import { pageMetadata } from "../lib/page-metadata.ts";
import { pageServicesContext } from "../request-context.ts";
import type { Route } from "./+types/not-found";

export const meta = () => pageMetadata({ title: "Page not found", indexed: false });

/** Unknown addresses show the home page with status 404 (spec 1 §2). */
export const loader = async ({ context }: Route.LoaderArgs) =>
  data(await homeData(context.get(pageServicesContext)), { status: 404 });

export default function NotFound() {
  return (
    <>
      <p role="status" className="bg-sunk px-4 py-3 text-center">
        There is no page at this address, so here is home.
      </p>
      <HomeScreen {...useLoaderData<typeof loader>()} />
    </>
  );
}
