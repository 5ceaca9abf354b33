import type { PackAge } from "../../page.ts";

/** Goals that fit into a week, each with its first small step. */
export const IDEAS: Readonly<Record<PackAge, readonly (readonly [goal: string, step: string])[]>> =
  {
    k2: [
      ["read a whole book", "read two pages"],
      ["tie my shoes", "make one loop"],
      ["jump rope ten times", "try three jumps"],
      ["know a new song", "sing one line"],
      ["keep my room tidy", "put five things away"],
      ["be a good friend", "ask someone to play"],
      ["draw a horse", "draw the head"],
      ["help at home", "carry one plate"],
    ],
    "35": [
      ["learn the times table of 7", "say two facts at breakfast"],
      ["finish a chapter book", "read ten minutes"],
      ["run without stopping", "run to the corner and back"],
      ["play a song by heart", "practice one line"],
      ["be kinder to my brother or sister", "say one nice thing"],
      ["have a tidy desk", "clear one drawer"],
      ["know ten new words", "write two on a card"],
      ["cook a dish", "choose a recipe"],
    ],
    "68": [
      ["finish a project before it is due", "write down its three parts"],
      ["sleep enough", "put the phone away at nine"],
      ["get fitter", "ten minutes of movement"],
      ["learn to cook a meal", "write the shopping list"],
      ["read more", "keep a book by the bed"],
      ["be ready for a test", "explain one page aloud"],
      ["save some money", "note what I spend today"],
      ["fix a friendship", "send one honest message"],
    ],
  };
