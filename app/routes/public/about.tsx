import { useLoaderData } from "react-router";
import { textPage } from "../../content/pages.server.ts";
import { TextPageScreen } from "../../features/text-page/text-page-screen.tsx";
import { leaveForDocument } from "../../lib/leave-for-document.ts";
import { breadcrumbs, pageMetadata } from "../../lib/page-metadata.ts";
import type { Route } from "./+types/about";

export const clientLoader = leaveForDocument;

export const loader = () => textPage("about");

export const meta = ({ loaderData: page }: Route.MetaArgs) =>
  pageMetadata({
    title: page?.title ?? "About",
    ...(page && { description: page.description }),
    path: "/about",
    data: [breadcrumbs({ name: "Home", path: "/" }, { name: "About", path: "/about" })],
  });

export default function AboutPage() {
  const page = useLoaderData<typeof loader>();
  return <TextPageScreen page={page} dated={false} />;
}
