import { type RefObject, useEffect } from "react";
import * as words from "../words/tools.ts";

/** What the camera sees. */
export function Preview({
  stream,
  video,
}: {
  stream: MediaStream;
  video: RefObject<HTMLVideoElement | null>;
}) {
  useEffect(() => {
    if (video.current) video.current.srcObject = stream;
  }, [stream, video]);
  return (
    <video
      ref={video}
      autoPlay
      muted
      playsInline
      aria-label={words.preview}
      className="max-h-96 w-full rounded-card bg-sunk object-contain"
    />
  );
}
