import { useLoaderData } from "react-router";
import { textPage } from "../../content/pages.server.ts";
import { TextPageScreen } from "../../features/text-page/text-page-screen.tsx";
import { leaveForDocument } from "../../lib/leave-for-document.ts";
import { breadcrumbs, pageMetadata } from "../../lib/page-metadata.ts";
import type { Route } from "./+types/cookies";

export const clientLoader = leaveForDocument;

export const loader = () => textPage("cookies");

export const meta = ({ loaderData: page }: Route.MetaArgs) =>
  pageMetadata({
    title: page?.title ?? "Cookies",
    ...(page && { description: page.description }),
    path: "/cookies",
    data: [breadcrumbs({ name: "Home", path: "/" }, { name: "Cookies", path: "/cookies" })],
  });

export default function CookiesPage() {
  const page = useLoaderData<typeof loader>();
  return <TextPageScreen page={page} dated={true} />;
}
