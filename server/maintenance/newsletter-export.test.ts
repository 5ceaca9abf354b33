import { expect, test } from "vitest";
import { type ExportedSubscriber, subscribersAsCsv } from "./newsletter-export.ts";

const subscriber = (email: string): ExportedSubscriber => ({
  email,
  confirmed_at: "2026-01-31T12:00:00.000Z",
  unsubscribe_url: "https://sevenfold.example/newsletter/unsubscribe?token=abc",
});

const emailCells = (...emails: string[]): string[] =>
  subscribersAsCsv(emails.map(subscriber))
    .split("\r\n")
    .slice(1, -1)
    .map((line) => line.replace(/,2026-.*$/u, ""));

test("without subscribers there is the line of names alone", () => {
  expect(subscribersAsCsv([])).toBe("email,confirmed_at,unsubscribe_url\r\n");
});

test("a subscriber is one line of three cells", () => {
  expect(subscribersAsCsv([subscriber("ada@example.org")])).toBe(
    "email,confirmed_at,unsubscribe_url\r\nada@example.org,2026-01-31T12:00:00.000Z,https://sevenfold.example/newsletter/unsubscribe?token=abc\r\n",
  );
});

test.each(["=1+1@example.org", "+ada@example.org", "-ada@example.org", "@ada", "\tada"])(
  "%j is no formula",
  (email) => expect(emailCells(email)).toEqual([`'${email}`]),
);

test("commas and quotes stay in their cell", () => {
  expect(emailCells('a,"b"@example.org')).toEqual(['"a,""b""@example.org"']);
});
