/** The words of the dialog that shares a plan. */

export const linkCopied = "Link copied";
export const notCopied =
  "Your browser blocked copying. Select the link above and copy it yourself.";
export const failed = "We couldn't create the link. Please try again.";
export const revoked = "Sharing has stopped. The link no longer works.";
export const notRevoked = "We couldn't stop sharing. Please try again.";
export const opensNewWindow = "(opens a new window)";
export const copiedTitle = "Copied to clipboard!";
export const copiedText = "Open Instagram and paste it in your story";
export const cancel = "Cancel";
export const stateChecking = "Checking whether this plan is shared…";
export const stateNone =
  "This plan isn't shared. Choosing a platform creates a read-only link, which you can turn off at any time.";
export const stateShared = "This plan is shared. Anyone with this link can read it.";
export const stateUnknown =
  "Choosing a platform creates a read-only link to this plan, which you can turn off here.";
export const linkToThisPlan = "Link to this plan";
export const quoted = (text: string) => `“${text}”`;
export const copyLink = "Copy link";
export const stopSharing = "Stop sharing";
