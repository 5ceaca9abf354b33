/** The words of two-step sign-in on the account's screen. */

export { codeIncomplete as codeTooShort, passwordMissing } from "#core/account/words.ts";

export const turnOnTitle = "Turn on two-step sign-in";
export const turnOffTitle = "Turn off two-step sign-in?";
export const newCodesTitle = "New backup codes";
export const needsPassword =
  "You sign in with Google, which has a second step of its own. Once you've set a password, you can turn one on here too.";
export const about =
  "After your password you enter a code from an authenticator app on your phone. Someone who learns your password still can't get in.";
export const loading = "Loading…";
export const tryAgain = "Try again";
export const turnItOn = "Turn it on";
export const isOn = "It is on.";
export const makeNewBackupCodes = "Make new backup codes";
export const turnItOff = "Turn it off";
export const twoStepSignIn = "Two-step sign-in";
export const password = "Password";
export const continueLabel = "Continue";
export const checking = "Checking…";
export const scan =
  "Scan this with an authenticator app, or type in the key. Then enter the code it shows.";
export const qrCode = "QR code for your authenticator app";
export const key = "Key";
export const code = "Code";
export const turnOffMeans =
  "Your password alone will be enough to sign in, and your backup codes will stop working.";
export const turningOff = "Turning off…";
export const turnedOff = "Two-step sign-in is off";
export const newCodesMean = "They replace the codes you have now, which will stop working.";
export const makeNewCodes = "Make new codes";
export const making = "Making…";
export const turnedOn = "Two-step sign-in is on. ";
export const keepCodes =
  "Keep these backup codes where you keep important papers. Without your phone, each one lets you in once. You won't see them again.";
export const backupCodes = "Backup codes";
export const copied = "Copied!";
export const copyAll = "Copy all";
export const haveKeptThem = "I've saved them";
