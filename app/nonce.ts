import { createContext as createReactContext } from "react";
import { createContext } from "react-router";

/** The nonce that lets this answer's own inline scripts run; empty for prerendered pages. */
export const nonceContext = createContext<string>("");

/** The same for components; in the browser it is empty, as browsers hide it from scripts. */
export const NonceContext = createReactContext("");
