import type { BreathName, BreathPart } from "#core/tools/breathing.ts";
import type { Phase, Rounds } from "#core/tools/intervals.ts";
import type { Tuning } from "#core/tools/pitch.ts";
import type { ToolName } from "#core/tools/tool-names.ts";

/** The words of the tools, in a lesson and on their own pages. */

export const tools = "Tools";
export const metaTitle = "Free practice tools";
export const metaDescription =
  "A metronome, a tuner, interval and breathing timers and more for practicing: free, without an account, and everything stays on your device.";
export const intro =
  "What hands and ears need while practicing. Every tool runs on your device: nothing that it hears leaves it.";
export const allTools = "All tools";
export const describe = (text: string) => `${text} Free, without an account, on your device.`;

export const TOOL: Readonly<Record<ToolName, { readonly name: string; readonly text: string }>> = {
  metronome: {
    name: "Metronome",
    text: "Keeps the beat from 30 to 240, in bars or without. Tap the tempo you hear.",
  },
  tuner: {
    name: "Tuner",
    text: "Listens to a string and says whether it is too low or too high: guitar, ukulele, violin, bass, or any note.",
  },
  drone: {
    name: "Reference tones",
    text: "One steady note to tune to, to sing to or to play over.",
  },
  stopwatch: { name: "Stopwatch", text: "Runs, stops and remembers laps." },
  intervals: {
    name: "Interval timer",
    text: "Work, rest, rounds: it rings at every change, so nobody has to look.",
  },
  counter: {
    name: "Counter",
    text: "Rows, repetitions, stitches: one large button, and the number stays when you leave.",
  },
  breathing: {
    name: "Breathing pacer",
    text: "A circle that grows and shrinks at the pace of calm breathing.",
  },
};

export const start = "Start";
export const stop = "Stop";
export const reset = "Back to zero";

// Metronome.
export const tempo = "Tempo, in beats a minute";
export const slower = "Slower";
export const faster = "Faster";
export const beatsInBar = "Beats in a bar";
export const noBars = "No bars";
export const tapTempo = "Tap the tempo";

// Tuner.
export const instrument = "Instrument";
export const TUNING: Readonly<Record<Tuning, string>> = {
  guitar: "Guitar",
  ukulele: "Ukulele",
  violin: "Violin",
  bass: "Bass",
  chromatic: "Any note",
};
export const listen = "Listen";
export const playOne = "Play one string and let it ring.";
export const inTune = "In tune";
export const tooLow = (cents: number) => `Too low by ${cents} cents`;
export const tooHigh = (cents: number) => `Too high by ${cents} cents`;
export const noMicrophone =
  "The microphone is not allowed or not there. Allow it in the browser's settings for this site, or tune by ear to the reference tones.";
export const staysHere = "What the microphone hears stays on this device and is not recorded.";

// Reference tones.
export const note = "Note";
export const octave = "Octave";

// Stopwatch.
export const lap = "Lap";
export const laps = "Laps";

// Interval timer.
export const ROUNDS: Readonly<Record<keyof Rounds, string>> = {
  work: "Work, in seconds",
  rest: "Rest, in seconds",
  rounds: "Rounds",
};
export const PHASE: Readonly<Record<Phase["kind"], string>> = {
  ready: "Get ready",
  work: "Work",
  rest: "Rest",
  done: "Done",
};
export const roundOf = (round: number, all: number) => `Round ${round} of ${all}`;

// Counter.
export const countOne = "Count one";
export const takeOneBack = "Take one back";

// Breathing.
export const pace = "Pace";
export const BREATH: Readonly<Record<BreathName, string>> = {
  even: "Five in, five out",
  long: "Four in, six out",
  box: "Box: four by four",
};
export const PART: Readonly<Record<BreathPart, string>> = {
  in: "Breathe in",
  hold: "Hold",
  out: "Breathe out",
  rest: "Rest",
};
export const breathingSafety =
  "Sit or lie down. Stop and breathe as you like if you feel dizzy; never do this in water or while driving.";
