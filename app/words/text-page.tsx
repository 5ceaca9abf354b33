import type { ReactNode } from "react";

/** The words around a page that is only text. */

export const lastUpdated = (date: ReactNode) => <>Last updated: {date}</>;
export const home = "Home";
