import { PatternScreen } from "../../features/games/pattern/pattern-screen.tsx";
import { pageMetadata } from "../../lib/page-metadata.ts";
import * as words from "../../words/games/pattern.ts";

export const meta = () =>
  pageMetadata({
    path: "/kids/games/pattern",
    title: words.title,
    description: words.metaDescription,
  });

export default function PatternPage() {
  return <PatternScreen />;
}
