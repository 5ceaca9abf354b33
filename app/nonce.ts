import { createContext as createReactContext } from "react";
import { createContext } from "react-router";

/** The nonce that lets this answer's own inline scripts run; empty for prerendered pages. */
export const nonceContext = createContext<string>("");

/** The id of the request that a page is rendered for; empty if there is none. */
export const requestIdContext = createContext<string>("");

/**
 * The same for components: a page that failed shows it, so that the operator can find it in the
 * log.
 */
export const RequestIdContext = createReactContext("");

/** The nonce for components; empty in the browser, because browsers hide it from scripts. */
export const NonceContext = createReactContext("");
