/** Public pages that are the same for everybody: rendered once, at build. */
export const prerenderedPaths = [
  "/",
  "/generate",
  "/plan",
  "/dashboard",
  "/credits",
  "/login",
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
] as const;
