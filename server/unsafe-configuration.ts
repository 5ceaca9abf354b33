import { isPrivateHost } from "./hosts.ts";

/** The part of the configuration that decides whether others could read or forge what is sent. */
export interface ExposedSettings {
  readonly PUBLIC_URL?: string | undefined;
  readonly ALLOW_HTTP: boolean;
  readonly AI_BASE_URL?: string | undefined;
  readonly AI_API_KEY?: string | undefined;
  readonly YOUTUBE_BASE_URL: string;
  readonly YOUTUBE_API_KEY?: string | undefined;
  readonly GOOGLE_DISCOVERY_URL?: string | undefined;
}

/** A setting that no public instance may have, and what to set instead. */
export interface UnsafeSetting {
  readonly name: keyof ExposedSettings;
  readonly message: string;
}

/**
 * The settings with which a public instance refuses to start. Plain HTTP is allowed to a host that
 * is reached without crossing the internet: a model on this machine, a server at home.
 */
export function unsafeSettings(settings: ExposedSettings): UnsafeSetting[] {
  const found: UnsafeSetting[] = [];
  const refuse = (name: UnsafeSetting["name"], message: string) => found.push({ name, message });
  if (crossesInternetOpenly(settings.PUBLIC_URL) && !settings.ALLOW_HTTP) {
    refuse(
      "PUBLIC_URL",
      "must begin with https://, or passwords and sessions can be read on their way. Behind a proxy it is the address that visitors see, so set that. (ALLOW_HTTP=true starts all the same.)",
    );
  }
  if (settings.AI_API_KEY && crossesInternetOpenly(settings.AI_BASE_URL)) {
    refuse("AI_BASE_URL", "must begin with https://, or AI_API_KEY can be read on its way");
  }
  if (settings.YOUTUBE_API_KEY && crossesInternetOpenly(settings.YOUTUBE_BASE_URL)) {
    refuse(
      "YOUTUBE_BASE_URL",
      "must begin with https://, or YOUTUBE_API_KEY can be read on its way",
    );
  }
  if (crossesInternetOpenly(settings.GOOGLE_DISCOVERY_URL)) {
    refuse("GOOGLE_DISCOVERY_URL", "must begin with https://, or anybody on the way can sign in");
  }
  return found;
}

function crossesInternetOpenly(address: string | undefined): boolean {
  // A malformed address has been reported already.
  const url = address === undefined ? null : URL.parse(address);
  return url?.protocol === "http:" && !isPrivateHost(url.hostname);
}
