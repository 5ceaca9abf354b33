import { ArrowLeft } from "lucide-react";
import { Link } from "react-router";
import * as viewerWords from "../../../words/printables/viewer.ts";

export function BackLink() {
  return (
    <Link
      to="/printables"
      className="screen-only -ms-2 inline-flex min-h-12 items-center gap-2 rounded-full px-3 font-bold text-ink hover:bg-sunk"
    >
      <ArrowLeft aria-hidden="true" className="size-5" />
      {viewerWords.backToPrintables}
    </Link>
  );
}
