import { CatalogueScreen } from "../../features/printables/catalogue/catalogue-screen.tsx";
import { pageMetadata } from "../../lib/page-metadata.ts";

export const meta = () =>
  pageMetadata({
    path: "/printables",
    title: "Free Printables for Kids",
    description:
      "Free sheets to print for children: coloring, worksheets, mazes, sudoku, word searches and five-minute packs, with answer keys. No account needed.",
  });

export default function PrintablesPage() {
  return <CatalogueScreen />;
}
