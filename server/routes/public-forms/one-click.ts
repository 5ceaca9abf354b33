/**
 * Whether this is the request that RFC 8058 (§3.2) lets mail programs send: a form of either kind
 * with the field `List-Unsubscribe=One-Click`. The request can still be read afterward.
 * @param request its body is known to be small.
 */
export async function isOneClick(request: Request): Promise<boolean> {
  try {
    const form = await request.clone().formData();
    return form.get("List-Unsubscribe") === "One-Click";
  } catch {
    // Not a form.
    return false;
  }
}
