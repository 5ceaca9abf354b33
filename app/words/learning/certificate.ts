/** The words of the certificate that a completed week is worth. */

export const certificate = "Certificate";
export const completed = "completed seven days of";
export const nameOnIt = "Name on it (optional)";
export const saveAsPicture = "Save as a picture";
export const saveAsPdf = "Save as a PDF";
export const notSaved =
  "We couldn't make the file on this device. Try again, or take a screenshot.";
export const title = (hobby: string) => `Seven days of ${hobby}`;
/** What the picture says, for those who do not see it. */
export const described = ({
  name,
  hobby,
  promise,
  date,
}: {
  readonly name: string;
  readonly hobby: string;
  readonly promise?: string | undefined;
  readonly date: string;
}) =>
  [`Certificate: ${name} ${completed} ${hobby}.`.replace(/ {2,}/gu, " "), promise, `${date}.`]
    .filter(Boolean)
    .join(" ");
