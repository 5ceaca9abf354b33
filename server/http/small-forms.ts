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

/** The two kinds of body that a form of a page can have (HTML, "form submission algorithm"). */
const FORM = /^(?:application\/x-www-form-urlencoded|multipart\/form-data)\s*(?:;|$)/iu;

/**
 * What a page's action gets can be read as a form.
 * @param request one whose body is known to be small; it can still be read afterwards.
 * @throws AppError unsupported-media-type, invalid-request
 */
export async function expectReadableForm(request: Request): Promise<void> {
  if (!FORM.test(request.headers.get("content-type") ?? "")) {
    throw new AppError("unsupported-media-type", { message: "Please send this as a form." });
  }
  try {
    await request.clone().formData();
  } catch {
    throw new AppError("invalid-request");
  }
}
