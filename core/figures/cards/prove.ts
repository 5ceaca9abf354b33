import { type Cards, cardName } from "./cards.ts";
import { bestHandOf, highCardPoints } from "./poker.ts";

/** No card lies twice, what is pushed up is there, and hands and points are what they are called. */
export function proveCards({ rows, packs }: Cards): string[] {
  const seen = new Map<string, number>();
  const faults: string[] = [];
  for (const { cards, hidden, raised, makes, points } of rows) {
    if (cards.length + hidden === 0) faults.push("a row has no cards");
    for (const card of cards) {
      const count = (seen.get(card) ?? 0) + 1;
      seen.set(card, count);
      if (count === packs + 1) faults.push(`the ${cardName(card)} lies there too often`);
    }
    for (const card of raised) {
      if (!cards.includes(card)) faults.push(`the ${cardName(card)} is not in its row`);
    }
    if (makes) {
      const five = raised.length > 0 ? raised : cards;
      const hand = five.length < 5 ? undefined : bestHandOf(five);
      if (hand !== makes) faults.push(`these cards make ${hand ?? "no hand"}, not ${makes}`);
      else if (bestHandOf(cards) !== makes) {
        faults.push(`the row makes ${bestHandOf(cards)}, which is better than ${makes}`);
      }
    }
    if (points !== undefined && highCardPoints(cards) !== points) {
      faults.push(`the hand has ${highCardPoints(cards)} points, not ${points}`);
    }
  }
  return faults;
}
