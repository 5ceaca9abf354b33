/** The words of the dialog that shares a plan. */

export const linkCopied = "Link copied";
export const notCopied =
  "The browser did not allow copying. Select the link above and copy it by hand.";
export const failed = "The link could not be made. Please try again.";
export const revoked = "Sharing has stopped. The link leads nowhere now.";
export const notRevoked = "Sharing could not be stopped. Please try again.";
export const opensNewWindow = "(opens a new window)";
export const copiedTitle = "Copied to clipboard!";
export const copiedText = "Open Instagram and paste it in your story";
export const cancel = "Cancel";
export const stateChecking = "Looking whether this plan is shared…";
export const stateNone =
  "This plan is not shared. Choosing a platform makes a read-only link to it, which you can take back at any time.";
export const stateShared = "This plan is shared: whoever has this link can read it.";
export const stateUnknown =
  "Choosing a platform makes a read-only link to this plan, which you can take back here.";
export const linkToThisPlan = "Link to this plan";
export const quoted = (text: string) => `“${text}”`;
export const copyLink = "Copy link";
export const stopSharing = "Stop sharing";
