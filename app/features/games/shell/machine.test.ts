import { expect, test } from "vitest";
import { createMachine } from "./machine.ts";

const count = () => createMachine(0, (state, event: number) => state + event);

test("whoever sends an event has the new state at once", () => {
  const machine = count();
  expect(machine.send(2)).toBe(2);
  expect(machine.send(3)).toBe(5);
  expect(machine.read()).toBe(5);
});

test("listeners hear of changes, not of events that change nothing", () => {
  const machine = count();
  let heard = 0;
  const leave = machine.subscribe(() => {
    heard += 1;
  });
  machine.send(1);
  machine.send(0);
  expect(heard).toBe(1);
  leave();
  machine.send(1);
  expect(heard).toBe(1);
});
