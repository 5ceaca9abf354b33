import type { ReactNode } from "react";

/** The words around a page that is only text. */

export { home } from "./ui/frame.ts";

export const lastUpdated = (date: ReactNode) => <>Last updated: {date}</>;
