import { Link } from "react-router";
import { TOOL_NAMES } from "#core/tools/tool-names.ts";
import * as words from "../words/tools.ts";

/** All tools, each with a line on what it does. */
export function ToolList() {
  return (
    <div className="mx-auto max-w-5xl px-4 py-10 sm:px-6 lg:py-14">
      <h1 className="text-4xl sm:text-5xl">{words.tools}</h1>
      <p className="mt-4 max-w-prose text-lg">{words.intro}</p>
      <ul className="mt-8 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {TOOL_NAMES.map((name) => (
          <li
            key={name}
            className="relative rounded-card border border-rule bg-sheet p-5 shadow-soft hover:border-edge"
          >
            <h2 className="text-xl">
              <Link to={`/tools/${name}`} className="after:absolute after:inset-0">
                {words.TOOL[name].name}
              </Link>
            </h2>
            <p className="mt-2 text-soft">{words.TOOL[name].text}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
