import { Pause, Play } from "lucide-react";
import { Button } from "../ui/button.tsx";
import * as words from "../words/tools.ts";

/** Starts a tool, and stops it. */
export function RunButton({ running, onToggle }: { running: boolean; onToggle: () => void }) {
  const Sign = running ? Pause : Play;
  return (
    <Button onClick={onToggle}>
      <Sign aria-hidden="true" className="size-5" />
      {running ? words.stop : words.start}
    </Button>
  );
}
