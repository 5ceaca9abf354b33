import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { findFaults } from "#core/forms/fields.ts";
import { RUNS } from "#tests/property-runs.ts";
import { ContactMessageSchema } from "./contact.ts";
import { SubscriptionSchema } from "./newsletter.ts";
import { CONTACT_RULES, NEWSLETTER_RULES } from "./public-forms.ts";

const piece = fc.constantFrom(
  ...["", " ", "\r\n", "\n", "\0", "\ud800", "\t", "a", "ada@example.org", "@", "ü", "🪕"],
  "a".repeat(101),
  "b".repeat(4_998),
);
const typed = fc.oneof(
  fc.string({ unit: "binary" }),
  fc.array(piece, { maxLength: 5 }).map((all) => all.join("")),
);

describe("what a browser says of a form is what the server would say", () => {
  test.each([
    ["the contact form", CONTACT_RULES, ContactMessageSchema],
    ["the newsletter's", NEWSLETTER_RULES, SubscriptionSchema],
  ] as const)("%s", (_, rules, schema) => {
    const names = Object.keys(rules);
    const form = fc.record(Object.fromEntries(names.map((name) => [name, typed])));
    fc.assert(
      fc.property(form, (fields) => {
        const parsed = schema.safeParse(fields);
        const said = (parsed.error?.issues ?? []).map(({ path, message }) => ({
          path: path.join("."),
          message,
        }));
        expect(findFaults(rules, (name) => fields[name] ?? "")).toEqual(said);
      }),
      RUNS,
    );
  });
});
