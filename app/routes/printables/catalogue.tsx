import { CatalogueScreen } from "../../features/printables/catalogue/catalogue-screen.tsx";
import { pageMetadata } from "../../lib/page-metadata.ts";
import * as catalogueWords from "../../words/printables/catalogue.tsx";

export const meta = () =>
  pageMetadata({
    path: "/printables",
    title: catalogueWords.metaTitle,
    description: catalogueWords.metaDescription,
  });

export default function PrintablesPage() {
  return <CatalogueScreen />;
}
