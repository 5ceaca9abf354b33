import type { ReactNode } from "react";

/** The words of the dialogs for signing in and up. */

export { opensInNewTab as mailSentOpensInNewTab, signIn } from "../ui/frame.ts";
export { resetMailed as mailSentResetTitle, signedInUnseen, usernameHint } from "./forms.ts";

export const createAccount = "Create Account";
export const twoStepSignIn = "Two-step sign-in";
export const afterDay1Title = "Day 1 is done. Well begun!";
export const afterDay1Text =
  "Sign up to save your progress and to open days 3 to 7. What you have ticked moves into your account.";
export const goingToGoogle = "Going to Google…";
export const continueWithGoogle = "Continue with Google";
export const newHere = "New here? ";
export const haveAccountAlready = "Have an account already? ";
export const createAnAccount = "Create an account";
export const signInInstead = "Sign in instead";
export const googleHelpTitle = "Google sign-in help";
export const googleHelpNotSetUp =
  "Google sign-in is not set up on this instance. You can sign in with your e-mail address and a password. Whoever runs this instance can set Google up with the two addresses below.";
export const googleHelpOrigin = "Origin (authorised JavaScript origin)";
export const googleHelpCallback = "Callback address (authorised redirect URI)";
export const googleHelpMismatch = (
  <>
    If Google says <em>redirect_uri_mismatch</em> or calls the request invalid, it does not know
    this site yet. Whoever runs it can tell Google these two addresses.
  </>
);
export const googleHelpMakeClient = (
  <>
    In the Google Cloud console, open <em>Credentials</em> and make an OAuth client of the type{" "}
    <em>Web application</em>.
  </>
);
export const googleHelpStartServer = (
  <>
    Start the server with the client's <code>GOOGLE_CLIENT_ID</code> and{" "}
    <code>GOOGLE_CLIENT_SECRET</code>.
  </>
);
export const googleHelpEnterBoth = "Enter both addresses exactly as they stand here.";
export const keepLearning = "Keep learning";
export const signedIn = "You are signed in.";
export const emailRequiredTitle = "Email Required";
export const emailRequiredDescription = "Please enter your email address first.";
export const resetFailed = "Password Reset Failed";
export const email = "Email";
export const password = "Password";
export const forgotPassword = "Forgot password?";
export const sendMailAgain = "Send the mail again";
export const signingIn = "Signing in…";
export const username = "Username";
export const creatingYourAccount = "Creating your account…";
export const mailSentConfirmTitle = "Account Created!";
export const mailSentConfirmText =
  "Please check your email to confirm your account before signing in.";
export const mailSentAgainTitle = "Mail sent";
export const mailSentResetText =
  "If there is an account with this address, its link to a new password works for an hour.";
export const mailSentLimited = "Asked for again. A mail goes out every two minutes at most.";
export const mailSentSentAgain = "Sent again.";
export const mailSentGoesTo = (address: ReactNode) => (
  <>It goes to {address}. If it is not there in a few minutes, look among the unwanted mail.</>
);
export const mailSentKeptInMailbox = (link: ReactNode) => (
  <>This instance sends no mail. It keeps its letters in {link}.</>
);
export const mailSentMailbox = "the mailbox on this machine";
export const mailSentBack = "Back to Sign In";
