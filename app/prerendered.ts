/** Public pages that are the same for everybody: rendered once, at build. */
export const prerenderedPaths = ["/", "/generate", "/plan", "/credits"] as const;
