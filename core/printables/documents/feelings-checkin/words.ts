import type { PackAge } from "../../page.ts";
import type { Feeling } from "../../parts/faces.ts";

/** Feelings and their words, more and subtler ones for older children. */
export const WORDS: Readonly<Record<PackAge, readonly Feeling[]>> = {
  k2: ["happy", "sad", "angry", "scared", "excited", "tired", "calm", "worried", "silly"],
  "35": [
    "happy",
    "proud",
    "excited",
    "calm",
    "sad",
    "lonely",
    "worried",
    "scared",
    "angry",
    "frustrated",
    "tired",
    "surprised",
  ],
  "68": [
    "content",
    "hopeful",
    "proud",
    "thankful",
    "excited",
    "calm",
    "disappointed",
    "lonely",
    "nervous",
    "worried",
    "frustrated",
    "jealous",
    "embarrassed",
    "confused",
    "bored",
  ],
};

/** Things that help, short enough for a line. */
export const HELPS: Readonly<Record<PackAge, readonly string[]>> = {
  k2: [
    "Get a hug",
    "Drink some water",
    "Breathe in, breathe out",
    "Hold a soft toy",
    "Draw a picture",
    "Play outside",
    "Sit in a quiet place",
    "Tell someone",
    "Sing a song",
    "Stretch like a cat",
  ],
  "35": [
    "Take five slow breaths",
    "Talk to someone I trust",
    "Go for a walk or run",
    "Listen to music",
    "Draw or write about it",
    "Take a break alone",
    "Drink water, have a snack",
    "Play with a pet or friend",
    "Ask for help",
    "Count slowly to twenty",
  ],
  "68": [
    "Breathe out longer than in",
    "Talk it over with someone",
    "Move: walk, run, dance",
    "Put it into words on paper",
    "Listen to a favorite song",
    "Step away for ten minutes",
    "Name what I can change",
    "Ask for help with one part",
    "Sleep on it",
    "Do one small kind thing",
  ],
};

/** How many things that help are on a sheet. */
export const HELP_COUNT = 6;

export const CARE = "If a feeling stays big for many days, tell a grown-up you trust.";
