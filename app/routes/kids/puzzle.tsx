import { PuzzleScreen } from "../../features/games/puzzle/puzzle-screen.tsx";
import { pageMetadata } from "../../lib/page-metadata.ts";
import * as words from "../../words/games/puzzle.ts";

export const meta = () =>
  pageMetadata({
    path: "/kids/games/puzzle",
    title: words.metaTitle,
    description: words.metaDescription,
  });

export default function PuzzlePage() {
  return <PuzzleScreen />;
}
