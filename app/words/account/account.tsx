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
export const sectionsEmail = "E-mail address";
export const sectionsSecondFactor = "Two-step sign-in";
export const sectionsSessions = "Where you are signed in";
export const sectionsData = "Your data";
export const sectionsDelete = "Delete account";
export const password = "Password";
export const deletionAbout =
  "This removes your account with all your plans, your progress and your streak. Links that you have shared stop working.";
export const deletionOpen = "Delete my account";
export const deletionTitle = "Delete your account?";
export const deletionDoneTitle = "Account deleted";
export const deletionDoneDescription = "All that belonged to it is gone.";
export const deletionLostThese = "These are gone at once and cannot be brought back:";
export const deletionLostProfile = (email: string) =>
  `your profile and every way to sign in as ${email}`;
export const deletionLostPlans = "all plans with their lessons, and what you have completed";
export const deletionLostStreak = "your streak and the days you have learned";
export const deletionLostLinks = "links that you have shared";
export const deletionDownloadFirst = "If you may want any of it later, download your data first.";
export const deletionSignInAgain =
  "It is a while since you signed in. Please do so again, then delete the account.";
export const deletionContinueWithGoogle = "Continue with Google";
export const deletionKeep = "Keep my account";
export const deletionConfirm = "Delete for good";
export const deletionDeleting = "Deleting…";
export const dataFailed = "Download failed";
export const dataOffline = "The server could not be reached. Please try again.";
export const dataAbout =
  "Everything that belongs to your account in one file: profile, plans, progress, the days you have learned, our mails to you and your messages to us. Programs can read it, and so can you.";
export const dataPreparing = "Preparing…";
export const dataDownload = "Download my data";
export const emailCurrent = (address: ReactNode) => <>You sign in with {address}.</>;
export const emailAsked = (current: ReactNode, next: string) => (
  <>
    A letter is on its way to {current}. Open its link to approve the change; then {next} gets a
    letter to confirm it. Until then nothing changes.
  </>
);
export const emailSameAddress = "This is your address already.";
export const emailNewAddress = "New e-mail address";
export const emailPassword = "Your password";
export const emailOpenMailbox = "Open the mailbox on this machine";
export const emailChange = "Change e-mail address";
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
export const newPasswordMailedDescription = "Its link works for an hour.";
export const newPasswordWithGoogle =
  "You sign in with Google. A password as well lets you in without it.";
export const newPasswordMailLink = "Mail me a link to choose one";
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
