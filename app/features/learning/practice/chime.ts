/** Two soft bells, a fifth apart: frequency in hertz, and when they begin in seconds. */
const BELLS = [
  { frequency: 660, at: 0 },
  { frequency: 990, at: 0.18 },
] as const;
const SECONDS = 1.6;
const LOUDNESS = 0.25;

let context: AudioContext | undefined;

/** Browsers allow sound only after a press: call this in one, before the chime is needed. */
export function wakeSound(): void {
  try {
    context ??= new AudioContext();
    void context.resume();
  } catch {
    // A device without sound: the words and the vibration remain.
  }
}

/** Rings once, and vibrates shortly where the device can. */
export function ringChime(): void {
  // Browsers without it have no such property, whatever the types say.
  (navigator.vibrate as Navigator["vibrate"] | undefined)?.call(navigator, [120, 80, 120]);
  if (!context) return;
  const now = context.currentTime;
  for (const { frequency, at } of BELLS) {
    const bell = new OscillatorNode(context, { type: "sine", frequency });
    const loudness = new GainNode(context, { gain: 0 });
    loudness.gain.setValueAtTime(LOUDNESS, now + at);
    loudness.gain.exponentialRampToValueAtTime(0.001, now + at + SECONDS);
    bell.connect(loudness).connect(context.destination);
    bell.start(now + at);
    bell.stop(now + at + SECONDS);
  }
}
