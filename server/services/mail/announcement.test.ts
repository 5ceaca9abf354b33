import { expect, test } from "vitest";
import { announcementOf } from "./announcement.ts";

const MAIL = {
  recipient: "ada@example.org",
  subject: "Confirm your e-mail address",
  text: "Hello Ada,\n\nConfirm my address:\nhttp://localhost:3000/confirm?token=a_b\n\nor http://other",
};

test("one line says to whom, what, the first link, and where all mails are", () => {
  expect(announcementOf(MAIL, "http://localhost:3000/mailbox")).toBe(
    "Mail for ada@example.org: “Confirm your e-mail address” http://localhost:3000/confirm?token=a_b (all mails: http://localhost:3000/mailbox)",
  );
});

test("a mail without a link and an instance without a mailbox have neither", () => {
  expect(announcementOf({ ...MAIL, text: "Your password was changed." })).toBe(
    "Mail for ada@example.org: “Confirm your e-mail address”",
  );
});

test("nothing in it starts a new line or steers the terminal", () => {
  const line = announcementOf({ ...MAIL, recipient: "ada\r\n\u001b[2Jfake line" });
  expect(line).not.toMatch(/\p{Cc}/u);
});
