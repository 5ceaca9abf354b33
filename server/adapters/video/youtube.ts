import type { Logger } from "pino";
import { z } from "zod";
import { language } from "#core/words/language.ts";
import type { FoundVideo, VideoFinder } from "../../ports/video.ts";
import type { Database } from "../../storage/database.ts";
import { findVideoSearch, saveVideoSearch } from "../../storage/video-searches.ts";

const DAY = 86_400_000;
/** YouTube's terms allow its data to be stored for 30 days. */
export const VIDEO_RETENTION_MS = 30 * DAY;
const TIMEOUT = 4_000;

const AnswerSchema = z.object({
  items: z.array(
    z.object({
      id: z.object({ videoId: z.string().regex(/^[\w-]{11}$/u) }),
      snippet: z.object({ title: z.string() }),
    }),
  ),
});

export interface YouTubeOptions {
  readonly apiKey: string;
  readonly baseUrl: string;
  readonly db: Database;
  readonly log: Logger;
  readonly now: () => number;
  /** How long one search may take, in milliseconds. */
  readonly timeoutMs?: number;
}

/**
 * Searches with the YouTube Data API v3 (search.list): strict safe search, only embeddable and
 * syndicated videos. Answers are remembered for 30 days, simultaneous equal searches are one, and
 * once the day's quota is used up no search is made until the next day (Pacific time, as YouTube
 * counts).
 */
export function createYouTubeFinder({
  apiKey,
  baseUrl,
  db,
  log,
  now,
  timeoutMs = TIMEOUT,
}: YouTubeOptions): VideoFinder {
  const underWay = new Map<string, Promise<FoundVideo | undefined>>();
  let spentOn: string | undefined;

  async function search(query: string): Promise<FoundVideo | undefined> {
    const remembered = await findVideoSearch(db, query, now() - VIDEO_RETENTION_MS);
    if (remembered) {
      return remembered.video_id
        ? { id: remembered.video_id, title: remembered.title ?? query }
        : undefined;
    }
    if (spentOn === quotaDay(now())) return undefined;
    const response = await fetch(searchAddress(baseUrl, query), {
      headers: { "X-Goog-Api-Key": apiKey },
      // A redirect would send the key to wherever it points.
      redirect: "error",
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!response.ok) {
      // An unread body would hold its connection.
      await response.body?.cancel();
      if (response.status !== 403 && response.status !== 429) {
        throw new Error(`the video search answered ${response.status}`);
      }
      spentOn = quotaDay(now());
      log.warn({ status: response.status }, "no video searches any more today: refused or used up");
      return undefined;
    }
    const [item] = AnswerSchema.parse(await response.json()).items;
    const video = item && { id: item.id.videoId, title: decodeEntities(item.snippet.title) };
    await saveVideoSearch(db, {
      query,
      video_id: video?.id ?? null,
      title: video?.title ?? null,
      searched_at: now(),
    });
    return video;
  }

  return {
    async find(words, signal) {
      const query = words.trim().replace(/\s+/gu, " ").toLowerCase();
      if (query === "" || signal.aborted) return undefined;
      const running =
        underWay.get(query) ??
        search(query)
          .catch((error: unknown) => {
            log.warn({ err: error }, "the video search failed");
            return undefined;
          })
          .finally(() => underWay.delete(query));
      underWay.set(query, running);
      return orLeft(running, signal);
    },
  };
}

/**
 * The search's result, or undefined as soon as its caller has left. The search itself continues:
 * others may wait for it, and its answer is paid for and worth remembering.
 */
function orLeft(
  running: Promise<FoundVideo | undefined>,
  signal: AbortSignal,
): Promise<FoundVideo | undefined> {
  return new Promise((resolve) => {
    const leave = () => resolve(undefined);
    signal.addEventListener("abort", leave, { once: true });
    void running.then(resolve).finally(() => signal.removeEventListener("abort", leave));
  });
}

function searchAddress(baseUrl: string, query: string): URL {
  const url = new URL(`${baseUrl.replace(/\/$/u, "")}/search`);
  url.search = new URLSearchParams({
    part: "snippet",
    type: "video",
    maxResults: "1",
    safeSearch: "strict",
    videoEmbeddable: "true",
    videoSyndicated: "true",
    relevanceLanguage: language.lang,
    q: query,
  }).toString();
  return url;
}

/** The date in California, where the quota's day ends at midnight. */
const quotaDay = (now: number): string =>
  new Intl.DateTimeFormat("en-CA", { timeZone: "America/Los_Angeles" }).format(now);

const ENTITIES: Readonly<Record<string, string>> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&apos;": "'",
};
const HIGHEST_CODE_POINT = 0x10ffff;

/** The search's titles are HTML-escaped; the page escapes on its own. */
const decodeEntities = (title: string): string =>
  title.replace(/&(?:amp|lt|gt|quot|apos|#\d{1,7}|#x[\da-f]{1,6});/giu, (entity) => {
    if (!entity.startsWith("&#")) return ENTITIES[entity.toLowerCase()] ?? entity;
    // For '&#39;' the number is '39', for '&#x27;' it is '0x27'.
    const code = Number(entity.slice(2, -1).replace(/^x/iu, "0x"));
    return code <= HIGHEST_CODE_POINT ? String.fromCodePoint(code) : entity;
  });
