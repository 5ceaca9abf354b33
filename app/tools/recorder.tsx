import { Circle, Square } from "lucide-react";
import { useCallback, useEffect, useRef, useState } from "react";
import { clockText } from "#core/clock/stopwatch.ts";
import { type Occasion, RECORDING_MAX } from "#core/tools/keepsakes.ts";
import { keep } from "../data/keepsakes.ts";
import { Button } from "../ui/button.tsx";
import { ChoiceSwitch } from "../ui/choice-switch.tsx";
import * as words from "../words/tools.ts";
import { KeepsakeList } from "./keepsakes/keepsake-list.tsx";
import { Preview } from "./preview.tsx";
import type { ToolProps } from "./tool.tsx";
import { useSeconds } from "./use-seconds.ts";

type Kind = "sound" | "video";

const KINDS = (["sound", "video"] as const).map((value) => ({
  value,
  label: words.RECORDED[value],
}));

/** An instrument is not a voice on the telephone: nothing is taken out of what it plays. */
const SOUND = { echoCancellation: false, noiseSuppression: false, autoGainControl: false };
const VIDEO = { width: { ideal: 1280 }, height: { ideal: 720 }, facingMode: "user" };

/** What plays on most devices comes first; undefined leaves it to the browser. */
const typeFor = (kind: Kind): string | undefined =>
  (kind === "sound" ? ["audio/mp4", "audio/webm"] : ["video/mp4", "video/webm"]).find((type) =>
    MediaRecorder.isTypeSupported(type),
  );

/** Records sound or video, and keeps it on this device. */
export default function Recorder({ occasion }: ToolProps) {
  const [kind, setKind] = useState<Kind>("sound");
  const [problem, setProblem] = useState<string>();
  const video = useRef<HTMLVideoElement>(null);
  const { stream, start, stop } = useRecording(occasion, setProblem);
  const { seconds, start: startClock, stop: stopClock, reset } = useSeconds();
  const recording = stream !== undefined;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the clock follows the recording
  useEffect(() => {
    if (!recording) return;
    reset();
    startClock();
    return stopClock;
  }, [recording]);
  useEffect(() => {
    if (recording && seconds >= RECORDING_MAX) stop();
  }, [recording, seconds, stop]);

  return (
    <div className="grid max-w-2xl gap-5">
      {!recording && (
        <ChoiceSwitch label={words.whatToRecord} options={KINDS} value={kind} onChange={setKind} />
      )}
      {stream && kind === "video" && <Preview stream={stream} video={video} />}
      <div className="flex flex-wrap items-center gap-4">
        {recording ? (
          <Button size="large" onClick={stop}>
            <Square aria-hidden="true" className="size-5 fill-current" />
            {words.stopRecording}
          </Button>
        ) : (
          <Button size="large" onClick={() => void start(kind)}>
            <Circle aria-hidden="true" className="size-5 fill-current" />
            {words.record}
          </Button>
        )}
        {recording && (
          <p className="font-display text-3xl tabular-nums">
            <span className="sr-only">{words.recording} </span>
            {clockText(seconds)}
          </p>
        )}
      </div>
      <p role="status" className="text-soft">
        {problem ?? words.longest(RECORDING_MAX / 60)}
      </p>
      <KeepsakeList kinds={["sound", "video"]} hobby={occasion?.hobby} />
    </div>
  );
}

/** Starts and stops; whatever was recorded is kept, even if the screen is left meanwhile. */
function useRecording(
  occasion: Occasion | undefined,
  onProblem: (words: string | undefined) => void,
) {
  const [stream, setStream] = useState<MediaStream>();
  const recorder = useRef<MediaRecorder>(undefined);
  const stop = useCallback(() => {
    if (recorder.current?.state === "recording") recorder.current.stop();
  }, []);
  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
      stop();
    };
  }, [stop]);

  const start = async (kind: Kind) => {
    onProblem(undefined);
    if (!("MediaRecorder" in window)) {
      onProblem(words.cannotRecord);
      return;
    }
    const opened = await openDevices(kind);
    if (!opened) {
      onProblem(words.nothingToRecordWith);
      return;
    }
    const close = () => {
      for (const track of opened.getTracks()) track.stop();
      setStream(undefined);
    };
    if (isLeft.current) {
      close();
      return;
    }
    try {
      const mimeType = typeFor(kind);
      const recording = new MediaRecorder(opened, mimeType ? { mimeType } : {});
      const pieces: Blob[] = [];
      const at = Date.now();
      recording.ondataavailable = ({ data }) => pieces.push(data);
      recording.onstop = () => {
        close();
        const content = new Blob(pieces, { type: recording.mimeType.split(";")[0] ?? "" });
        const seconds = (Date.now() - at) / 1_000;
        void keep({ id: crypto.randomUUID(), kind, at, occasion, seconds, content });
      };
      recording.start();
      recorder.current = recording;
      setStream(opened);
    } catch {
      close();
      onProblem(words.cannotRecord);
    }
  };
  return { stream, start, stop };
}

/** @returns undefined if there are none, or if they are not allowed. */
async function openDevices(kind: Kind): Promise<MediaStream | undefined> {
  try {
    return await navigator.mediaDevices.getUserMedia({
      audio: SOUND,
      ...(kind === "video" && { video: VIDEO }),
    });
  } catch {
    return undefined;
  }
}
