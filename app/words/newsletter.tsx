import type { ReactNode } from "react";

/** The words of the newsletter's pages. */

export const title = "Never Miss a New Article";
export const about =
  "A letter when there is a new guide worth reading, and nothing else. You confirm the address once, and leave with one click.";
export const mailed =
  "A confirmation mail is on its way. Your subscription begins when you confirm it.";
export const address = "Your email address";
export const addressExample = "you@example.org";
export const subscribe = "Subscribe";
export const confirmTitle = "Confirm your subscription";
export const confirmedTitle = "You are subscribed";
export const confirmed =
  "Thank you. The next letter comes to you. Every one of them has a link to leave.";
export const readBlog = "Read the blog";
export const linkOverTitle = "This link does not work any more";
export const linkOver = (subscribeAgain: ReactNode) => (
  <>It was used already, or it is older than a week. You can {subscribeAgain}.</>
);
export const unsubscribeMeta = "Unsubscribe";
export const subscribeAgainLink = "subscribe again";
export const confirmAbout = "One press, and the newsletter comes to your address.";
export const confirm = "Confirm my subscription";
export const newsletter = "Newsletter";
export const resubscribedMeta = "Subscribed again";
export const resubscribedTitle = "You are subscribed again";
export const resubscribed = "Good to have you back. Nothing else has changed.";
export const noSubscriptionTitle = "This link leads to no subscription";
export const noSubscription =
  "You may have left already: then there is nothing to do, and no more letters come.";
export const unsubscribedTitle = "You have unsubscribed";
export const unsubscribed = "No more letters come to this address. Was it a slip?";
export const subscribeAgain = "Subscribe again";
