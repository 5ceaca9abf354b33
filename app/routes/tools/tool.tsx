import { useParams } from "react-router";
import { findTool } from "#core/tools/tool-names.ts";
import { pageMetadata } from "../../lib/page-metadata.ts";
import { ToolList } from "../../tools/tool-list.tsx";
import { ToolScreen } from "../../tools/tool-screen.tsx";
import * as words from "../../words/tools.ts";
import type { Route } from "./+types/tool";

export const meta = ({ params }: Route.MetaArgs) => {
  const name = findTool(params.tool);
  if (!name) return pageMetadata({ title: words.metaTitle, indexed: false });
  const { name: title, text } = words.TOOL[name];
  return pageMetadata({ path: `/tools/${name}`, title, description: words.describe(text) });
};

/** A tool; any name that is none shows the list. */
export default function ToolPage() {
  const name = findTool(useParams().tool);
  return name ? <ToolScreen name={name} /> : <ToolList />;
}
