import { READ_SESSION, SIGN_OUT } from "#contract/auth/session-addresses.ts";
import { sendRequest } from "../data/api-request.ts";
import { readJson, sessionTexts, writeJson } from "../data/browser-storage.ts";
import {
  displayName,
  forgetUser,
  knownUser,
  rememberLapsedUser,
  rememberUser,
  type SessionUser,
} from "../data/session-storage.ts";
import { NOT_SIGNED_OUT, SESSION_CHANNEL, SIGNED_OUT } from "../data/session-words.ts";
import { sessionKeys } from "../data/storage-keys.ts";
import * as readingWords from "../words/reading.ts";
import { showToast, type ToastWords } from "./toast.ts";

/**
 * Shows a member's menu in place of 'Sign In', according to what this browser remembers: a hint,
 * never a proof. The server is asked only when the hint has no name.
 */
export function showAccount(): void {
  const note = readJson(sessionTexts, sessionKeys.note);
  sessionTexts.remove(sessionKeys.note);
  if (note) showToast(note as ToastWords);
  show();
  window.addEventListener("storage", show);
  window.addEventListener("pageshow", show);
  if ("BroadcastChannel" in window) new BroadcastChannel(SESSION_CHANNEL).onmessage = show;
  document.addEventListener("click", ({ target }) => {
    if ((target as Element).closest("[data-sign-out]")) void signOut();
  });
  const known = knownUser();
  if (known && !known.isComplete) void learnName();
}

function show(): void {
  const known = knownUser();
  for (const part of document.querySelectorAll<HTMLElement>("[data-account]")) {
    part.hidden = (part.dataset.account === "member") !== (known !== undefined);
    if (!known || part.dataset.account !== "member") continue;
    const name = displayName(known.user);
    part.setAttribute("aria-label", readingWords.accountMenuOf(name));
    const place = part.querySelector("[data-account-name]");
    if (place) place.textContent = name;
  }
}

async function learnName(): Promise<void> {
  const answer = await sendRequest(READ_SESSION);
  // If the server cannot be reached, the hint stays.
  if (typeof answer === "string" || !answer.ok) return;
  const session: { user: SessionUser } | null | undefined = await answer.json().catch(() => {});
  if (session === undefined) return;
  if (session) rememberUser(session.user);
  else rememberLapsedUser();
  show();
}

/** Ends the session on the server and here, and loads the site's root, as on every screen. */
async function signOut(): Promise<void> {
  const answer = await sendRequest(SIGN_OUT, {});
  if (typeof answer === "string" || !(answer.ok || answer.status === 401)) {
    return showToast(NOT_SIGNED_OUT);
  }
  forgetUser();
  writeJson(sessionTexts, sessionKeys.note, SIGNED_OUT);
  if ("BroadcastChannel" in window) {
    new BroadcastChannel(SESSION_CHANNEL).postMessage("signed-out");
  }
  window.location.assign("/");
}
