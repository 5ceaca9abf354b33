import { PatternScreen } from "../../features/games/pattern/pattern-screen.tsx";
import { pageMetadata } from "../../lib/page-metadata.ts";

export const meta = () =>
  pageMetadata({
    path: "/kids/games/pattern",
    title: "Pattern Builder",
    description:
      "A free memory game of colors for children aged 6 to 10. Watch the pattern, then play it back. No sign-in needed.",
  });

export default function PatternPage() {
  return <PatternScreen />;
}
