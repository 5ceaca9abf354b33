import { NEWSLETTER_TOASTS } from "#contract/public-forms.ts";
import { parseAddress } from "../../adapters/mail/address.ts";
import { AppError } from "../../http/app-error.ts";

/**
 * An address of a form that mail can be sent to, by its form.
 * @throws AppError invalid-request, naming the field `email`.
 */
export function deliverable(email: string): string {
  const address = parseAddress(email);
  if (address !== undefined) return address;
  const { description: message } = NEWSLETTER_TOASTS.invalidEmail;
  throw new AppError("invalid-request", { issues: [{ path: "email", message }] });
}
