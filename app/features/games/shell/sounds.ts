import { useMemo, useSyncExternalStore } from "react";
import { localTexts } from "../../../data/browser-storage.ts";
import { createSignal } from "../../../lib/store.ts";
import { afterPaint } from "./after-paint.ts";
import { gameKeys } from "./game-keys.ts";

/** Hertz (spec 3 §9). */
const CHIME = [523.25, 659.25, 783.99] as const;
/** Milliseconds from one note of the chime to the next. */
const CHIME_STEP = 140;
const LOUDNESS = 0.16;

export interface Sounds {
  readonly muted: boolean;
  readonly toggleMute: () => void;
  /** Three rising notes: something was finished. */
  readonly chime: () => void;
  readonly tone: (hertz: number, milliseconds: number) => void;
  /** A short, soft click. */
  readonly tick: () => void;
  /** A low, friendly note: wrong. */
  readonly oops: () => void;
}

let context: AudioContext | undefined;
let refused = false;
const changes = createSignal<void>();

const isMuted = (): boolean => localTexts.read(gameKeys.muted) === "1";

/** The page's one audio context. Browsers allow it only after the player has done something. */
function audio(): AudioContext | undefined {
  if (refused || isMuted() || document.visibilityState === "hidden") return undefined;
  if (!context) {
    if (navigator.userActivation?.hasBeenActive === false) return undefined;
    try {
      context = new AudioContext();
    } catch {
      // No sound on this device: the games work without it.
      refused = true;
      return undefined;
    }
  }
  if (context.state === "suspended") context.resume().catch(() => {});
  return context;
}

/** Plays one note after a delay in milliseconds; it fades in and out, so that it never clicks. */
function play(hertz: number, milliseconds: number, delay: number, type: OscillatorType): void {
  const player = audio();
  if (!player || !Number.isFinite(hertz) || !Number.isFinite(milliseconds)) return;
  const start = player.currentTime + delay / 1000;
  const end = start + Math.max(30, milliseconds) / 1000;
  const gain = player.createGain();
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.exponentialRampToValueAtTime(LOUDNESS, start + 0.015);
  gain.gain.exponentialRampToValueAtTime(0.0001, end);
  const oscillator = player.createOscillator();
  oscillator.type = type;
  oscillator.frequency.value = hertz;
  oscillator.connect(gain).connect(player.destination);
  oscillator.start(start);
  oscillator.stop(end + 0.02);
}

/** The screen reacts first, then the sound: opening the audio device takes longer than a frame. */
function note(hertz: number, milliseconds: number, delay = 0, type: OscillatorType = "sine"): void {
  afterPaint(() => play(hertz, milliseconds, delay, type));
}

const players = {
  toggleMute: () => {
    localTexts.write(gameKeys.muted, isMuted() ? "0" : "1");
    changes.emit();
  },
  chime: () => CHIME.forEach((hertz, index) => void note(hertz, 420, index * CHIME_STEP)),
  tone: (hertz: number, milliseconds: number) => note(hertz, milliseconds, 0, "triangle"),
  tick: () => note(880, 50),
  oops: () => note(196, 180, 0, "triangle"),
};

/** The games' sounds, with a stored mute. Silent if the browser has no sound. */
export function useSounds(): Sounds {
  const muted = useSyncExternalStore(changes.listen, isMuted, () => false);
  return useMemo(() => ({ muted, ...players }), [muted]);
}
