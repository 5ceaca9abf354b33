/** Spec 1 §2, "Share dialog". All but Instagram open the platform's own page. */
export const SHARE_PLATFORMS = [
  "twitter",
  "facebook",
  "whatsapp",
  "linkedin",
  "instagram",
] as const;
export type SharePlatform = (typeof SHARE_PLATFORMS)[number];

export interface Shared {
  /** One sentence without the address. */
  readonly text: string;
  /** A share link (`/shared/{token}`), never the address of the owner's own page (spec 1 §4). */
  readonly url: string;
}

/**
 * The address of the platform's share page. Undefined for Instagram, which has none; there the text
 * is copied (spec 1 §2).
 */
export function shareAddress(platform: SharePlatform, { text, url }: Shared): string | undefined {
  switch (platform) {
    case "twitter":
      return `https://twitter.com/intent/tweet?text=${encode(text)}&url=${encode(url)}`;
    case "facebook":
      return `https://www.facebook.com/sharer/sharer.php?u=${encode(url)}`;
    case "whatsapp":
      return `https://wa.me/?text=${encode(`${text} ${url}`)}`;
    case "linkedin":
      return `https://www.linkedin.com/sharing/share-offsite/?url=${encode(url)}`;
    case "instagram":
      return undefined;
  }
}

/** People type the hobby: half a surrogate pair in it would make `encodeURIComponent` throw. */
const encode = (text: string): string => encodeURIComponent(text.toWellFormed());
