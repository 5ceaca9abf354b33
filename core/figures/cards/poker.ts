/** Playing cards as two signs, rank and suit: 'As', 'Td' (the ten of diamonds), '7c'. */

export const RANKS = "23456789TJQKA";
export const SUITS = "shdc";

const rankOf = (card: string): number => RANKS.indexOf(card.charAt(0));

/** The hands of poker, best first, as the rules name them. */
export const HANDS = [
  "straight flush",
  "four of a kind",
  "full house",
  "flush",
  "straight",
  "three of a kind",
  "two pair",
  "one pair",
  "high card",
] as const;
export type Hand = (typeof HANDS)[number];

/** The hand that five cards make. */
export function handOf(cards: readonly string[]): Hand {
  const ranks = cards.map(rankOf).toSorted((a, b) => a - b);
  const counts = [...new Set(ranks)]
    .map((rank) => ranks.filter((one) => one === rank).length)
    .toSorted((a, b) => b - a);
  const isFlush = new Set(cards.map((card) => card.charAt(1))).size === 1;
  const isRow = ranks.every((rank, index) => index === 0 || rank === (ranks[index - 1] ?? 0) + 1);
  // The ace also stands below the two.
  const isStraight = isRow || ranks.join() === "0,1,2,3,12";
  if (isStraight && isFlush) return "straight flush";
  if (counts[0] === 4) return "four of a kind";
  if (counts[0] === 3 && counts[1] === 2) return "full house";
  if (isFlush) return "flush";
  if (isStraight) return "straight";
  if (counts[0] === 3) return "three of a kind";
  if (counts[0] === 2 && counts[1] === 2) return "two pair";
  return counts[0] === 2 ? "one pair" : "high card";
}

/** The best hand that five of some cards make. */
export function bestHandOf(cards: readonly string[]): Hand {
  const all = fivesOf(cards).map((five) => HANDS.indexOf(handOf(five)));
  return HANDS[Math.min(...all)] ?? "high card";
}

const fivesOf = (cards: readonly string[], count = 5): string[][] =>
  count === 0
    ? [[]]
    : cards.flatMap((card, index) =>
        fivesOf(cards.slice(index + 1), count - 1).map((rest) => [card, ...rest]),
      );

/** What a hand counts in bridge: ace 4, king 3, queen 2, jack 1. */
export const highCardPoints = (cards: readonly string[]): number =>
  cards.reduce((sum, card) => sum + Math.max(0, rankOf(card) - RANKS.indexOf("T")), 0);
