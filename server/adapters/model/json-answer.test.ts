import fc from "fast-check";
import { expect, test } from "vitest";
import { RUNS } from "#tests/property-runs.ts";
import { parseJsonAnswer, readablePart } from "./json-answer.ts";

test.each([
  ['{"a":1}', { a: 1 }],
  ['```json\n{"a":1}\n```', { a: 1 }],
  ['Sure! {"a":{"b":2}} I hope {this} helps.', { a: { b: 2 } }],
  ['{"a":[1,2,],}', { a: [1, 2] }],
  ["{'a': 'it'}", { a: "it" }],
  ["{a: 1}", { a: 1 }],
  ['{"a":1 "b":2}', { a: 1, b: 2 }],
  ['{"a":"say } and \\" {"}', { a: 'say } and " {' }],
])("%j is read", (text, value) => {
  expect(parseJsonAnswer(text)).toEqual(value);
});

test.each(["", "no object", "[1,2]", "}{", '{"a":1', '{"a":"half a sent'])("%j is not", (text) => {
  expect(parseJsonAnswer(text)).toBeUndefined();
});

test("an object that is cut anywhere is not taken for a whole one", () => {
  const texts = fc.dictionary(fc.stringMatching(/^[a-z]{1,4}$/), fc.string({ maxLength: 9 }), {
    minKeys: 1,
  });
  fc.assert(
    fc.property(texts, fc.nat(), (value, at) => {
      const text = JSON.stringify(value);
      const cut = text.slice(0, at % text.length);
      // Where the cut text itself ends with a brace inside a string, only the schema can tell.
      fc.pre(!/\}\s*$/.test(cut));
      expect(parseJsonAnswer(cut)).toBeUndefined();
      expect(parseJsonAnswer(text)).toEqual(value);
    }),
    RUNS,
  );
});

test("the readable part ends before an unfinished word", () => {
  expect(readablePart('```json\n{"a":"two wor')).toBe('{"a":"two ');
  expect(readablePart("```js")).toBeUndefined();
});
