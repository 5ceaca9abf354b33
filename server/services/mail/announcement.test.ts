import { expect, test } from "vitest";
import { formatAnnouncement } from "./announcement.ts";

const MAILBOX = "http://localhost:3000/mailbox";
const MAIL = {
  id: "0199-a1",
  recipient: "ada@example.org",
  subject: "Confirm your email address",
  text: "Hello Ada,\n\nConfirm my address:\nhttp://localhost:3000/confirm?token=a_b",
};

test("one line says to whom, what and where to read it, and nothing that opens an account", () => {
  expect(formatAnnouncement(MAIL, MAILBOX)).toBe(
    "Mail for ada@example.org: “Confirm your email address” http://localhost:3000/mailbox/0199-a1",
  );
});

test("nothing in it starts a new line or steers the terminal", () => {
  const line = formatAnnouncement({ ...MAIL, recipient: "ada\r\n\u001b[2Jfake line" }, MAILBOX);
  expect(line).not.toMatch(/\p{Cc}/u);
});
