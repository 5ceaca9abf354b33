import { Pause, Play } from "lucide-react";
import { useEffect, useMemo, useRef, useState } from "react";
import type { Sound, StoredFigure } from "#core/figures/figure.ts";
import type { OpenedFigure } from "#core/figures/open-figure.ts";
import * as words from "../../words/ui/figure.ts";
import { Button } from "../button.tsx";
import { drawSvg } from "../marks-svg.ts";
import { loadFigure } from "./load-figure.ts";
import { playSounds } from "./play-sounds.ts";

/** Pixels of a millimeter where there is room: a little larger than on paper. */
const SCALE = 5.5;

/** What a shape needs is drawn, and can be heard if it sounds. */
export default function Figure({ figure }: { figure: StoredFigure }) {
  const [opened, setOpened] = useState<OpenedFigure | "missing" | "failed">();
  useEffect(() => {
    let isLeft = false;
    loadFigure(figure).then(
      (found) => isLeft || setOpened(found ?? "missing"),
      () => isLeft || setOpened("failed"),
    );
    return () => {
      isLeft = true;
    };
  }, [figure]);
  if (opened === "missing") return null;
  if (opened === "failed") return <p className="text-soft">{words.notLoaded}</p>;
  if (!opened) return <div aria-busy="true" className="h-40" />;
  const { drawn, description, sounds } = opened;
  return (
    <figure>
      <Picture drawn={drawn} description={description} />
      {sounds && <PlayButton sounds={sounds} />}
    </figure>
  );
}

function Picture({ drawn, description }: Pick<OpenedFigure, "drawn" | "description">) {
  const { width, height, marks } = drawn;
  const content = useMemo(() => ({ __html: drawSvg(marks, { themed: true }) }), [marks]);
  return (
    <svg
      role="img"
      aria-label={description}
      viewBox={`0 0 ${width} ${height}`}
      style={{ maxWidth: `${width * SCALE}px` }}
      className="w-full [stroke-linecap:round] [stroke-linejoin:round]"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own marks, escaped by drawSvg
      dangerouslySetInnerHTML={content}
    />
  );
}

function PlayButton({ sounds }: { sounds: readonly Sound[] }) {
  const [isPlaying, setPlaying] = useState(false);
  const silence = useRef<() => void>(undefined);
  useEffect(() => () => silence.current?.(), []);
  return (
    <Button
      look="outline"
      size="small"
      className="mt-2"
      onClick={() => {
        if (isPlaying) {
          silence.current?.();
          return;
        }
        silence.current = playSounds(sounds, () => setPlaying(false));
        setPlaying(silence.current !== undefined);
      }}
    >
      {isPlaying ? (
        <Pause aria-hidden="true" className="size-4" />
      ) : (
        <Play aria-hidden="true" className="size-4" />
      )}
      {isPlaying ? words.stop : words.hear}
    </Button>
  );
}
