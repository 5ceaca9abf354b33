import { bodyLimit } from "hono/body-limit";
import { AppError } from "./app-error.ts";

/**
 * Lets through what a form of a page sends, and nothing longer; the longest one is the contact page's
 * (spec 2 §5), its text in any script. Behind it, a body can be read without counting.
 */
export const smallForms = bodyLimit({
  maxSize: 65_536,
  onError: () => {
    throw new AppError("body-too-large");
  },
});
