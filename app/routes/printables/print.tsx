import { ViewerScreen } from "../../features/printables/viewer/viewer-screen.tsx";
import { pageMetadata } from "../../lib/page-metadata.ts";
import * as viewerWords from "../../words/printables/viewer.ts";
import "../../features/printables/printables.css";

export const meta = () =>
  pageMetadata({
    title: viewerWords.metaTitle,
    description: viewerWords.metaDescription,
    indexed: false,
    path: "/print",
  });

export default function PrintPage() {
  return <ViewerScreen />;
}
