import * as sessionCalls from "#contract/auth/session.ts";
import { createRetry } from "../lib/retry.ts";
import { createStore } from "../lib/store.ts";
import { useStore } from "../lib/use-store.ts";
import { offerToast, showToast, type ToastText } from "../ui/toasts.tsx";
import * as words from "../words/session.ts";
import { readJson, sessionTexts, writeJson } from "./browser-storage.ts";
import { callAuth } from "./call-auth.ts";
import {
  forgetUser,
  knownUser,
  knownUserId,
  lapsedUserId,
  rememberLapsedUser,
  rememberUser,
  type SessionUser,
} from "./session-storage.ts";
import { NOT_SIGNED_OUT, SESSION_CHANNEL, SESSION_ENDED, SIGNED_OUT } from "./session-words.ts";
import { onSignInRequired } from "./sign-in-required.ts";
import { localKeys, sessionKeys } from "./storage-keys.ts";

export type { SessionUser } from "./session-storage.ts";

export type SessionState =
  | { readonly status: "unknown" }
  /**
   * `lapsedUserId`: the member whose session has ended elsewhere and who may return to their data.
   */
  | { readonly status: "guest"; readonly lapsedUserId?: string | undefined }
  | { readonly status: "member"; readonly user: SessionUser };

declare global {
  interface WindowEventMap {
    /** Spec 1 §4: somebody has signed in, here or in another tab. */
    userSignedIn: CustomEvent<SessionUser>;
    userSignedOut: CustomEvent<undefined>;
  }
}

/** Spec 1 §9: how long after signing in the welcome appears, in milliseconds. */
const WELCOME_DELAY = 500;
/** A tab that comes to the front asks again if it last asked longer ago than this. */
const RECHECK_AFTER = 600_000;
/** An unreachable server is asked again after this; each further pause is twice as long. */
const FIRST_RETRY = 10_000;
const LAST_RETRY = 300_000;
/** Milliseconds after which a page stops waiting and uses what it knew last. */
const SESSION_TIMEOUT_MS = 5_000;

const UNKNOWN: SessionState = { status: "unknown" };

const store = createStore<SessionState>(UNKNOWN);
let channel: BroadcastChannel | undefined;
let welcome: ToastText = { title: words.welcomeBack };
/** The latest welcome, and when it was or will be shown: epoch milliseconds. */
let welcomed: { readonly toast: ToastText; readonly at: number } | undefined;
let started = false;
let latest: Promise<SessionState> | undefined;
let lastAskedAt = 0;
const retry = createRetry(FIRST_RETRY, LAST_RETRY);

function setState(next: SessionState): void {
  if (JSON.stringify(next) !== JSON.stringify(store.get())) store.set(next);
}

/** Who is signed in; 'unknown' on the server, and until it is known. */
export const useSession = (): SessionState => useStore(store, UNKNOWN);

export const currentSession = store.get;

const guest = (): SessionState => ({ status: "guest", lapsedUserId: lapsedUserId() });

function setMember(user: SessionUser): void {
  const before = store.get();
  const known = knownUserId();
  if ((known ?? lapsedUserId() ?? user.id) !== user.id) forgetUser();
  rememberUser(user);
  setState({ status: "member", user });
  const signedIn = known !== user.id;
  if (signedIn) {
    channel?.postMessage("signed-in");
    const [toast, at] = [welcome, Date.now()];
    welcomed = { toast, at };
    setTimeout(() => offerToast(toast, at), WELCOME_DELAY);
    // Only needed after signing in, so pages do not load it otherwise.
    void import("./profile-sync.ts").then(
      ({ syncOwnProfile }) => syncOwnProfile(user),
      () => {},
    );
  }
  if (signedIn || before.status === "guest") {
    window.dispatchEvent(new CustomEvent("userSignedIn", { detail: user }));
  }
}

/** Nobody is signed in in this tab any more. */
function setGuest(): void {
  setState(guest());
  window.dispatchEvent(new CustomEvent("userSignedOut"));
}

/** Somebody has signed out in another tab. */
function followSignOut(): void {
  if (store.get().status === "guest") return;
  forgetUser();
  setGuest();
  showToast(SIGNED_OUT);
}

/** The server knows no session any more, although nobody has signed out here. */
function endLapsedSession(): void {
  rememberLapsedUser();
  if (store.get().status === "guest") return;
  setGuest();
  showToast(SESSION_ENDED);
}

/** Forgets a member whose session has ended: somebody else may be using this device now. */
export function forgetLapsedUser(): void {
  forgetUser();
  setGuest();
}

function fallBackToKnownUser(): void {
  if (store.get().status === "unknown") {
    const known = knownUser();
    setState(known ? { status: "member", user: known.user } : guest());
  }
  retry.later(() => void refreshSession());
}

async function askServer(isLatest: () => boolean): Promise<SessionState> {
  lastAskedAt = Date.now();
  const result = await callAuth(sessionCalls.readSession, undefined, SESSION_TIMEOUT_MS);
  // An older answer may be from before signing in or out.
  if (!isLatest()) return (await latest) ?? store.get();
  if (!result.ok) {
    fallBackToKnownUser();
    return store.get();
  }
  retry.reset();
  const { user } = result.value ?? {};
  if (user) {
    const { id, email, username, name, image } = user;
    setMember({ id, email, username, name, image });
  } else if (knownUserId() !== undefined || store.get().status === "member") endLapsedSession();
  else setState(guest());
  return store.get();
}

/** Asks the server who is signed in. If it cannot be reached, what was known remains. */
export function refreshSession(): Promise<SessionState> {
  const asked: Promise<SessionState> = askServer(() => latest === asked);
  latest = asked;
  return asked;
}

function isSignedInAs(userId: string): boolean {
  const session = store.get();
  return session.status === "member" && session.user.id === userId;
}

function recheck(): void {
  if (document.visibilityState === "visible" && Date.now() - lastAskedAt > RECHECK_AFTER) {
    void refreshSession();
  }
}

/**
 * Called once, when the page has become interactive: finds out who is signed in, and listens for
 * changes.
 */
export function startSession(): void {
  if (started) return;
  started = true;
  const note = readJson(sessionTexts, sessionKeys.note);
  sessionTexts.remove(sessionKeys.note);
  if (note) showToast(note as ToastText);
  const known = knownUser();
  if (known?.isComplete) setState({ status: "member", user: known.user });
  if ("BroadcastChannel" in window) {
    channel = new BroadcastChannel(SESSION_CHANNEL);
    channel.onmessage = ({ data }) => (data === "signed-out" ? followSignOut() : refreshSession());
  }
  window.addEventListener("storage", ({ key, newValue }) => {
    if (key === localKeys.lapsedUserId && store.get().status === "guest") setState(guest());
    if (key !== localKeys.userId) return;
    if (newValue === null) (lapsedUserId() === undefined ? followSignOut : endLapsedSession)();
    else if (!isSignedInAs(newValue)) void refreshSession();
  });
  window.addEventListener("online", () => void refreshSession());
  window.addEventListener("pageshow", ({ persisted }) => {
    if (persisted) void refreshSession();
  });
  document.addEventListener("visibilitychange", recheck);
  onSignInRequired(() => {
    if (store.get().status === "member") void refreshSession();
  });
  void refreshSession();
}

/** Replaces 'Welcome back!' at the next sign-in on this page. */
export function setWelcome(toast: ToastText): void {
  welcome = toast;
}

/** Milliseconds after which a welcome is out of date. */
const WELCOME_IS_NEWS = 15_000;

/**
 * Passes a welcome that nobody can have read on to the document that is being loaded. It is stored
 * when this page is left, not earlier, because this page would show it.
 */
export function carryWelcome(): void {
  const setGuest = () => {
    if (welcomed && Date.now() - welcomed.at < WELCOME_IS_NEWS) {
      writeJson(sessionTexts, sessionKeys.note, welcomed.toast);
    }
  };
  window.addEventListener("pagehide", setGuest, { once: true });
}

/** Ends the session in this browser and loads the site's root, which shows the toast. */
export function endSession(note: ToastText): void {
  retry.cancel();
  forgetUser();
  setGuest();
  latest = Promise.resolve(store.get());
  writeJson(sessionTexts, sessionKeys.note, note);
  channel?.postMessage("signed-out");
  window.location.assign("/");
}

/** Signs out here and on the server. If the server cannot be reached, nobody is signed out. */
export async function signOut(): Promise<void> {
  const result = await callAuth(sessionCalls.signOut, {});
  if (result.ok || (result.failure.kind === "refused" && result.failure.status === 401)) {
    endSession(SIGNED_OUT);
    return;
  }
  showToast(NOT_SIGNED_OUT);
}

/** Call this when the account's name, address or password has changed: other tabs follow. */
export async function shareAccountChange(): Promise<void> {
  // A new password may have started a new session, to which the old token does not belong.
  await refreshSession();
  channel?.postMessage("changed");
}
