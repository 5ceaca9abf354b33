import { useLoaderData } from "react-router";
import { textPage } from "../../content/pages.server.ts";
import { TextPageScreen } from "../../features/text-page/text-page-screen.tsx";
import { leaveForDocument } from "../../lib/leave-for-document.ts";
import { breadcrumbs, pageMetadata } from "../../lib/page-metadata.ts";
import type { Route } from "./+types/privacy";

export const clientLoader = leaveForDocument;

export const loader = () => textPage("privacy");

export const meta = ({ loaderData: page }: Route.MetaArgs) =>
  pageMetadata({
    title: page?.title ?? "Privacy",
    ...(page && { description: page.description }),
    path: "/privacy",
    data: [breadcrumbs({ name: "Home", path: "/" }, { name: "Privacy", path: "/privacy" })],
  });

export default function PrivacyPage() {
  const page = useLoaderData<typeof loader>();
  return <TextPageScreen page={page} dated={true} />;
}
