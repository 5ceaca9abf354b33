import { createContext } from "react-router";

/** The nonce that lets this answer's own inline scripts run; empty for prerendered pages. */
export const nonceContext = createContext<string>("");
