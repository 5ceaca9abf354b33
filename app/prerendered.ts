import { NOT_FOUND_PAGE } from "#contract/built-addresses.ts";
import home from "#generated/home.json" with { type: "json" };

/** Public pages that are the same for everybody, besides articles and hobbies: rendered once, at build. */
export const prerenderedPaths: readonly string[] = [
  // With live figures the home page changes as members do.
  ...(home.figures === "live" ? [] : ["/"]),
  "/blog",
  "/hobbies",
  "/about",
  "/contact",
  "/privacy",
  "/terms",
  "/cookies",
  "/credits",
  "/offline",
  "/newsletter",
  "/generate",
  "/plan",
  "/dashboard",
  "/login",
  "/confirm-email",
  "/reset-password",
  "/account",
  "/kids",
  "/kids/games/memory",
  "/kids/games/puzzle",
  "/kids/games/word-search",
  "/kids/games/typing",
  "/kids/games/pattern",
  "/printables",
  "/print",
];

/** Pages that are built and stand at no address of their own: that of unknown addresses shows home. */
export const unlistedPaths: readonly string[] = home.figures === "live" ? [] : [NOT_FOUND_PAGE];
