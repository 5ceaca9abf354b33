import { PuzzleScreen } from "../../features/games/puzzle/puzzle-screen.tsx";
import { pageMetadata } from "../../lib/page-metadata.ts";

export const meta = () =>
  pageMetadata({
    path: "/kids/games/puzzle",
    title: "Puzzle for Kids",
    description:
      "A free jigsaw puzzle for children aged 6 to 10. Drag the pieces, swap them, and see the picture grow. No sign-in needed.",
  });

export default function PuzzlePage() {
  return <PuzzleScreen />;
}
