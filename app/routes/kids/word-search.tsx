import { WordSearchScreen } from "../../features/games/word-search/word-search-screen.tsx";
import { pageMetadata } from "../../lib/page-metadata.ts";

export const meta = () =>
  pageMetadata({
    path: "/kids/games/word-search",
    title: "Word Search for Kids",
    description:
      "A free word search for children aged 9 to 12: animals and space, by mouse, finger or keys. No sign-in needed.",
  });

export default function WordSearchPage() {
  return <WordSearchScreen />;
}
