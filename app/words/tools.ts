import type { BreathName, BreathPart } from "#core/tools/breathing.ts";
import type { Phase, Rounds } from "#core/tools/intervals.ts";
import type { Keepsake, Occasion } from "#core/tools/keepsakes.ts";
import type { Ingredient, KitchenUnit, OvenHeat } from "#core/tools/kitchen.ts";
import type { Paint } from "#core/tools/paints.ts";
import type { Tuning } from "#core/tools/pitch.ts";
import type { ToolName } from "#core/tools/tool-names.ts";

/** The words of the tools, in a lesson and on their own pages. */

export const tools = "Tools";
export const metaTitle = "Free practice tools";
export const metaDescription =
  "A metronome, a tuner, interval and breathing timers and more for practicing: free, no account needed, and everything stays on your device.";
export const intro =
  "Everything your hands and ears need while you practice. Every tool runs on your device, and nothing it hears leaves it.";
export const allTools = "All tools";
export const describe = (text: string) => `${text} Free, no account needed, all on your device.`;

export const TOOL: Readonly<Record<ToolName, { readonly name: string; readonly text: string }>> = {
  timer: { name: "Timer", text: "Counts minutes down and rings, even on a phone that is locked." },
  metronome: {
    name: "Metronome",
    text: "Keeps the beat from 30 to 240, with or without bars. Tap the tempo you hear.",
  },
  tuner: {
    name: "Tuner",
    text: "Listens to a string and says whether it is too low or too high: guitar, ukulele, violin, bass, or any note.",
  },
  drone: {
    name: "Reference tones",
    text: "One steady note to tune to, to sing to or to play over.",
  },
  recorder: {
    name: "Recorder",
    text: "Records sound or video, so you can play day 1 next to day 7.",
  },
  camera: {
    name: "Camera",
    text: "Takes photos of what you make, and shows the first next to the latest.",
  },
  stopwatch: { name: "Stopwatch", text: "Runs, stops and remembers laps." },
  intervals: {
    name: "Interval timer",
    text: "Work, rest, rounds: it rings and speaks at every change, so you don't have to look.",
  },
  counter: {
    name: "Counter",
    text: "Rows, repetitions, stitches: one large button, and the number stays when you leave.",
  },
  breathing: {
    name: "Breathing pacer",
    text: "A circle that grows and shrinks at the pace of calm breathing.",
  },
  slips: {
    name: "Drawer of slips",
    text: "Your own list, drawn one by one without repeats: prompts, words, scales, turns.",
  },
  colors: {
    name: "Color mixer",
    text: "Mix paints part by part and see what you get. Yellow and blue make green here too.",
  },
  converter: {
    name: "Kitchen converter",
    text: "Cups to grams for each ingredient, spoons to milliliters, and ovens from °F to °C.",
  },
};

// The timer.
export const timer = "Timer";
export const startTimer = "Start the timer";
export const pauseTimer = "Pause the timer";
export const addMinute = "+1 minute";
export const timeIsUp = "Time is up. Take as long as you like, or go on.";

export const minutesLabel = "Minutes";

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
  "There's no microphone, or it isn't allowed. Allow it in your browser's settings for this site, or tune by ear to the reference tones.";
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
export const speakChanges = "Say each change aloud";
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

// Recordings and photos.
export const RECORDED = { sound: "Sound", video: "Video" } as const;
export const preview = "What the camera sees";
export const whatToRecord = "What to record";
export const record = "Record";
export const stopRecording = "Stop and keep";
export const recording = "Recording";
export const longest = (minutes: number) => `It stops by itself after ${minutes} minutes.`;
export const nothingToRecordWith =
  "There's no microphone or camera, or it isn't allowed. Allow it in your browser's settings for this site, or continue the lesson without a recording.";
export const cannotRecord =
  "This browser can't record. Your phone's own recorder works too, or continue the lesson without a recording.";
export const openCamera = "Open the camera";
export const takePhoto = "Take the photo";
export const closeCamera = "Close the camera";
export const choosePhoto = "Choose a photo";
export const noCamera =
  "There's no camera, or it isn't allowed. Allow it in your browser's settings for this site, or choose a photo from this device.";
export const unreadablePhoto = "This file isn't a picture your browser can open.";
export const onlyHere =
  "Recordings and photos stay on this device, in this browser, until you delete them. Nobody else can see them unless you export them.";
export const kept = "What you have kept";
export const nothingKept = "Nothing yet.";
export const KEPT: Readonly<Record<Keepsake["kind"], string>> = {
  sound: "Recording",
  video: "Video",
  photo: "Photo",
};
export const madeOn = ({ hobby, day }: Occasion) => `${hobby}, day ${day}`;
export const exportIt = "Export";
export const deleteIt = "Delete";
export const deleteForGood = "Delete for good";
export const keepIt = "Keep it";
export const notDeleted = "The browser didn't delete it. Try again.";
export const sideBySide = "Show side by side";
export const NOT_KEPT: Readonly<Record<"full" | "refused", string>> = {
  full: "There's no room left on this device. It stays here until you leave the page: export it, or delete older ones so it can be saved.",
  refused:
    "This browser isn't storing anything here (is this a private window?). It stays until you leave the page: export it to keep it.",
};
export const before = "Day 1 and now";

// Slips.
export const slips = "Your slips, one on each line";
export const slipsExample = "A tree\nMy left shoe\nSomething blue";
export const drawSlip = "Draw a slip";
export const putBack = "Put all back";
export const left = (count: number) => (count === 1 ? "1 slip left" : `${count} slips left`);
export const noneLeft = "The drawer is empty. Put all back to begin again.";
export const noSlips = "Write a few slips first.";

// Color mixer.
export const PAINT: Readonly<Record<Paint, string>> = {
  "titanium-white": "Titanium white",
  "lemon-yellow": "Lemon yellow",
  "warm-yellow": "Warm yellow",
  "yellow-ochre": "Yellow ochre",
  "warm-red": "Warm red",
  magenta: "Magenta",
  "burnt-sienna": "Burnt sienna",
  "raw-umber": "Raw umber",
  ultramarine: "Ultramarine",
  cerulean: "Cerulean blue",
  "phthalo-blue": "Phthalo blue",
  "phthalo-green": "Phthalo green",
  "ivory-black": "Ivory black",
};
export const paints = "Paints: press one to add a part";
export const takePart = (paint: string) => `Take away a part of ${paint}`;
export const parts = (count: number, paint: string) =>
  `${count} ${count === 1 ? "part" : "parts"} ${paint}`;
export const mixture = "Your mix";
export const noPaint = "Press a paint to put a part on the palette.";
export const cleanPalette = "Clean the palette";
export const paintsDiffer =
  "Calculated from how pigments take in light. Brands and screens differ, so mix a small test spot first.";

// Kitchen converter.
export const amount = "Amount";
export const amountProblem = "Enter an amount such as 2, 0.75 or 1 1/2.";
export const from = "From";
export const to = "To";
export const of = "Of";
export const UNIT: Readonly<Record<KitchenUnit, string>> = {
  cup: "cups",
  tablespoon: "tablespoons",
  teaspoon: "teaspoons",
  "fluid-ounce": "fluid ounces",
  pint: "pints",
  quart: "quarts",
  milliliter: "milliliters",
  liter: "liters",
  gram: "grams",
  kilogram: "kilograms",
  ounce: "ounces",
  pound: "pounds",
};
export const INGREDIENT: Readonly<Record<Ingredient, string>> = {
  flour: "All-purpose flour",
  "bread-flour": "Bread flour",
  "whole-wheat-flour": "Whole wheat flour",
  sugar: "Sugar",
  "brown-sugar": "Brown sugar, packed",
  "powdered-sugar": "Powdered sugar",
  butter: "Butter",
  water: "Water",
  milk: "Milk",
  cream: "Heavy cream",
  oil: "Oil",
  honey: "Honey",
  cocoa: "Cocoa powder",
  oats: "Rolled oats",
  rice: "Rice, uncooked",
  cornstarch: "Cornstarch",
  salt: "Table salt",
};
export const isAmount = (text: string, unit: string, isRounded: boolean) =>
  `${isRounded ? "about " : ""}${text} ${unit}`;
export const cupsDiffer =
  "US cups and spoons, leveled. A scooped cup of flour can weigh a fifth more, so a scale is surer.";
export const oven = "Oven";
export const degrees = "Degrees";
export const scale = "Scale";
export const SCALE = { fahrenheit: "°F", celsius: "°C" } as const;
export const ovenText = ({ fahrenheit, celsius, fanCelsius, gasMark }: OvenHeat) =>
  [
    `${fahrenheit} °F`,
    `${celsius} °C`,
    `${fanCelsius} °C with a fan`,
    ...(gasMark ? [`gas mark ${gasMark}`] : []),
  ].join(" · ");
