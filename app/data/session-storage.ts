import { localTexts, readJson, sessionTexts, writeJson } from "./browser-storage.ts";
import { FORMER_KEYS, GUEST_ID, localKeys, MEMBER_PREFIXES, sessionKeys } from "./storage-keys.ts";

/** The signed-in member, as the navigation and the account page show them. */
export interface SessionUser {
  readonly id: string;
  readonly email: string;
  readonly username: string | null;
  readonly name: string;
  readonly image: string | null;
}

/** The id of the member last signed in here: a hint, never a proof. */
export const knownUserId = (): string | undefined => localTexts.read(localKeys.userId);

/**
 * Without a schema library: reading pages use this too, and the library would be most of their
 * script.
 */
const isUser = (value: unknown): value is SessionUser =>
  typeof value === "object" &&
  value !== null &&
  (["id", "email", "name"] as const).every(
    (key) => typeof (value as Partial<SessionUser>)[key] === "string",
  );

/** Spec 1 §2: the username, or the part of the address before the @, or 'User'. */
export const displayName = ({ username, email }: Pick<SessionUser, "username" | "email">): string =>
  username || email.split("@")[0] || "User";

/** The member last signed in here. A new tab knows only the id. */
export function knownUser():
  | { readonly user: SessionUser; readonly isComplete: boolean }
  | undefined {
  const id = knownUserId();
  if (!id) return undefined;
  const stored = readJson(sessionTexts, sessionKeys.authUser);
  if (isUser(stored) && stored.id === id) return { user: stored, isComplete: true };
  return { user: { id, email: "", username: null, name: "", image: null }, isComplete: false };
}

/** The member whose session ended without a sign-out in this browser. */
export const lapsedUserId = (): string | undefined => localTexts.read(localKeys.lapsedUserId);

/** The session has ended elsewhere: nobody is signed in, but the member's data stays for them. */
export function rememberLapsedUser(): void {
  const userId = knownUserId();
  if (userId !== undefined) localTexts.write(localKeys.lapsedUserId, userId);
  localTexts.remove(localKeys.userId);
  sessionTexts.remove(sessionKeys.userId);
  sessionTexts.remove(sessionKeys.authUser);
}

export function rememberUser(user: SessionUser): void {
  localTexts.remove(localKeys.lapsedUserId);
  writeJson(sessionTexts, sessionKeys.authUser, user);
  sessionTexts.write(sessionKeys.userId, user.id);
  if (knownUserId() !== user.id) localTexts.write(localKeys.userId, user.id);
}

/** Local storage keys with a member's data; a guest's own plans stay. */
const MEMBER_KEYS: readonly string[] = [
  localKeys.userId,
  localKeys.lapsedUserId,
  localKeys.lastViewedPlan,
  ...FORMER_KEYS.local,
  localKeys.conversation,
  localKeys.draft,
];
const GUEST_PREFIX = localKeys.progress(GUEST_ID, "");

const isMembers = (key: string): boolean =>
  MEMBER_KEYS.includes(key) ||
  (!key.startsWith(GUEST_PREFIX) && MEMBER_PREFIXES.some((prefix) => key.startsWith(prefix)));

/**
 * Removes what the browser stores of a member (spec 1 §4): the whole session storage, and
 * everything in the local storage that is not a guest's. Unsent changes wait for the next sign-in.
 */
export function forgetUser(): void {
  for (const key of sessionTexts.keys()) sessionTexts.remove(key);
  for (const key of localTexts.keys()) if (isMembers(key)) localTexts.remove(key);
}
