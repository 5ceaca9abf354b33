import type { ReactNode } from "react";

/** The words of the newsletter's pages. */

export const title = "Never Miss a New Article";
export const about =
  "An email when there's a new guide worth reading, and nothing else. Confirm your address once, and unsubscribe with one click.";
export const mailed =
  "A confirmation email is on its way. Your subscription starts when you confirm it.";
export const address = "Your email address";
export const addressExample = "you@example.org";
export const subscribe = "Subscribe";
export const confirmTitle = "Confirm your subscription";
export const confirmedTitle = "You are subscribed";
export const confirmed = "Thank you. You'll get the next one. Every email has an unsubscribe link.";
export const readBlog = "Read the blog";
export const linkOverTitle = "This link no longer works";
export const linkOver = (subscribeAgain: ReactNode) => (
  <>It was already used, or it's more than a week old. You can {subscribeAgain}.</>
);
export const unsubscribeMeta = "Unsubscribe";
export const subscribeAgainLink = "subscribe again";
export const confirmAbout = "One click, and the newsletter will come to your address.";
export const confirm = "Confirm my subscription";
export const newsletter = "Newsletter";
export const resubscribedMeta = "Subscribed again";
export const resubscribedTitle = "You are subscribed again";
export const resubscribed = "Good to have you back.";
export const noSubscriptionTitle = "No subscription found";
export const noSubscription =
  "You may have already unsubscribed. If so, there's nothing to do, and we won't email you again.";
export const unsubscribedTitle = "You have unsubscribed";
export const unsubscribed = "We won't send any more emails to this address. Changed your mind?";
export const subscribeAgain = "Subscribe again";
