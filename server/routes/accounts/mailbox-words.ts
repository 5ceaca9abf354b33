/** The words of the page that shows mails which were not sent. */
export const title = "Mailbox";
export const listTitle = (site: string) => `Mailbox · ${site}`;
export const mailTitle = (subject: string) => `${subject} · Mailbox`;
export const about =
  "No mail server is set up here, so every mail stays on this machine. Only you, sitting at it, can read them.";
export const empty = "There is no mail yet.";
/** In front of the time. */
export const to = (recipient: string) => `To ${recipient} · `;
export const allMails = "All mails";
export const theMail = "The mail";
export const asPlainText = "As plain text";
