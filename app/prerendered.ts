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
] as const;
