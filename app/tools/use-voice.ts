import { useCallback, useEffect, useRef, useState } from "react";
import { language } from "#core/words/language.ts";

const RATES = {
  slow: 0.8,
  normal: 1,
  fast: 1.25,
} as const;
export type VoiceSpeed = keyof typeof RATES;

export interface Voice {
  /** Whether the device has a voice for the lesson's language; undefined until it has said so. */
  readonly exists: boolean | undefined;
  readonly speaking: boolean;
  /** Reads these sentences, and nothing else any more. */
  readonly say: (sentences: readonly string[]) => void;
  readonly stop: () => void;
}

/** How long a browser may take to name its voices, in milliseconds. */
const TIMEOUT_MS = 3_000;

// Browsers without it have no such property, whatever the types say.
const synthesis = (): SpeechSynthesis | undefined =>
  "speechSynthesis" in window ? window.speechSynthesis : undefined;

/** A voice of this device for the lessons' language; one that needs no network comes first. */
function findVoice(): SpeechSynthesisVoice | undefined {
  const fitting = (synthesis()?.getVoices() ?? []).filter(
    ({ lang }) => lang.split(/[-_]/u)[0]?.toLowerCase() === language.lang,
  );
  return fitting.find(({ localService }) => localService) ?? fitting[0];
}

/** Reads aloud with the device's own voices: no sound comes from a network of ours. */
export function useVoice(speed: VoiceSpeed): Voice {
  const [exists, setExists] = useState<boolean>();
  const [speaking, setSpeaking] = useState(false);
  const last = useRef<SpeechSynthesisUtterance>(undefined);

  useEffect(() => {
    const speech = synthesis();
    if (!speech) {
      setExists(false);
      return;
    }
    const look = () => {
      if (findVoice()) setExists(true);
    };
    look();
    speech.addEventListener("voiceschanged", look);
    const timer = setTimeout(() => setExists(findVoice() !== undefined), TIMEOUT_MS);
    return () => {
      clearTimeout(timer);
      speech.removeEventListener("voiceschanged", look);
      speech.cancel();
    };
  }, []);

  const stop = useCallback(() => {
    synthesis()?.cancel();
    setSpeaking(false);
  }, []);

  const say = useCallback(
    (sentences: readonly string[]) => {
      const speech = synthesis();
      const voice = findVoice();
      if (!speech || !voice) return;
      speech.cancel();
      setSpeaking(true);
      // A sentence each: Chromium falls silent in the middle of a long text.
      sentences.forEach((sentence, index) => {
        const utterance = new SpeechSynthesisUtterance(sentence);
        utterance.voice = voice;
        utterance.lang = voice.lang;
        utterance.rate = RATES[speed];
        if (index === sentences.length - 1) {
          last.current = utterance;
          // What was broken off ends late, when something else is being said.
          const end = () => {
            if (last.current === utterance) setSpeaking(false);
          };
          utterance.onend = end;
          utterance.onerror = end;
        }
        speech.speak(utterance);
      });
    },
    [speed],
  );

  return { exists, speaking, say, stop };
}
