import { describe, expect, test } from "vitest";
import { parseMailbox } from "./mailbox.ts";

describe("a sender", () => {
  test.each([
    ["hello@example.org", { name: "", address: "hello@example.org" }],
    ["Sevenfold <hello@example.org>", { name: "Sevenfold", address: "hello@example.org" }],
    [
      '"Sevenfold, Inc." <hello@example.org>',
      { name: "Sevenfold, Inc.", address: "hello@example.org" },
    ],
    ["<hello@example.org>", { name: "", address: "hello@example.org" }],
  ])("%s is one", (text, mailbox) => expect(parseMailbox(text)).toEqual(mailbox));

  test.each([
    "Sevenfold",
    "Sevenfold hello@example.org",
    "Sevenfold <hello>",
    "Seven\nBcc: eve@example.net <hello@example.org>",
    "<a@example.org> <b@example.org>",
    "a@example.org, b@example.org",
  ])("%j is none", (text) => expect(parseMailbox(text)).toBeUndefined());
});
