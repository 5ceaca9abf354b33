import { NOT_FOUND_PAGE } from "#contract/built-addresses.ts";
import { TOOL_NAMES } from "#core/tools/tool-names.ts";
import home from "#generated/home.json" with { type: "json" };

/**
 * Public pages that are the same for everybody, besides articles and hobbies: rendered once, at
 * build time.
 */
export const prerenderedPaths: readonly string[] = [
  // With live figures, the home page changes as members make progress.
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
  "/tools",
  ...TOOL_NAMES.map((name) => `/tools/${name}`),
  "/kids",
  "/kids/games/memory",
  "/kids/games/puzzle",
  "/kids/games/word-search",
  "/kids/games/typing",
  "/kids/games/pattern",
  "/printables",
  "/print",
];

/** Pages that are built but have no address of their own: unknown addresses show the home page. */
export const unlistedPaths: readonly string[] = home.figures === "live" ? [] : [NOT_FOUND_PAGE];
