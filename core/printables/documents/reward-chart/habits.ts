import type { PackAge } from "../../page.ts";

/** Habits that can be observed and practiced on every day of a week. */
export const HABITS: Readonly<Record<PackAge, readonly string[]>> = {
  k2: [
    "Brush my teeth",
    "Make my bed",
    "Put toys away",
    "Get dressed myself",
    "Set the table",
    "Feed our pet",
    "Read together",
    "Say please, thank you",
    "Wash my hands",
    "Hang up my coat",
  ],
  "35": [
    "Read for 15 minutes",
    "Make my bed",
    "Pack my school bag",
    "Do homework first",
    "Help in the kitchen",
    "Tidy my desk",
    "Practice an instrument",
    "Play outside",
    "Lights out on time",
    "Do one kind thing",
  ],
  "68": [
    "Plan my day",
    "Read for 20 minutes",
    "Homework before screens",
    "Move for 30 minutes",
    "Keep my room clear",
    "Cook or help cook",
    "Practice a skill",
    "Phone away by nine",
    "Drink enough water",
    "Do one kind thing",
  ],
};

/** Praise for effort. None praises a talent or compares with others. */
export const PRAISE: readonly string[] = [
  "You kept going!",
  "You tried again!",
  "That took effort!",
  "You stuck with it!",
  "You worked hard!",
  "You found a way!",
  "You took your time!",
  "You asked for help!",
  "You practiced!",
  "You did not give up!",
];

/** Treats to do together rather than to buy. */
export const TREATS: readonly string[] = [
  "a picnic",
  "a game night",
  "an extra story",
  "baking together",
  "a trip to the park",
  "choosing dinner",
  "a movie evening",
  "a bike ride",
];
