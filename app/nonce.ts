import { createContext as createReactContext } from "react";
import { createContext } from "react-router";

/** The nonce that lets this answer's own inline scripts run; empty for prerendered pages. */
export const nonceContext = createContext<string>("");

/** The name of the request that a page is rendered for; empty where none is. */
export const requestIdContext = createContext<string>("");

/** The same for components: a page that failed says it, so that the operator finds it in the log. */
export const RequestIdContext = createReactContext("");

/** The nonce for components; in the browser it is empty, as browsers hide it from scripts. */
export const NonceContext = createReactContext("");
