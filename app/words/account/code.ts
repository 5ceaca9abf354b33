/** The words of the form for the second factor. */

export { codeIncomplete as codeTooShort } from "#core/account/words.ts";
export { signIn } from "../ui/frame.ts";
export { signedInUnseen } from "./forms.ts";

export const backupCodeMissing = "Please enter a backup code.";
export const enterCode = "Enter the code that your authenticator app shows for this site.";
export const enterBackupCode = "Enter one of the backup codes you saved. Each works once.";
export const useBackupCode = "Use a backup code";
export const useAuthenticatorApp = "Use the authenticator app";
export const code = "Code";
export const backupCode = "Backup code";
export const checking = "Checking…";
