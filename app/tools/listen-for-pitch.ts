import { PitchDetector } from "pitchy";

/** How sure the detector must be that it hears one tone, 0 to 1. */
const CLEAR = 0.9;
/** Quieter than this is the room, as the root of the mean square. */
const QUIET = 0.004;
/** What instruments play, in hertz: below is hum, above are overtones. */
const RANGE = { least: 27, most: 2_000 } as const;
/** Samples that are looked at together: at 48 kHz a twelfth of a second, three and a half waves of the lowest bass string. */
export const SAMPLES = 4_096;

/**
 * The pitch of one tone, by McLeod's method (pitchy).
 * @param samples as many as `SAMPLES`, -1 to 1.
 * @returns hertz; undefined for silence and noise.
 */
export function findPitch(
  samples: Float32Array<ArrayBuffer>,
  sampleRate: number,
): number | undefined {
  const square = samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length;
  if (Math.sqrt(square) < QUIET) return undefined;
  const [frequency, clarity] = detectorFor(samples.length).findPitch(samples, sampleRate);
  const isClear = clarity >= CLEAR && frequency >= RANGE.least && frequency <= RANGE.most;
  return isClear ? frequency : undefined;
}

let known:
  | { readonly length: number; readonly detector: PitchDetector<Float32Array<ArrayBuffer>> }
  | undefined;

function detectorFor(length: number): PitchDetector<Float32Array<ArrayBuffer>> {
  known =
    known?.length === length
      ? known
      : {
          length,
          detector: PitchDetector.forFloat32Array(length) as PitchDetector<
            Float32Array<ArrayBuffer>
          >,
        };
  return known.detector;
}

/** How often the sound is looked at, in milliseconds: as fast as an eye can follow a needle. */
const EVERY_MS = 80;

/**
 * Listens with the microphone; nothing is kept, and nothing leaves the device.
 * @param onPitch hertz of what is heard; undefined for anything that is no tone.
 * @returns a function that closes the microphone.
 * @throws DOMException when the microphone is refused or missing.
 */
export async function listenForPitch(
  sound: AudioContext,
  onPitch: (frequency: number | undefined) => void,
): Promise<() => void> {
  // What helps speech bends tones: all of it is off.
  const stream = await navigator.mediaDevices.getUserMedia({
    audio: { echoCancellation: false, noiseSuppression: false, autoGainControl: false },
  });
  const source = sound.createMediaStreamSource(stream);
  const analyser = new AnalyserNode(sound, { fftSize: SAMPLES });
  source.connect(analyser);
  const samples = new Float32Array(SAMPLES);
  const timer = setInterval(() => {
    analyser.getFloatTimeDomainData(samples);
    onPitch(findPitch(samples, sound.sampleRate));
  }, EVERY_MS);
  return () => {
    clearInterval(timer);
    source.disconnect();
    for (const track of stream.getTracks()) track.stop();
  };
}
