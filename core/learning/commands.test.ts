import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { RUNS } from "#tests/property-runs.ts";
import { PLAN_LIMIT } from "../plan/limits.ts";
import { CommandSchema } from "./command-schema.ts";
import {
  apply,
  applyAll,
  type BeginPlan,
  type Command,
  isRefusal,
  type LearningState,
} from "./commands.ts";
import { completedDays, type LearningEvent } from "./events.ts";
import { pausesOf, progressOf } from "./plan-progress.ts";

const NOW = 1_000;
const PLAN = "guitar-plan";

const stateOf = (events: readonly LearningEvent[] = []): LearningState => ({
  role: "member",
  plans: { [PLAN]: { hobbyKey: "guitar", events } },
});

let made = 0;
const newId = () => {
  made += 1;
  return `c-${made}`;
};
const day = (kind: "complete-day" | "reopen-day", number: number, at: number) =>
  ({ kind, id: newId(), planId: PLAN, day: number, at }) as const;
const done = (number: number, at: number) => day("complete-day", number, at);
const undone = (number: number, at: number) => day("reopen-day", number, at);

const eventsOf = ({ plans }: LearningState) => plans[PLAN]?.events ?? [];
const completedIn = (state: LearningState) => completedDays(eventsOf(state));
const refusalsOf = (commands: readonly Command[], state = stateOf()) =>
  applyAll(state, commands, NOW).settled.flatMap((one) =>
    "refused" in one ? [[one.command.id, one.refused]] : [],
  );

describe("a locked day", () => {
  const first = done(1, 5);
  const third = done(3, 10);
  const fourth = done(4, 11);
  test.each([
    ["with nothing before it", [third], [third]],
    ["two days on", [first, third], [third]],
    ["and the one behind it, which stays locked", [third, fourth], [third, fourth]],
  ])("%s is refused", (_, commands, refused) => {
    expect(refusalsOf(commands)).toEqual(refused.map(({ id }) => [id, "day-locked"]));
  });

  test("is open once the day before was ever completed, though it was reopened since", () => {
    expect(completedIn(applyAll(stateOf(), [undone(1, 9), done(2, 10)], NOW).state)).toEqual([2]);
  });

  test("holds nothing else of a batch back", () => {
    const { state } = applyAll(stateOf(), [done(5, 9), done(1, 10)], NOW);
    expect(completedIn(state)).toEqual([1]);
  });
});

test("a batch is judged by the moments, not by its order", () => {
  const commands = [done(3, 30), undone(1, 40), done(2, 20), done(1, 10)];
  const { state, settled } = applyAll(stateOf(), commands, NOW);
  expect(completedIn(state)).toEqual([2, 3]);
  expect(settled.map(({ command }) => command.at)).toEqual([10, 20, 30, 40]);
});

test("a batch from a clock that was set back between two days is accepted", () => {
  const { state } = applyAll(stateOf(), [done(1, 900), done(2, 10), done(3, 20)], NOW);
  expect(completedIn(state)).toEqual([1, 2, 3]);
});

test("guests complete day 1 and nothing more", () => {
  const guest: LearningState = { ...stateOf(), role: "guest" };
  expect(refusalsOf([done(1, 1)], guest)).toEqual([]);
  const second = done(2, 2);
  expect(refusalsOf([done(1, 1), second], guest)).toEqual([[second.id, "sign-up-needed"]]);
});

test.each([["another-plan"], ["constructor"], ["__proto__"]])("%s is no plan", (planId) => {
  const command: Command = { ...done(1, 1), planId };
  expect(apply(stateOf(), command, NOW)).toEqual({ refused: "plan-gone" });
});

test("a deleted plan takes no commands any more, and can be deleted only once", () => {
  const deletion: Command = { kind: "delete-plan", id: "d", planId: PLAN, at: 5 };
  const outcome = apply(stateOf(), deletion, NOW);
  expect(outcome).toEqual({ state: { role: "member", plans: {} } });
  if (isRefusal(outcome)) throw new Error("it was refused");
  expect(apply(outcome.state, done(1, 6), NOW)).toEqual({ refused: "plan-gone" });
  expect(apply(outcome.state, deletion, NOW)).toEqual({ refused: "plan-gone" });
});

test("the state that was given stays as it was", () => {
  const before = stateOf();
  applyAll(before, [done(1, 1), { kind: "delete-plan", id: "d", planId: PLAN, at: 5 }], NOW);
  expect(before).toEqual(stateOf());
});

describe("a clock that runs ahead", () => {
  const YEAR = 365 * 86_400_000;
  test("counts as now", () => {
    const { state } = applyAll(stateOf(), [done(1, NOW + YEAR)], NOW);
    expect(eventsOf(state)[0]?.at).toBe(NOW);
    expect(completedIn(applyAll(state, [undone(1, NOW + 1)], NOW + 2).state)).toEqual([]);
  });

  test("keeps the order of its own commands", () => {
    const ahead = [done(1, NOW + 1), done(2, NOW + 2), undone(1, NOW + 3), undone(2, NOW + 4)];
    const { state, settled } = applyAll(stateOf(), ahead, NOW);
    expect(completedIn(state)).toEqual([]);
    expect(settled.every((one) => "event" in one)).toBe(true);
    expect(applyAll(state, ahead, NOW + 9).state).toEqual(state);
  });

  test("that is sent again later does not undo what was done since", () => {
    const ahead = done(1, NOW + YEAR);
    const once = applyAll(stateOf(), [ahead], NOW).state;
    const undoneSince = applyAll(once, [undone(1, NOW + 5)], NOW + 6).state;
    expect(completedIn(applyAll(undoneSince, [ahead], NOW + 50).state)).toEqual([]);
  });
});

describe("beginning a plan", () => {
  const begin = (hobbyKey: string, options: Partial<BeginPlan> = {}): BeginPlan => ({
    kind: "begin-plan",
    id: `begin-${hobbyKey}`,
    planId: `${hobbyKey}-plan`,
    at: 1,
    hobbyKey,
    replaces: false,
    ...options,
  });
  const full = Array.from({ length: PLAN_LIMIT }, (_, index) => begin(`hobby-${index}`));
  const none: LearningState = { role: "member", plans: {} };

  test("is refused for a hobby that has one, unless it replaces it", () => {
    const other = begin("guitar", { planId: "new-plan" });
    expect(apply(stateOf(), other, NOW)).toEqual({ refused: "plan-exists", existingId: PLAN });
    expect(apply(stateOf(), { ...other, replaces: true }, NOW)).toEqual({
      state: { role: "member", plans: { "new-plan": { hobbyKey: "guitar", events: [] } } },
      replacedId: PLAN,
    });
  });

  test("is refused for the sixth under way, but not for one that replaces", () => {
    const { state } = applyAll(none, full, NOW);
    expect(apply(state, begin("guitar"), NOW)).toEqual({ refused: "plan-limit" });
    const replacing = begin("hobby-0", { planId: "new-plan", replaces: true });
    expect(isRefusal(apply(state, replacing, NOW))).toBe(false);
  });

  test("again changes nothing", () => {
    expect(apply(stateOf(), begin("guitar", { planId: PLAN, replaces: true }), NOW)).toEqual({
      state: stateOf(),
    });
  });

  test("a guest's device takes any number", () => {
    const { state, settled } = applyAll(
      { ...none, role: "guest" },
      [...full, begin("guitar"), begin("guitar", { planId: "second" })],
      NOW,
    );
    expect(Object.keys(state.plans)).toHaveLength(PLAN_LIMIT + 2);
    expect(settled.some((one) => "refused" in one)).toBe(false);
  });
});

/** A command of any kind; few moments, some ahead of the clock, so that ties are common. */
const anyCommand = (owner: string) =>
  fc
    .tuple(
      fc.uuid(),
      fc.integer({ min: NOW - 8, max: NOW + 4 }),
      fc.oneof(
        { weight: 3, arbitrary: kindWith("complete-day", { day: anyDay }) },
        { weight: 2, arbitrary: kindWith("reopen-day", { day: anyDay }) },
        kindWith("tick-step", { day: anyDay, step: fc.constant("tune") }),
        kindWith("untick-step", { day: anyDay, step: fc.constant("tune") }),
        kindWith("pause-plan", {}),
        kindWith("resume-plan", {}),
        kindWith("rename-plan", { title: fc.constant(`By ${owner}`) }),
      ),
    )
    .map(([id, at, what]) =>
      CommandSchema.parse({ id: `${owner}-${id}`, planId: PLAN, at, ...what }),
    );

const anyDay = fc.integer({ min: 1, max: 7 });
const kindWith = (kind: Command["kind"], fields: Record<string, fc.Arbitrary<unknown>>) =>
  fc.record({ kind: fc.constant(kind), ...fields });

/** Everything that a plan shows. */
const shown = (state: LearningState) => ({
  completed: completedIn(state),
  steps: progressOf(eventsOf(state)).tickedSteps,
  pauses: pausesOf(eventsOf(state)),
});

/** The part of a batch that a device that knows this state would send, in the order it was done. */
const legitimate = (state: LearningState, commands: readonly Command[]): Command[] =>
  applyAll(state, commands, NOW).settled.flatMap((one) =>
    "refused" in one ? [] : [commands.find(({ id }) => id === one.command.id) ?? one.command],
  );

describe("whatever is sent", () => {
  const batchOf = (owner: string) => fc.array(anyCommand(owner), { maxLength: 12 });
  const before = batchOf("before").map((batch) => applyAll(stateOf(), batch, NOW - 20).state);

  test("two devices may come in either order, and again", () => {
    fc.assert(
      fc.property(before, batchOf("phone"), batchOf("laptop"), (state, one, other) => {
        const first = legitimate(state, one);
        const second = legitimate(state, other);
        const send = (...batches: Command[][]) =>
          batches.reduce((current, batch) => {
            const { settled, state: next } = applyAll(current, batch, NOW);
            expect(settled.filter((each) => "refused" in each)).toEqual([]);
            return next;
          }, state);
        expect(shown(send(first, second))).toEqual(shown(send(second, first)));
        expect(shown(send(first, second, first, second))).toEqual(shown(send(first, second)));
      }),
      RUNS,
    );
  });

  test("in pieces of any size, the end is the same", () => {
    const notAhead = batchOf("phone").map((batch) => batch.filter(({ at }) => at <= NOW));
    fc.assert(
      fc.property(before, notAhead, fc.integer({ min: 1, max: 5 }), (state, batch, size) => {
        const commands = legitimate(state, batch);
        let inPieces = state;
        for (let from = 0; from < commands.length; from += size) {
          inPieces = applyAll(inPieces, commands.slice(from, from + size), NOW).state;
        }
        expect(shown(inPieces)).toEqual(shown(applyAll(state, commands, NOW).state));
      }),
      RUNS,
    );
  });
});

/**
 * One account with two devices and what a guest did before signing in. A device applies its commands
 * at once, keeps them until they are acknowledged, and takes over the server's state; calls and
 * their answers are lost at any time, and are made again.
 */
class Device {
  known: LearningState;
  readonly queue: Command[] = [];

  constructor(server: LearningState) {
    this.known = server;
  }

  shown(now: number): LearningState {
    return applyAll(this.known, this.queue, now).state;
  }

  /** Only what this device would let its learner do. */
  act(command: Command, now: number): void {
    if (!isRefusal(apply(this.shown(now), command, now))) this.queue.push(command);
  }
}

const anyStep = fc.oneof(
  fc.record({
    type: fc.constant("act" as const),
    device: fc.nat(2),
    kind: fc.constantFrom("complete-day" as const, "complete-day" as const, "reopen-day" as const),
    day: fc.integer({ min: 1, max: 7 }),
    /** How far this device's clock is off. */
    off: fc.constantFrom(0, 0, -40, 300),
  }),
  fc.record({
    type: fc.constant("send" as const),
    device: fc.nat(2),
    count: fc.integer({ min: 1, max: 4 }),
    fate: fc.constantFrom("answered" as const, "call lost" as const, "answer lost" as const),
  }),
);

test("two devices and a guest's merge end with the same days, and lose none that was acknowledged", () => {
  fc.assert(
    fc.property(fc.array(anyStep, { maxLength: 60 }), (steps) => {
      let server = stateOf();
      const devices = [new Device(server), new Device(server), new Device(server)];
      let clock = NOW;
      const send = (device: Device, count: number, fate: string) => {
        const batch = device.queue.slice(0, count);
        if (fate === "call lost") return;
        server = applyAll(server, batch, clock).state;
        if (fate === "answer lost") return;
        device.queue.splice(0, batch.length);
        device.known = server;
        for (const { id } of batch) {
          const isStored = eventsOf(server).some((event) => event.id === id);
          expect(isStored, "an acknowledged command is stored").toBe(true);
        }
      };
      for (const step of steps) {
        clock += 7;
        const device = devices[step.device];
        if (!device) continue;
        if (step.type === "send") send(device, step.count, step.fate);
        else {
          const at = Math.max(0, clock + step.off);
          const id = `${step.device}-${clock}`;
          device.act({ kind: step.kind, id, planId: PLAN, day: step.day, at }, clock);
        }
      }
      for (const device of devices) {
        while (device.queue.length > 0) send(device, 3, "answered");
      }
      for (const device of devices) {
        device.known = server;
        expect(shown(device.shown(clock))).toEqual(shown(server));
      }
      // The server's state is that of its events, in any order.
      const reversed = {
        ...server,
        plans: { [PLAN]: { hobbyKey: "guitar", events: eventsOf(server).toReversed() } },
      };
      expect(shown(reversed)).toEqual(shown(server));
    }),
    RUNS,
  );
});
