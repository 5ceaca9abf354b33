import type { ReactNode } from "react";

/** The words of the account's screen. */

export { passwordMissing } from "#core/account/words.ts";
export {
  resetMailed as newPasswordMailedTitle,
  usernameHint as profileUsernameHint,
} from "./forms.ts";

export const title = "Your account";
export const loading = "Loading your account…";
export const guestText = "Sign in to see your account.";
export const guestSignIn = "Sign In to Continue";
export const sectionsProfile = "Profile";
export const sectionsEmail = "Email address";
export const sectionsSecondFactor = "Two-step sign-in";
export const sectionsSessions = "Where you are signed in";
export const sectionsData = "Your data";
export const sectionsDelete = "Delete account";
export const password = "Password";
export const deletionAbout =
  "This deletes your account along with your plans, your progress and your streak. Links you've shared will stop working.";
export const deletionOpen = "Delete my account";
export const deletionTitle = "Delete your account?";
export const deletionDoneTitle = "Account deleted";
export const deletionDoneDescription = "Everything in it is gone.";
export const deletionLostThese = "These are deleted right away and can't be recovered:";
export const deletionLostProfile = (email: string) =>
  `your profile and every way to sign in as ${email}`;
export const deletionLostPlans = "all your plans and lessons, and what you've completed";
export const deletionLostStreak = "your streak and the days you've learned";
export const deletionLostLinks = "links you've shared";
export const deletionDownloadFirst = "If you might want any of it later, download your data first.";
export const deletionSignInAgain =
  "It's been a while since you signed in. Please sign in again, then delete the account.";
export const deletionContinueWithGoogle = "Continue with Google";
export const deletionKeep = "Keep my account";
export const deletionConfirm = "Delete for good";
export const deletionDeleting = "Deleting…";
export const dataFailed = "Download failed";
export const dataOffline = "The server could not be reached. Please try again.";
export const dataAbout =
  "Everything in your account in one file: your profile, plans, progress, the days you've learned, the emails we sent you and the messages you sent us. It's a JSON file, readable by programs and by you.";
export const dataPreparing = "Preparing…";
export const dataDownload = "Download my data";
export const emailCurrent = (address: ReactNode) => <>You sign in with {address}.</>;
export const emailAsked = (current: ReactNode, next: string) => (
  <>
    An email is on its way to {current}. Open its link to approve the change. Then {next} gets an
    email to confirm it. Until then nothing changes.
  </>
);
export const emailSameAddress = "That's already your address.";
export const emailNewAddress = "New email address";
export const emailPassword = "Your password";
export const emailOpenMailbox = "Open the mailbox on this machine";
export const emailChange = "Change email address";
export const emailAsking = "Asking…";
export const profileSaved = "Profile saved";
export const profileUsername = "Username";
export const profileFullName = "Full name";
export const profileSave = "Save";
export const profileSaving = "Saving…";
export const newPasswordCurrentMissing = "Please enter your current password.";
export const newPasswordDoneTitle = "Password changed";
export const newPasswordDoneDescription = "All other devices are signed out.";
export const newPasswordCurrent = "Current password";
export const newPasswordNext = "New password";
export const newPasswordSignOutOthers = "Sign out all other devices";
export const newPasswordChange = "Change password";
export const newPasswordChanging = "Changing…";
export const newPasswordMailedDescription = "The link works for an hour.";
export const newPasswordWithGoogle =
  "You sign in with Google. Add a password to be able to sign in without it.";
export const newPasswordMailLink = "Email me a link to choose one";
export const devicesBrowserOn = (browser: string, system: string) => `${browser} on ${system}`;
export const devicesUnknownBrowserOn = (system: string) => `A browser on ${system}`;
export const devicesUnknown = "An unknown device";
export const devicesChromebook = "a Chromebook";
export const sessionsSignedOut = "Signed out";
export const sessionsOnAllOthers = "On all your other devices.";
export const sessionsOnAll = "On all your devices.";
export const sessionsThisDevice = "this device";
export const sessionsUsed = (last: string, signedIn: string) =>
  `Last used ${last}, signed in ${signedIn}`;
export const sessionsSignOut = "Sign out";
export const sessionsSignOutThis = (device: string) => `Sign out ${device}, this device`;
export const sessionsSignOutDevice = (device: string, day: string) =>
  `Sign out ${device}, signed in ${day}`;
export const sessionsLoading = "Loading your devices…";
export const sessionsTryAgain = "Try again";
export const sessionsSignOutOthers = "Sign out everywhere else";
export const sessionsSignOutAll = "Sign out everywhere";
