import { pageMetadata } from "../../lib/page-metadata.ts";
import { ToolList } from "../../tools/tool-list.tsx";
import * as words from "../../words/tools.ts";

export const meta = () =>
  pageMetadata({ path: "/tools", title: words.metaTitle, description: words.metaDescription });

export default function ToolsPage() {
  return <ToolList />;
}
