import { MemoryScreen } from "../../features/games/memory/memory-screen.tsx";
import { pageMetadata } from "../../lib/page-metadata.ts";
import type { Route } from "./+types/memory.ts";

export const meta = ({ params }: Route.MetaArgs) =>
  pageMetadata({
    path: "/kids/games/memory",
    title: "Memory Match",
    description:
      "A free memory game for children aged 6 to 8. Turn two cards and find the pairs. No sign-in needed.",
    // Any other name shows this game too; one of its addresses is enough for search engines.
    indexed: params.game === "memory",
  });

export default function MemoryPage() {
  return <MemoryScreen />;
}
