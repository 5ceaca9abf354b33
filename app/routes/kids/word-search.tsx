import { WordSearchScreen } from "../../features/games/word-search/word-search-screen.tsx";
import { pageMetadata } from "../../lib/page-metadata.ts";
import * as words from "../../words/games/word-search.ts";

export const meta = () =>
  pageMetadata({
    path: "/kids/games/word-search",
    title: words.metaTitle,
    description: words.metaDescription,
  });

export default function WordSearchPage() {
  return <WordSearchScreen />;
}
