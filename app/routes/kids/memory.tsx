import { MemoryScreen } from "../../features/games/memory/memory-screen.tsx";
import { pageMetadata } from "../../lib/page-metadata.ts";
import * as words from "../../words/games/memory.ts";
import type { Route } from "./+types/memory.ts";

export const meta = ({ params }: Route.MetaArgs) =>
  pageMetadata({
    path: "/kids/games/memory",
    title: words.title,
    description: words.metaDescription,
    // Any other name shows this game too; one of its addresses is enough for search engines.
    indexed: params.game === "memory",
  });

export default function MemoryPage() {
  return <MemoryScreen />;
}
