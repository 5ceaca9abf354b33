import { Pause, Play } from "lucide-react";
import { useEffect, useMemo, useRef, useState } from "react";
import type { Sound, StoredFigure } from "#core/figures/figure.ts";
import type { OpenedFigure } from "#core/figures/open-figure.ts";
import * as words from "../../words/ui/figure.ts";
import { Button } from "../button.tsx";
import { FigurePicture } from "./figure-picture.tsx";
import { loadFigure } from "./load-figure.ts";
import { pictureOf } from "./picture.ts";
import { playSounds } from "./play-sounds.ts";

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
  return <Shown opened={opened} />;
}

function Shown({ opened }: { opened: OpenedFigure }) {
  const picture = useMemo(() => pictureOf(opened), [opened]);
  return (
    <figure className="flex flex-wrap items-end gap-3">
      <FigurePicture {...picture} />
      {opened.sounds && <PlayButton sounds={opened.sounds} />}
    </figure>
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
