import { HubScreen } from "../../features/kids/hub-screen.tsx";
import { pageMetadata } from "../../lib/page-metadata.ts";
import * as words from "../../words/kids.ts";

export const meta = () =>
  pageMetadata({
    path: "/kids",
    title: words.title,
    description: words.metaDescription,
  });

export default function KidsHub() {
  return <HubScreen />;
}
