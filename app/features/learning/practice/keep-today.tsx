import { Camera, Mic } from "lucide-react";
import { useState } from "react";
import type { Occasion } from "#core/tools/keepsakes.ts";
import { BeforeAndAfter } from "../../../tools/keepsakes/before-and-after.tsx";
import { Tool } from "../../../tools/tool.tsx";
import { Button } from "../../../ui/button.tsx";
import * as words from "../../../words/learning/practice.ts";

/** A photo or a recording at the end of a day, so that the last one can stand beside the first. */
export function KeepToday({ occasion, isLast }: { occasion: Occasion; isLast: boolean }) {
  const [tool, setTool] = useState<"camera" | "recorder">();
  return (
    <section aria-label={words.keepToday} className="mt-8 border-rule border-t pt-6">
      {isLast && <BeforeAndAfter hobby={occasion.hobby} />}
      <h3 className="text-lg">{words.keepToday}</h3>
      <p className="mt-1 text-soft">{isLast ? words.keepLastText : words.keepTodayText}</p>
      {tool ? (
        <div className="mt-4">
          <Tool name={tool} occasion={occasion} />
        </div>
      ) : (
        <div className="mt-3 flex flex-wrap gap-3">
          <Button look="outline" onClick={() => setTool("camera")}>
            <Camera aria-hidden="true" className="size-5" />
            {words.aPhoto}
          </Button>
          <Button look="outline" onClick={() => setTool("recorder")}>
            <Mic aria-hidden="true" className="size-5" />
            {words.aRecording}
          </Button>
        </div>
      )}
    </section>
  );
}
