import { expect, test } from "vitest";
import { bestHandOf, HANDS, handOf, highCardPoints, RANKS, SUITS } from "./poker.ts";

test.each([
  ["Ts Js Qs Ks As", "straight flush"],
  ["As 2s 3s 4s 5s", "straight flush"],
  ["9c 9d 9h 9s 2d", "four of a kind"],
  ["9c 9d 9h 2s 2d", "full house"],
  ["2h 5h 9h Jh Kh", "flush"],
  ["Ah 2c 3d 4s 5h", "straight"],
  ["9h Tc Jd Qs Kh", "straight"],
  ["Qh Kc Ad 2s 3h", "high card"],
  ["7h 7c 7d 2s Kh", "three of a kind"],
  ["7h 7c 2d 2s Kh", "two pair"],
  ["7h 7c 3d 2s Kh", "one pair"],
])("%s is a %s", (cards, hand) => {
  expect(handOf(cards.split(" "))).toBe(hand);
});

test("the best five of seven count", () => {
  expect(bestHandOf("As Ks 9h Qs Js Ts 9d".split(" "))).toBe("straight flush");
  expect(bestHandOf("2c 2d 5h 5s 9d 9c Kd".split(" "))).toBe("two pair");
});

test("of all hands with the ace of spades as many are of each kind as counting says", () => {
  const pack = [...RANKS].flatMap((rank) => [...SUITS].map((suit) => rank + suit));
  const counts = new Map<string, number>();
  const rest = pack.filter((card) => card !== "As");
  for (let a = 0; a < rest.length; a += 1)
    for (let b = a + 1; b < rest.length; b += 1)
      for (let c = b + 1; c < rest.length; c += 1)
        for (let d = c + 1; d < rest.length; d += 1) {
          const hand = handOf(["As", ...[rest[a], rest[b], rest[c], rest[d]].map(String)]);
          counts.set(hand, (counts.get(hand) ?? 0) + 1);
        }
  // 51 choose 4; of each kind 5/52 of its number among all hands, and two kinds of straight.
  expect([...counts.values()].reduce((sum, count) => sum + count)).toBe(249_900);
  expect(HANDS.map((hand) => counts.get(hand))).toEqual([
    2, 60, 360, 493, 510, 5_280, 11_880, 105_600, 125_715,
  ]);
});

test("bridge counts ace 4, king 3, queen 2, jack 1", () => {
  expect(highCardPoints("As Kd Qc Js Th 9h".split(" "))).toBe(10);
});
