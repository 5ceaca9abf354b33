import { TypingScreen } from "../../features/games/typing/typing-screen.tsx";
import { pageMetadata } from "../../lib/page-metadata.ts";
import * as words from "../../words/games/typing.tsx";

export const meta = () =>
  pageMetadata({
    path: "/kids/games/typing",
    title: words.title,
    description: words.metaDescription,
  });

export default function TypingPage() {
  return <TypingScreen />;
}
