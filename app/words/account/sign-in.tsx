import type { ReactNode } from "react";

/** The words of the dialogs for signing in and up. */

export { opensInNewTab as mailSentOpensInNewTab, signIn } from "../ui/frame.ts";
export { resetMailed as mailSentResetTitle, signedInUnseen, usernameHint } from "./forms.ts";

export const createAccount = "Create Account";
export const twoStepSignIn = "Two-step sign-in";
export const afterDay1Title = "Day 1 is done. Nice start!";
export const afterDay1Text =
  "Sign up to save your progress and open days 3 to 7. Your progress comes with you.";
export const goingToGoogle = "Going to Google…";
export const continueWithGoogle = "Continue with Google";
export const newHere = "New here? ";
export const haveAccountAlready = "Already have an account? ";
export const createAnAccount = "Create an account";
export const signInInstead = "Sign in instead";
export const googleHelpTitle = "Google sign-in help";
export const googleHelpNotSetUp =
  "Google sign-in isn't set up here. You can sign in with your email address and a password. If you run this site, you can set Google up with the two addresses below.";
export const googleHelpOrigin = "Origin (authorized JavaScript origin)";
export const googleHelpCallback = "Callback address (authorized redirect URI)";
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
  "If there's an account with this address, you'll get a link that works for an hour.";
export const mailSentLimited = "We send at most one email every two minutes.";
export const mailSentSentAgain = "Sent again.";
export const mailSentGoesTo = (address: ReactNode) => (
  <>It goes to {address}. If it isn't there in a few minutes, check your spam folder.</>
);
export const mailSentKeptInMailbox = (link: ReactNode) => (
  <>This site doesn't send email. Messages are kept in {link}.</>
);
export const mailSentMailbox = "the mailbox on this machine";
export const mailSentBack = "Back to Sign In";
