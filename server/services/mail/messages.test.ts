import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { RUNS } from "#tests/property-runs.ts";
import { createMessages, type Message } from "./messages.ts";

const SITE = { name: "Sevenfold", contactEmail: "hello@sevenfold.example" };
const LINK = "https://sevenfold.example/open?token=abc_def&next=%2Fdashboard";
const RESET = "https://sevenfold.example/login?reset=1";

const messages = createMessages(SITE);
const all = (name: string, url = LINK, newAddress = "ada@example.net"): readonly Message[] => [
  messages.confirmAddress({ name, url }),
  messages.resetPassword({ name, url, minutes: 60 }),
  messages.passwordChanged({ name }),
  messages.addressChange({ name, newAddress, url }),
  messages.confirmNewAddress({ name, url }),
  messages.accountExists({ name, signInUrl: url, resetUrl: RESET }),
  messages.deleteAccount({ name, url }),
  messages.accountDeleted({ name }),
];
const named = all("Ada Lovelace").map((message) => [message.kind, message] as const);
const withLink = named.filter(([kind]) => !["password-changed", "account-deleted"].includes(kind));

const plain = (markup: string) =>
  markup
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&#39;", "'")
    .replaceAll("&amp;", "&");
const links = (markup: string) =>
  [...markup.matchAll(/href="([^"]*)"/gu)].map(([, link]) => plain(link ?? ""));

test("each kind has a name of its own", () => {
  expect(new Set(named.map(([kind]) => kind)).size).toBe(named.length);
});

describe.each(named)("%s", (_, message) => {
  test("greets by name and says where to ask, in both forms", () => {
    for (const form of [message.text, message.html]) {
      expect(form).toContain("Hello Ada Lovelace,");
      expect(form).toContain(SITE.contactEmail);
      expect(form).toContain(SITE.name);
    }
  });

  test("plain text has no line over 72 characters except an address, and no markup", () => {
    const lines = message.text.split("\n");
    expect(lines.filter((line) => line.length > 72 && !line.startsWith("https://"))).toEqual([]);
    expect(message.text).not.toMatch(/<|&\w+;/u);
  });

  test("HTML loads nothing, runs nothing and has no table", () => {
    expect(message.html).not.toMatch(/<(img|table|script|link|iframe|form|object)|url\(|@import/iu);
    expect(message.html).toContain('content="light dark"');
    expect(message.html).toContain("prefers-color-scheme:dark");
  });
});

describe.each(withLink)("%s", (_, message) => {
  test("the link is a button and an address to read, and stands alone on a line of the text", () => {
    expect(links(message.html).filter((link) => link === LINK)).toHaveLength(2);
    expect(plain(message.html)).toContain(`>${LINK}</a>`);
    expect(message.text.split("\n")).toContain(LINK);
  });
});

test("messages without anything to do have no link at all", () => {
  for (const message of [
    messages.passwordChanged({ name: "Ada" }),
    messages.accountDeleted({ name: "Ada" }),
  ]) {
    expect(links(message.html)).toEqual([]);
    expect(message.text).not.toContain("://");
  }
});

test("the address change names the new address, the existing account its second way in", () => {
  const change = messages.addressChange({ name: "Ada", newAddress: "ada@example.net", url: LINK });
  expect(change.text).toContain("ada@example.net");
  expect(change.html).toContain("ada@example.net");
  const exists = messages.accountExists({ name: "Ada", signInUrl: LINK, resetUrl: RESET });
  expect(exists.text.split("\n")).toContain(RESET);
  expect(links(exists.html)).toContain(RESET);
});

test.each([
  [60, "for the next hour."],
  [30, "for the next 30 minutes."],
  [1, "for the next minute."],
  [120, "for the next 2 hours."],
  [90, "for the next 90 minutes."],
])("a link of %i minutes works %s", (minutes, words) => {
  const { text } = messages.resetPassword({ name: "Ada", url: LINK, minutes });
  expect(text.replaceAll("\n", " ")).toContain(words);
});

describe("a name that is more than a name", () => {
  test.each([
    ["an address to click", "Win at http://evil.example"],
    ["a bare domain", "evil.example/prize"],
    ["a domain alone", "click evil.example"],
    ["www", "www.evil"],
    ["an e-mail address", "write eve@evil.example"],
    ["a letter of its own", "Ada, you have won a prize of 1000 today, call us"],
    ["nothing", "  \n "],
  ])("%s is not said", (_, name) => {
    for (const { text, html } of all(name)) {
      expect(text.startsWith("Hello,\n")).toBe(true);
      if (name.trim() !== "") expect(html).not.toContain(name.trim());
    }
  });

  test("line breaks and signs that turn the direction of writing are left out", () => {
    const { text } = messages.confirmAddress({ name: "Ada\r\nBcc: eve\u202e", url: LINK });
    expect(text.startsWith("Hello Ada Bcc: eve,\n")).toBe(true);
  });

  test.each(["José", "Søren Ø.", "明", "O'Brien", "نگار\u200cسا", "J. R. R."])(
    "%s is said as it is",
    (name) => expect(messages.passwordChanged({ name }).text).toContain(`Hello ${name},`),
  );

  test("whatever is typed: subjects are one line and the same, and HTML keeps its shape", () => {
    const shape = ({ html }: Message) => html.replace(/>[^<]*|"[^"]*"/gu, "");
    const expected = all("Ada");
    const text = fc.oneof(
      fc.string({ unit: "binary" }),
      fc
        .array(fc.constantFrom("<", ">", '"', "'", "&", "`", "=", "b", " ", "\r\n"))
        .map((x) => x.join("")),
    );
    fc.assert(
      fc.property(text, text, (name, value) => {
        all(name, `https://x.example/?${value}`, value).forEach((message, at) => {
          expect(message.subject).toBe(expected[at]?.subject);
          expect(message.subject).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}]/u);
          const known = expected[at];
          expect(known && shape(message)).toBe(known && shape(known));
        });
      }),
      RUNS,
    );
  });
});

test("a site's name cannot break a subject, a text or the markup", () => {
  const odd = createMessages({ ...SITE, name: 'Seven\r\n<b>&"fold' });
  const { subject, html } = odd.confirmAddress({ name: "Ada", url: LINK });
  expect(subject).not.toMatch(/\p{Cc}/u);
  expect(html).not.toContain("<b>");
  expect(html).toContain("&lt;b&gt;&amp;&quot;fold");
});
