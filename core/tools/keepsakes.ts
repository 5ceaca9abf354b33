/**
 * A keepsake is a recording or a photo of what a learner did or made. It stays on the device, and
 * leaves it only when the learner exports it.
 */
export interface Keepsake {
  readonly id: string;
  readonly kind: "sound" | "video" | "photo";
  /** When it was made: epoch milliseconds. */
  readonly at: number;
  /** Where it was made; absent outside of a lesson. */
  readonly occasion?: Occasion | undefined;
  /** How long a recording is. */
  readonly seconds?: number | undefined;
  /** Its media type, and its size in bytes. */
  readonly content: { readonly type: string; readonly size: number };
}

/** The lesson that a learner is in. */
export interface Occasion {
  readonly hobby: string;
  /** 1-7. */
  readonly day: number;
}

/** The longest recording in seconds: its sound or picture is in memory until it ends. */
export const RECORDING_MAX = 600;

/** The longer side of a kept photo in pixels. */
export const PHOTO_SIDE = 1_600;

/** Those made in lessons of a hobby, the earliest first. */
export const keepsakesOf = <One extends Keepsake>(all: readonly One[], hobby: string): One[] =>
  all
    .filter(({ occasion }) => occasion?.hobby.toLowerCase() === hobby.toLowerCase())
    .toSorted((a, b) => a.at - b.at);

/**
 * The first and the last of one kind, to be seen or heard side by side: photos rather than videos
 * rather than sounds. Undefined as long as no kind has two from different days.
 */
export function firstAndLast<One extends Keepsake>(
  all: readonly One[],
): readonly [first: One, last: One] | undefined {
  for (const kind of ["photo", "video", "sound"] as const) {
    const ofKind = all.filter((one) => one.kind === kind);
    const [first, last] = [ofKind[0], ofKind.at(-1)];
    if (first && last && first.occasion?.day !== last.occasion?.day) return [first, last];
  }
  return undefined;
}

/** The endings of the types that browsers record, and of photos. */
const ENDINGS: readonly (readonly [type: string, ending: string])[] = [
  ["image/jpeg", "jpg"],
  ["audio/mp4", "m4a"],
  ["video/mp4", "mp4"],
  ["audio/webm", "weba"],
  ["video/webm", "webm"],
  ["audio/ogg", "ogg"],
];

/** A name for the exported file: 'ukulele-day-1-2026-11-23.m4a'. */
export function fileNameOf({ at, occasion, kind, content }: Keepsake): string {
  const place = occasion
    ? `${occasion.hobby.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, "-")}-day-${occasion.day}`
    : kind;
  const date = new Date(at).toISOString().slice(0, 10);
  const ending = ENDINGS.find(([type]) => content.type.startsWith(type))?.[1];
  return [`${place}-${date}`, ending].filter(Boolean).join(".");
}
