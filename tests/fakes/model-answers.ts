/** Answers of a language model, as they come over the wire: good ones, to be spoiled by tests. */

const step = (title: string, text: string, minutes: number) => ({
  rest: false,
  title,
  text,
  minutes,
  tool: "none",
  figure: "none",
});

/** A day of 60 minutes. */
export function goodDay(title = "First knots") {
  return {
    title,
    mainTask: "Tie a square knot five times in a row without looking at the picture.",
    explanation:
      "Every pattern of the week is made of this one knot. Today it gets into your fingers, so that tomorrow you can look at the pattern instead.",
    safety: ["Cut away from your fingers, with the cord on the table."],
    checklist: ["4 m of cotton cord, 3 mm, or string", "Scissors", "A chair with a straight back"],
    steps: [
      step("Hang four cords.", "Cut them as long as your arm and loop them over a chair back.", 6),
      step("Cross the left one.", "It goes over the middle two, the right one under and out.", 9),
      step(
        "Mirror it.",
        "Now begin with the right cord, and pull until the edges are straight.",
        9,
      ),
      step("Find the rhythm.", "Left, right, left, right, with eyes half closed and music on.", 12),
      step("Make a key fob.", "Go on until it fits your palm, and wrap the end three times.", 14),
      step("Trim the ends.", "Leave a fringe that you like, and hang it where you see it.", 4),
    ],
    check: {
      try: "Hold the fob by its loop. Do more than 1 of 12 knots twist away from you?",
      fix: "Undo it to the first that twists, and change the side you begin with.",
      minutes: 6,
    },
    tips: ["Pull both cords evenly, because an uneven pull turns the row.", "Work at eye level."],
    mistakes: [
      { slip: "The row turns like a screw", fix: "Change the side you begin with at every knot." },
      { slip: "The knots get looser", fix: "Hold the middle cords tight with your little finger." },
    ],
    terms: [
      { term: "square knot", meaning: "Two half knots, the second the mirror of the first." },
      { term: "filler cord", meaning: "A cord in the middle that others are tied around." },
    ],
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
    promise: "On day 7 you hang up a piece of your own pattern, made of one knot.",
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
