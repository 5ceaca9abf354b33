import type { GenericOAuthConfig } from "better-auth/plugins/generic-oauth";
import { parseAddress } from "#core/mail/address.ts";

/** The provider's name in addresses (`/api/auth/callback/google`) and in the accounts table. */
export const GOOGLE = "google";

export const DISCOVERY_URL = "https://accounts.google.com/.well-known/openid-configuration";
const DISCOVERY_TIMEOUT_MS = 5_000;

const NAME_MAX = 100;
const PICTURE_MAX = 2_000;

export interface GoogleOptions {
  readonly clientId: string;
  readonly clientSecret: string;
  /** Another OpenID provider's discovery document; Google's by default. */
  readonly discoveryUrl?: string | undefined;
}

/** Google as a generic OpenID provider, so that tests use the same code path as people. */
export function googleProvider(options: GoogleOptions): GenericOAuthConfig<typeof GOOGLE> {
  return {
    providerId: GOOGLE,
    name: "Google",
    clientId: options.clientId,
    clientSecret: options.clientSecret,
    discoveryUrl: options.discoveryUrl ?? DISCOVERY_URL,
    requireIdTokenVerification: true,
    scopes: ["openid", "email", "profile"],
    pkce: true,
    prompt: "select_account",
    // Signing out here is not signing out of Google.
    disableProviderLogout: true,
    // OpenID Connect Core §5.7: the subject is the identity; an address may pass to somebody else.
    accountSubject: ({ profile }) => profile.sub ?? "",
    mapProfileToUser: (profile) => ({
      // Without a deliverable address, the sign-in is refused.
      email: parseAddress(String(profile.email ?? "")) ?? "",
      emailVerified: profile.email_verified === true,
      name: nameOf(profile.name) ?? String(profile.email ?? "").split("@")[0] ?? "",
      ...pictureOf(profile.picture),
    }),
  };
}

function nameOf(name: unknown): string | undefined {
  if (typeof name !== "string") return undefined;
  const clean = name.replace(/[\p{Cc}\p{Cs}]+/gu, " ").trim();
  return [...clean].slice(0, NAME_MAX).join("") || undefined;
}

function pictureOf(picture: unknown): { image: string } | undefined {
  return typeof picture === "string" &&
    picture.length <= PICTURE_MAX &&
    URL.parse(picture)?.protocol === "https:"
    ? { image: picture }
    : undefined;
}

/** Whether the discovery document can be loaded now. */
export async function isReachable({ discoveryUrl }: GoogleOptions): Promise<boolean> {
  try {
    const response = await fetch(discoveryUrl ?? DISCOVERY_URL, {
      signal: AbortSignal.timeout(DISCOVERY_TIMEOUT_MS),
    });
    await response.body?.cancel();
    return response.ok;
  } catch {
    return false;
  }
}
