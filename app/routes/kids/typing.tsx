import { TypingScreen } from "../../features/games/typing/typing-screen.tsx";
import { pageMetadata } from "../../lib/page-metadata.ts";

export const meta = () =>
  pageMetadata({
    path: "/kids/games/typing",
    title: "Typing Safari",
    description:
      "A free typing game for children aged 7 to 12. Every right key takes your animal one step across the river. No sign-in needed.",
  });

export default function TypingPage() {
  return <TypingScreen />;
}
