import { useCallback, useEffect, useRef, useState } from "react";
import { type Occasion, PHOTO_SIDE } from "#core/tools/keepsakes.ts";
import { keep } from "../data/keepsakes.ts";
import { Button, buttonLook } from "../ui/button.tsx";
import * as words from "../words/tools.ts";
import { KeepsakeList } from "./keepsakes/keepsake-list.tsx";
import { Preview } from "./preview.tsx";
import type { ToolProps } from "./tool.tsx";

const QUALITY = 0.85;

/** Takes photos of what was made, or takes them from the device, and keeps them here. */
export default function Camera({ occasion }: ToolProps) {
  const [stream, setStream] = useState<MediaStream>();
  const [problem, setProblem] = useState<string>();
  const video = useRef<HTMLVideoElement>(null);
  const opened = useRef<MediaStream>(undefined);
  const isLeft = useRef(false);

  const close = useCallback(() => {
    for (const track of opened.current?.getTracks() ?? []) track.stop();
    opened.current = undefined;
    setStream(undefined);
  }, []);
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
      close();
    };
  }, [close]);

  const open = async () => {
    setProblem(undefined);
    try {
      opened.current = await navigator.mediaDevices.getUserMedia({
        video: { facingMode: "environment", width: { ideal: PHOTO_SIDE } },
      });
      if (isLeft.current) close();
      else setStream(opened.current);
    } catch {
      setProblem(words.noCamera);
    }
  };
  const choose = async (file: File | undefined) => {
    if (!file) return;
    setProblem(undefined);
    const picture = await createImageBitmap(file).catch(() => undefined);
    if (!picture) {
      setProblem(words.unreadablePhoto);
      return;
    }
    await keepPhoto(picture, picture.width, picture.height, occasion);
    picture.close();
  };
  return (
    <div className="grid max-w-2xl gap-5">
      {stream && <Preview stream={stream} video={video} />}
      <div className="flex flex-wrap items-center gap-3">
        {stream ? (
          <>
            <Button
              size="large"
              onClick={() => {
                const shown = video.current;
                if (!shown?.videoWidth) return;
                void keepPhoto(shown, shown.videoWidth, shown.videoHeight, occasion);
              }}
            >
              {words.takePhoto}
            </Button>
            <Button look="quiet" onClick={close}>
              {words.closeCamera}
            </Button>
          </>
        ) : (
          <Button size="large" onClick={() => void open()}>
            {words.openCamera}
          </Button>
        )}
        <label
          className={`${buttonLook({ look: "outline" })} cursor-pointer has-focus-visible:outline-3 has-focus-visible:outline-accent has-focus-visible:outline-offset-2`}
        >
          {words.choosePhoto}
          <input
            type="file"
            accept="image/*"
            className="sr-only"
            onChange={({ currentTarget }) => {
              void choose(currentTarget.files?.[0]);
              currentTarget.value = "";
            }}
          />
        </label>
      </div>
      <p role="status" className="empty:hidden">
        {problem}
      </p>
      <KeepsakeList kinds={["photo"]} hobby={occasion?.hobby} />
    </div>
  );
}

/** Keeps a picture as a JPEG of at most PHOTO_SIDE pixels; where it was taken is not in it. */
async function keepPhoto(
  source: CanvasImageSource,
  width: number,
  height: number,
  occasion: Occasion | undefined,
): Promise<void> {
  const scale = Math.min(1, PHOTO_SIDE / Math.max(width, height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  canvas.getContext("2d")?.drawImage(source, 0, 0, canvas.width, canvas.height);
  const content = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, "image/jpeg", QUALITY);
  });
  if (!content) return;
  await keep({ id: crypto.randomUUID(), kind: "photo", at: Date.now(), occasion, content });
}
