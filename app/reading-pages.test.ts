import { expect, test } from "vitest";
import { isReadingPath } from "./reading-pages.ts";

test.each([
  "/",
  "/blog",
  "/blog/",
  "/blog/quiet-time",
  "/about/x",
  "/blog?q=x#results",
  "/#top",
  "/terms",
])("%s is read without a framework", (path) => {
  expect(isReadingPath(path)).toBe(true);
});

test.each(["/generate", "/login", "/blogger", "/kids", "/no-such-page", "/aboutus", "/printables"])(
  "%s is a screen",
  (path) => {
    expect(isReadingPath(path)).toBe(false);
  },
);
