import { useLoaderData } from "react-router";
import { textPage } from "../../content/pages.server.ts";
import { TextPageScreen } from "../../features/text-page/text-page-screen.tsx";
import { leaveForDocument } from "../../lib/leave-for-document.ts";
import { breadcrumbs, pageMetadata } from "../../lib/page-metadata.ts";
import type { Route } from "./+types/terms";

export const clientLoader = leaveForDocument;

export const loader = () => textPage("terms");

export const meta = ({ loaderData: page }: Route.MetaArgs) =>
  pageMetadata({
    title: page?.title ?? "Terms",
    ...(page && { description: page.description }),
    path: "/terms",
    data: [breadcrumbs({ name: "Home", path: "/" }, { name: "Terms", path: "/terms" })],
  });

export default function TermsPage() {
  const page = useLoaderData<typeof loader>();
  return <TextPageScreen page={page} dated={true} />;
}
