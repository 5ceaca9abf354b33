/** What every page says in place of one that failed, whether the app or the server alone writes it. */
export const failedTitle = "Something went wrong";
export const failedHeading = "Something broke";
/** @param id the request's, as in the operator's log */
export const mentionRequest = (id: string) =>
  `If you write to us about it, please mention this request: ${id}`;
