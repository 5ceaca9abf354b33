import { ArrowLeft } from "lucide-react";
import type { ToolName } from "#core/tools/tool-names.ts";
import { LinkButton } from "../ui/button.tsx";
import * as words from "../words/tools.ts";
import { Tool } from "./tool.tsx";

/** One tool on a page of its own. */
export function ToolScreen({ name }: { name: ToolName }) {
  return (
    <div className="mx-auto max-w-3xl px-4 py-6 sm:px-6 lg:py-10">
      <LinkButton to="/tools" look="quiet" size="small" className="-ms-4">
        <ArrowLeft aria-hidden="true" className="size-4 rtl:-scale-x-100" />
        {words.allTools}
      </LinkButton>
      <h1 className="mt-3 text-4xl sm:text-5xl">{words.TOOL[name].name}</h1>
      <p className="mt-3 max-w-prose text-lg">{words.TOOL[name].text}</p>
      <div className="mt-8">
        <Tool name={name} />
      </div>
    </div>
  );
}
