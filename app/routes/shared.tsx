import { data, useLoaderData } from "react-router";
import { choosePicture } from "#core/dashboard/picture.ts";
import { SharedPlanGone } from "../features/shared-plan/shared-plan-gone.tsx";
import { SharedPlanScreen } from "../features/shared-plan/shared-plan-screen.tsx";
import { pageMetadata } from "../lib/page-metadata.ts";
import { pageServicesContext } from "../request-context.ts";
import * as sharedPlanWords from "../words/shared-plan.ts";
import type { Route } from "./+types/shared";

/**
 * A plan that its owner shows to anybody with the link: read-only, and without anything about the
 * owner.
 */
export async function loader({ params, context }: Route.LoaderArgs) {
  const services = context.get(pageServicesContext);
  const shared = await services?.openShared(params.token);
  if (!services || !shared) return data(null, { status: 404 });
  const address = `${services.origin}/shared/${encodeURIComponent(params.token)}`;
  return data({ ...shared, address });
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return pageMetadata({ title: sharedPlanWords.sharedPlan, indexed: false });
  const { plan, address } = loaderData;
  return pageMetadata({
    title: plan.title,
    description: plan.overview,
    indexed: false,
    path: address,
    picture: {
      // Each completed day makes another picture, and social networks cache what they have loaded.
      address: `${address}/picture.png?done=${loaderData.completedDays.length}`,
      alt: choosePicture(plan.hobby, plan.category).alt,
    },
  });
}

export default function Shared() {
  const shared = useLoaderData<typeof loader>();
  return shared ? (
    <SharedPlanScreen plan={shared.plan} completedDays={shared.completedDays} />
  ) : (
    <SharedPlanGone />
  );
}
