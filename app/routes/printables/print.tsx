import { ViewerScreen } from "../../features/printables/viewer/viewer-screen.tsx";
import { pageMetadata } from "../../lib/page-metadata.ts";
import "../../features/printables/printables.css";

export const meta = () =>
  pageMetadata({
    title: "Print a Sheet",
    description:
      "One sheet as it will stand on paper: A4 or US Letter, large print, answer key, class set and PDF.",
    indexed: false,
    path: "/print",
  });

export default function PrintPage() {
  return <ViewerScreen />;
}
