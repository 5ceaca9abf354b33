/** The words of the script of pages without a framework. */

export const shared = "Shared";
export const thanksForSharing = "Thanks for sharing!";
export const linkCopied = "Link copied";
export const blogLinkCopied = "Blog link copied to clipboard.";
export const shareFailed = "Share failed";
export const copyTheLink = "Please try again or copy the link.";
export const noRoom = "No room for more characters";
export const roomLeft = (count: number) =>
  `${count} ${count === 1 ? "character" : "characters"} left`;
export const tooMany = (count: number) =>
  `${count} ${count === 1 ? "character" : "characters"} too many`;
export const notifications = "Notifications (F8)";
export const dismiss = "Dismiss";
export const accountMenuOf = (name: string) => `Account menu of ${name}`;
