import { createContext } from "react-router";
import type { PageServices } from "#contract/page-services.ts";

/** Null while pages are prerendered, because those are the same for everybody. */
export const pageServicesContext = createContext<PageServices | null>(null);
