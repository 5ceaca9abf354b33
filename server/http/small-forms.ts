import { bodyLimit } from "hono/body-limit";
import { AppError } from "../app-error.ts";

/**
 * Accepts bodies of the size that a page's form can have; the largest is the contact page's (spec 2
 * §5), with its text in any script. Handlers after it can read a body without counting bytes.
 */
export const limitFormSize = bodyLimit({
  maxSize: 65_536,
  onError: () => {
    throw new AppError("body-too-large");
  },
});

/** The two kinds of body that a page's form can have (HTML, "form submission algorithm"). */
const FORM = /^(?:application\/x-www-form-urlencoded|multipart\/form-data)\s*(?:;|$)/iu;

/**
 * Checks that a page's action will be able to read the form.
 * @param request its body is known to be small, and can still be read afterward.
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
