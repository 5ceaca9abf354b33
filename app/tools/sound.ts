let context: AudioContext | undefined;

/**
 * The one audio context of the page. Browsers allow sound only after a press: call this in one.
 * @returns undefined on a device without sound.
 */
export function wakeSound(): AudioContext | undefined {
  try {
    context ??= new AudioContext();
    void context.resume();
  } catch {
    // The words, the picture and the vibration remain.
  }
  return context;
}

/**
 * A tone that rings out, at a moment of the context's clock.
 * @param seconds until it can no longer be heard.
 */
export function ring(
  sound: BaseAudioContext,
  {
    frequency,
    at,
    seconds,
    loudness,
  }: { frequency: number; at: number; seconds: number; loudness: number },
): OscillatorNode {
  const tone = new OscillatorNode(sound, { type: "sine", frequency });
  const gain = new GainNode(sound, { gain: 0 });
  gain.gain.setValueAtTime(loudness, at);
  gain.gain.exponentialRampToValueAtTime(0.001, at + seconds);
  tone.connect(gain).connect(sound.destination);
  tone.start(at);
  tone.stop(at + seconds);
  return tone;
}

/** Two soft bells, a fifth apart: frequency in hertz, and when they begin in seconds. */
const BELLS = [
  { frequency: 660, after: 0 },
  { frequency: 990, after: 0.18 },
] as const;

/** Rings once, and vibrates shortly where the device can. */
export function ringChime(): void {
  // Browsers without it have no such property, whatever the types say.
  (navigator.vibrate as Navigator["vibrate"] | undefined)?.call(navigator, [120, 80, 120]);
  if (!context) return;
  for (const { frequency, after } of BELLS) {
    ring(context, {
      frequency,
      at: context.currentTime + after,
      seconds: 1.6,
      loudness: 0.25,
    });
  }
}
