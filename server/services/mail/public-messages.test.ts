import fc from "fast-check";
import { expect, test } from "vitest";
import { RUNS } from "#tests/property-runs.ts";
import { createPublicMessages } from "./public-messages.ts";

const messages = createPublicMessages({
  name: "Sevenfold",
  contactEmail: "hello@sevenfold.example",
});
const LINK = "https://sevenfold.example/newsletter/confirm?token=abc_def";

const contact = (changes: { name?: string; message?: string } = {}) =>
  messages.contactMessage({
    name: "Ada",
    email: "ada@example.org",
    subject: "Report an Issue",
    message: "Hello",
    ...changes,
  });

test("each kind has a name of its own, and greets nobody by name", () => {
  const all = [
    messages.confirmNewsletter({ url: LINK, days: 7 }),
    messages.newsletterWelcome({ unsubscribeUrl: LINK }),
    contact(),
  ];
  expect(new Set(all.map(({ kind }) => kind)).size).toBe(all.length);
  for (const { text } of all) expect(text.startsWith("Hello,\n")).toBe(true);
});

test.each([
  messages.confirmNewsletter({ url: LINK, days: 7 }),
  messages.newsletterWelcome({ unsubscribeUrl: LINK }),
])(
  "the link of $kind stands alone on a line of the text, and can be opened in the HTML",
  (mail) => {
    expect(mail.text.split("\n")).toContain(LINK);
    expect(mail.html).toContain(`href="${LINK}"`);
  },
);

test("a link to confirm says how long it works", () => {
  const { text } = messages.confirmNewsletter({ url: LINK, days: 7 });
  expect(text).toContain("for the next 7 days");
});

test("each line of a message is a paragraph of its own", () => {
  const { text } = contact({ message: "One\n\nTwo\n \nThree" });
  expect(text).toContain("\n\nOne\n\nTwo\n\nThree\n\n");
});

test("whatever is typed: the subject stays the same, and the HTML keeps its shape", () => {
  const shape = (markup: string) => markup.replace(/>[^<]*|"[^"]*"/gu, "");
  const text = fc.oneof(
    fc.string({ unit: "binary" }),
    fc
      .array(fc.constantFrom("<", ">", '"', "'", "&", "</p>", "b", " ", "\r\n", "\u001b[2J"))
      .map((pieces) => pieces.join("")),
  );
  fc.assert(
    fc.property(text, text, (name, message) => {
      const mail = contact({ name, message: message.replaceAll("\n", " ") });
      expect(mail.subject).toBe("Contact form: Report an Issue");
      expect(mail.text.replaceAll("\n", "")).not.toMatch(/\p{Cc}/u);
      const hasWords = message.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]/gu, "") !== "";
      expect(shape(mail.html)).toBe(shape(contact({ message: hasWords ? "Hello" : "" }).html));
    }),
    RUNS,
  );
});
