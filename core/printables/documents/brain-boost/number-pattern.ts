import { pick, type Random } from "#core/random/random.ts";
import type { PackAge } from "../../page.ts";

/** Numbers that follow a rule, and the one that comes next. */
export interface NumberPattern {
  readonly shown: readonly number[];
  readonly next: number;
  /** The rule in words, for the key. */
  readonly rule: string;
}

const SHOWN = 6;
const between = (from: number, to: number, random: Random) =>
  from + Math.floor(random() * (to - from + 1));

/** Numbers from a first one, each computed from the previous one and its position. */
function grown(first: number, step: (last: number, place: number) => number): number[] {
  const numbers = [first];
  while (numbers.length < SHOWN) numbers.push(step(numbers.at(-1) ?? 0, numbers.length));
  return numbers;
}

type Maker = (random: Random) => { readonly shown: readonly number[]; readonly rule: string };

const counting =
  (steps: readonly [number, ...number[]], highest: number): Maker =>
  (random) => {
    const step = pick(steps, random);
    const down = random() < 0.35;
    const first = between(1, highest, random) + (down ? step * SHOWN : 0);
    return {
      shown: grown(first, (last) => last + (down ? -step : step)),
      rule: down ? `Take away ${step} each time.` : `Add ${step} each time.`,
    };
  };

const alternating =
  (most: number): Maker =>
  (random) => {
    const [one, two] = [between(1, most, random), between(1, most, random)];
    return {
      shown: grown(between(1, 12, random), (last, place) => last + (place % 2 === 1 ? one : two)),
      rule: `Add ${one}, then ${two}, then ${one} again.`,
    };
  };

const growing: Maker = (random) => {
  const [first, more] = [between(1, 4, random), between(1, 3, random)];
  return {
    shown: grown(between(1, 12, random), (last, place) => last + first + more * (place - 1)),
    rule: `Add ${first}, then ${first + more}, then ${first + 2 * more}: ${more} more each time.`,
  };
};

const multiplying: Maker = (random) => {
  const plus = between(-1, 3, random);
  const first = between(plus < 0 ? 3 : 1, 6, random);
  const more = plus === 0 ? "" : plus > 0 ? `, then add ${plus}` : ", then take away 1";
  return { shown: grown(first, (last) => last * 2 + plus), rule: `Double it${more}.` };
};

const sums: Maker = (random) => {
  const numbers = [between(1, 5, random), between(2, 9, random)];
  while (numbers.length < SHOWN) numbers.push((numbers.at(-1) ?? 0) + (numbers.at(-2) ?? 0));
  return { shown: numbers, rule: "Add the last two numbers." };
};

const MAKERS: Readonly<Record<PackAge, readonly [Maker, ...Maker[]]>> = {
  k2: [counting([2, 5, 10], 20), counting([1, 2, 3], 12)],
  "35": [counting([3, 4, 6, 7, 9], 30), alternating(6), growing],
  "68": [alternating(12), growing, multiplying, sums],
};

/** The differences between neighbors. */
const differences = (numbers: readonly number[]) =>
  numbers.slice(1).map((number, index) => number - (numbers[index] ?? 0));

/**
 * All numbers that may come next, by every simple rule that the given numbers follow: equal steps,
 * alternating steps, evenly growing steps, a multiple plus a constant, the sum of the last two.
 * Found from the numbers alone.
 */
export function nextNumbers(shown: readonly number[]): number[] {
  const found = new Set<number>();
  const steps = differences(shown);
  const last = shown.at(-1) ?? 0;
  if (steps.every((step, index) => index < 2 || step === steps[index - 2])) {
    found.add(last + (steps.at(-2) ?? 0));
  }
  const bends = differences(steps);
  if (bends.every((bend) => bend === bends[0])) {
    found.add(last + (steps.at(-1) ?? 0) + (bends[0] ?? 0));
  }
  for (let factor = -3; factor <= 5; factor += 1) {
    const rest = (shown[1] ?? 0) - factor * (shown[0] ?? 0);
    const holds = shown.every(
      (number, index) => index === 0 || number === factor * (shown[index - 1] ?? 0) + rest,
    );
    if (holds) found.add(factor * last + rest);
  }
  const adds = shown.every(
    (number, index) => index < 2 || number === (shown[index - 1] ?? 0) + (shown[index - 2] ?? 0),
  );
  if (adds) found.add(last + (shown.at(-2) ?? 0));
  return [...found];
}

/** Numbers by a rule for the grade, with only one way to continue. */
export function makeNumberPattern(age: PackAge, random: Random): NumberPattern {
  for (;;) {
    const { shown, rule } = pick(MAKERS[age], random)(random);
    const [next, ...others] = nextNumbers(shown);
    const plain = new Set(differences(shown)).size === 1;
    // Older children should not get equal steps under a rule that describes something else.
    const fits = plain === /each time\.$/u.test(rule) || rule.includes("more each time");
    if (next !== undefined && next >= 0 && others.length === 0 && fits)
      return { shown, next, rule };
  }
}
