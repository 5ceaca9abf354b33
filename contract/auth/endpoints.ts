import type { Endpoint } from "../endpoint.ts";
import { confirmEmail, openResetLink, resetPassword, returnFromGoogle } from "./links.ts";
import {
  changeEmail,
  changeNames,
  changePassword,
  deleteAccount,
  listSignInMethods,
} from "./own-account.ts";
import { disableSecondFactor, enableSecondFactor, renewBackupCodes } from "./second-factor.ts";
import { issueAccessToken, readSession, signOut } from "./session.ts";
import { listSessions, revokeAllSessions, revokeOtherSessions, revokeSession } from "./sessions.ts";
import {
  requestPasswordReset,
  sendConfirmation,
  signIn,
  signUp,
  startGoogleSignIn,
  verifyBackupCode,
  verifyCode,
} from "./sign-in.ts";

/**
 * Every call of the auth library that may be made, and one of ours beside it (`confirmEmail`); all
 * its others answer "not found". The library's answers have more fields than those declared.
 */
export const AUTH_ENDPOINTS: readonly Endpoint[] = [
  signUp,
  signIn,
  startGoogleSignIn,
  returnFromGoogle,
  signOut,
  readSession,
  issueAccessToken,
  requestPasswordReset,
  openResetLink,
  resetPassword,
  confirmEmail,
  sendConfirmation,
  listSessions,
  revokeSession,
  revokeAllSessions,
  revokeOtherSessions,
  changePassword,
  changeEmail,
  changeNames,
  deleteAccount,
  listSignInMethods,
  enableSecondFactor,
  disableSecondFactor,
  renewBackupCodes,
  verifyCode,
  verifyBackupCode,
];
