/** Answers of a language model, as they come over the wire: good ones, to be spoiled by tests. */

const step = (text: string, minutes: number) => ({ text, minutes });

/** A day of 60 minutes. */
export function goodDay(title = "First knots") {
  return {
    title,
    mainTask: "Tie a square knot five times in a row without looking at the picture.",
    explanation:
      "Every pattern of the week is made of this one knot. Today it gets into your fingers, so that tomorrow you can look at the pattern instead.",
    howTo: [
      step("Cut four cords of 80 cm and tie them to a chair back with a loop of 5 cm.", 8),
      step("Cross the left cord over the two middle ones, the right one under and through.", 12),
      step("Repeat it mirrored, then tie ten knots; the edges stay straight when it is right.", 18),
      step("Make a key fob of twelve knots and finish it with one wrap of 3 cm.", 16),
      step("Trim the ends to 4 cm and write down how long the fob took you.", 6),
    ],
    selfCheck: "Hold the fob by its loop; if more than 1 of 12 knots twists, undo it to there.",
    checklist: ["4 m of cotton cord, 3 mm, or string", "Scissors", "A chair with a straight back"],
    tips: ["Pull both cords evenly, because an uneven pull turns the row.", "Work at eye level."],
    mistakes: [
      { slip: "The row turns like a screw", fix: "Change the side you begin with at every knot." },
      { slip: "The knots get looser", fix: "Hold the middle cords tight with your little finger." },
    ],
    safety: ["Cut away from your fingers, with the cord on the table."],
    articles: ["Macramé", "Reef knot"],
    gear: ["cotton macramé cord 3 mm"],
    videoSearch: "macrame square knot for beginners close up",
  };
}

/** Outline and day 1. */
export function goodPlan() {
  return {
    refused: false,
    title: "A Wall Hanging from One Knot",
    overview:
      "You start with string and a chair back, and end with a wall hanging of your own pattern. Each session opens with yesterday's knot, adds one new one and ends with something you can hang up.",
    category: "Crafts",
    outline: [
      { title: "First knots", focus: "A key fob of twelve square knots." },
      { title: "Spirals", focus: "A bracelet that turns twice round its cord." },
      { title: "Rows", focus: "A coaster of six even rows." },
      { title: "Diagonals", focus: "A leaf of two mirrored diagonal lines." },
      { title: "Gaps", focus: "A net bag for three oranges." },
      { title: "The drawing", focus: "A pattern on squared paper with counted knots." },
      { title: "The hanging", focus: "A wall hanging that joins fob, leaf and rows." },
    ],
    day: goodDay(),
  };
}

export function goodDayAnswer(title = "Spirals") {
  return { refused: false, day: goodDay(title) };
}
