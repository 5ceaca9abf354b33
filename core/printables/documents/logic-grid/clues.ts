import type { Category } from "./themes.ts";

/** A thing of a category, or a child by name, which is category 0. */
export interface Thing {
  readonly category: number;
  readonly item: number;
}

/** The content of a clue; `a` and `b` stand for the children to whom they belong. */
export type Clue =
  | {
      readonly kind: "has" | "has-not" | "next-to" | "not-next-to" | "left-of";
      readonly a: Thing;
      readonly b: Thing;
    }
  | { readonly kind: "one-of" | "none-of"; readonly a: Thing; readonly b: Thing; readonly c: Thing }
  | { readonly kind: "at-end"; readonly a: Thing };

export type ClueKind = Clue["kind"];

/** For each category and item, the child that it belongs to. */
export type Solution = readonly (readonly number[])[];

/** The children, and the order in which they stand or live. */
export interface Setting {
  /** Children first, then pets, then a third category for the older ones. */
  readonly categories: readonly Category[];
  /** The category that determines the order of the row: the children, or their houses. */
  readonly row: number;
  /** How many children. */
  readonly size: number;
}

/** Whether a clue is true. */
export function isTrue(clue: Clue, solution: Solution, { row, size }: Setting): boolean {
  const child = ({ category, item }: Thing): number => solution[category]?.[item] ?? -1;
  const place = (thing: Thing): number => solution[row]?.indexOf(child(thing)) ?? -1;
  switch (clue.kind) {
    case "has":
      return child(clue.a) === child(clue.b);
    case "has-not":
      return child(clue.a) !== child(clue.b);
    case "one-of":
      return child(clue.a) === child(clue.b) || child(clue.a) === child(clue.c);
    case "none-of":
      return child(clue.a) !== child(clue.b) && child(clue.a) !== child(clue.c);
    case "next-to":
      return Math.abs(place(clue.a) - place(clue.b)) === 1;
    case "not-next-to":
      return child(clue.a) !== child(clue.b) && Math.abs(place(clue.a) - place(clue.b)) !== 1;
    case "left-of":
      return place(clue.b) - place(clue.a) === 1;
    case "at-end":
      return place(clue.a) === 0 || place(clue.a) === size - 1;
  }
}

/** A clue as an English sentence. */
export function sentenceOf(clue: Clue, { categories, row }: Setting): string {
  const item = (thing: Thing): string => {
    const category = categories[thing.category];
    return category?.named(category.items[thing.item] ?? "") ?? "";
  };
  const who = (thing: Thing): string => {
    const by = categories[thing.category]?.who;
    return by ? `${by} ${item(thing)}` : item(thing);
  };
  const is = (thing: Thing): string => categories[thing.category]?.does ?? "";
  const isNot = (thing: Thing): string => categories[thing.category]?.doesNot ?? "";
  const [stands, stand] = row === 0 ? ["stands", "stand"] : ["lives", "live"];
  const says = (): string => {
    switch (clue.kind) {
      case "has":
        return `${is(clue.b)} ${item(clue.b)}`;
      case "has-not":
        return `${isNot(clue.b)} ${item(clue.b)}`;
      case "one-of":
        return `${is(clue.b)} ${item(clue.b)} or ${item(clue.c)}`;
      case "none-of":
        return is(clue.b) === "lives in"
          ? `lives neither in ${item(clue.b)} nor in ${item(clue.c)}`
          : `${is(clue.b)} neither ${item(clue.b)} nor ${item(clue.c)}`;
      case "next-to":
        return `${stands} next to ${who(clue.b)}`;
      case "not-next-to":
        return `and ${who(clue.b)} do not ${stand} next to each other`;
      case "left-of":
        return `${stands} just to the left of ${who(clue.b)}`;
      case "at-end":
        return `${stands} at one end of the row`;
    }
  };
  const sentence = `${who(clue.a)} ${says()}.`;
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}
