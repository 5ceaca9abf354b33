import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Writable } from "node:stream";
import pino from "pino";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import {
  afterGate,
  answers,
  breaksOff,
  finds,
  neverAnswers,
  refuses,
  type SearchBehavior,
  startYouTubeServer,
  stopsMidway,
  type YouTubeServer,
} from "#tests/fakes/youtube-server.ts";
import type { VideoFinder } from "../../ports/video.ts";
import { type OpenDatabase, openDatabase } from "../../storage/database.ts";
import { createYouTubeFinder } from "./youtube.ts";

const DAY = 86_400_000;
/** 21:00 in California, where it is still the 30th; 05:00 on the 31st in UTC. */
const EVENING = Date.UTC(2026, 0, 31, 5);
const HOUR = 3_600_000;
const KEY = "key-of-the-operator";
const WORDS = "macrame square knot";
const VIDEO = { id: "a1B2c3D4e5-", title: "The square knot" };

let youtube: YouTubeServer;
let database: OpenDatabase;
let dataDir: string;
let now: number;
let logged: string;
let finder: VideoFinder;

beforeEach(async () => {
  youtube = await startYouTubeServer();
  dataDir = mkdtempSync(join(tmpdir(), "sevenfold-videos-"));
  database = await openDatabase({ dataDir });
  now = EVENING;
  logged = "";
  finder = createFinder();
});
afterEach(async () => {
  await database.close();
  await youtube.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

function createFinder(timeoutMs = 4_000): VideoFinder {
  const sink = new Writable({
    write: (chunk, _encoding, done) => {
      logged += chunk;
      done();
    },
  });
  return createYouTubeFinder({
    apiKey: KEY,
    baseUrl: youtube.url,
    db: database.db,
    log: pino(sink),
    now: () => now,
    timeoutMs,
  });
}

const find = (words = WORDS, signal = new AbortController().signal) => finder.find(words, signal);

describe("what is asked and answered", () => {
  test("the id and title that the search found are used", async () => {
    youtube.answer(finds(VIDEO));
    expect(await find()).toEqual(VIDEO);
  });

  test("the search is strict, for embeddable videos alone, and keeps the key out of the address", async () => {
    youtube.answer(finds(VIDEO));
    await find();
    const [search] = youtube.searches;
    expect(search?.path).toBe("/youtube/v3/search");
    expect(Object.fromEntries(search?.query ?? [])).toMatchObject({
      part: "snippet",
      type: "video",
      safeSearch: "strict",
      videoEmbeddable: "true",
      videoSyndicated: "true",
      q: WORDS,
    });
    expect(search?.headers["x-goog-api-key"]).toBe(KEY);
    expect(search?.query.toString()).not.toContain(KEY);
  });

  test("words with signs of their own arrive as they are", async () => {
    await find("c# & f♯: 50% = ½?");
    expect(youtube.searches[0]?.query.get("q")).toBe("c# & f♯: 50% = ½?");
  });

  test.each([
    ["Tom &amp; Jerry&#39;s &quot;knot&quot;", `Tom & Jerry's "knot"`],
    ["5 &lt; 6 &gt; 4", "5 < 6 > 4"],
    ["It&#x27;s &apos;so&apos;", "It's 'so'"],
    ["Knots &#127872;", "Knots 🎀"],
    // Decoded once: the author of this title wrote the entity.
    ["What &amp;amp; means", "What &amp; means"],
    ["&#9999999; &bogus; & co", "&#9999999; &bogus; & co"],
  ])("the title %j is read as %j", async (sent, title) => {
    youtube.answer(finds({ ...VIDEO, title: sent }));
    expect(await find()).toEqual({ id: VIDEO.id, title });
  });

  test("no words are no search", async () => {
    expect(await find("  \n ")).toBeUndefined();
    expect(youtube.searches).toHaveLength(0);
  });
});

describe("what is remembered", () => {
  test("a second find asks nobody, also in another process and in other capitals", async () => {
    youtube.answer(finds({ ...VIDEO, title: "Tom &amp; Jerry" }));
    const first = await find();
    finder = createFinder();
    expect(await find("  Macrame  SQUARE knot ")).toEqual(first);
    expect(youtube.searches).toHaveLength(1);
  });

  test("after 30 days it is asked again, and the new answer counts", async () => {
    youtube.answer(finds(VIDEO));
    await find();
    now += 30 * DAY;
    await find();
    expect(youtube.searches).toHaveLength(1);
    now += 1;
    const other = { id: "zzzzzzzzzzz", title: "A newer one" };
    youtube.answer(finds(other));
    expect(await find()).toEqual(other);
    expect(await find()).toEqual(other);
    expect(youtube.searches).toHaveLength(2);
  });

  test("that nothing was found is remembered too", async () => {
    youtube.answer(finds());
    expect(await find()).toBeUndefined();
    youtube.answer(finds(VIDEO));
    expect(await find()).toBeUndefined();
    expect(youtube.searches).toHaveLength(1);
  });

  test("a failure is not remembered", async () => {
    youtube.answer(answers({}, 503));
    expect(await find()).toBeUndefined();
    youtube.answer(finds(VIDEO));
    expect(await find()).toEqual(VIDEO);
  });
});

describe("searches at one time", () => {
  test("equal ones are one request", async () => {
    const gate = Promise.withResolvers<void>();
    youtube.answer(afterGate(gate.promise, finds(VIDEO)));
    const running = [find(), find(), find(WORDS.toUpperCase())];
    gate.resolve();
    expect(await Promise.all(running)).toEqual([VIDEO, VIDEO, VIDEO]);
    expect(youtube.searches).toHaveLength(1);
  });

  test("different ones are their own", async () => {
    youtube.answer(finds(VIDEO));
    await Promise.all([find("one"), find("two")]);
    expect(youtube.searches.map(({ query }) => query.get("q")).sort()).toEqual(["one", "two"]);
  });

  test("who leaves does not wait, and takes nothing from the others", async () => {
    const gate = Promise.withResolvers<void>();
    youtube.answer(afterGate(gate.promise, finds(VIDEO)));
    const controller = new AbortController();
    const left = find(WORDS, controller.signal);
    const stayed = find();
    controller.abort();
    expect(await left).toBeUndefined();
    gate.resolve();
    expect(await stayed).toEqual(VIDEO);
  });

  test("who has left already asks nobody", async () => {
    expect(await find(WORDS, AbortSignal.abort())).toBeUndefined();
    expect(youtube.searches).toHaveLength(0);
  });
});

describe("the day's quota", () => {
  test.each([
    [403, "quotaExceeded"],
    [429, "rateLimitExceeded"],
  ])("a %i stops all searches until midnight in California", async (status, reason) => {
    youtube.answer(refuses(status, reason));
    expect(await find()).toBeUndefined();
    youtube.answer(finds(VIDEO));
    // Midnight in UTC has no meaning here.
    now = EVENING + 3 * HOUR - 1;
    expect(await find()).toBeUndefined();
    expect(await find("another search")).toBeUndefined();
    expect(youtube.searches).toHaveLength(1);
    now += 1;
    expect(await find()).toEqual(VIDEO);
    expect(youtube.searches).toHaveLength(2);
  });

  test("what is remembered is still answered", async () => {
    youtube.answer(finds(VIDEO));
    await find();
    youtube.answer(refuses(403, "quotaExceeded"));
    await find("another search");
    expect(await find()).toEqual(VIDEO);
  });
});

describe("no video and no error, when the search", () => {
  const item = (id: unknown) => ({ items: [{ id, snippet: { title: "A video" } }] });

  test.each<[string, SearchBehavior]>([
    ["answers 400", refuses(400, "keyInvalid")],
    ["answers 500", answers("oops", 500)],
    ["breaks off", breaksOff],
    ["answers no JSON", answers("<html>")],
    ["answers half of it", answers('{"items":[{"id":')],
    ["answers null", answers("null")],
    ["has no items", answers({ kind: "youtube#searchListResponse" })],
    ["has no id", answers({ items: [{ snippet: { title: "A video" } }] })],
    ["has no title", answers({ items: [{ id: { videoId: VIDEO.id } }] })],
    ["names a channel", answers(item({ kind: "youtube#channel", channelId: "UC1234567890" }))],
    ["has an id that is too short", answers(item({ videoId: "a1B2c3D4e5" }))],
    ["has an id that is too long", answers(item({ videoId: "a1B2c3D4e5-f" }))],
    ["has an id with other signs", answers(item({ videoId: 'a"onload=x(' }))],
    ["has an id with a line's end", answers(item({ videoId: "a1B2c3D4e5-\n" }))],
    ["has an id that is a number", answers(item({ videoId: 12_345_678_901 }))],
  ])("%s", async (_, behavior) => {
    youtube.answer(behavior);
    expect(await find()).toBeUndefined();
    expect(logged).toContain("the video search failed");
    expect(logged).not.toContain(KEY);
    expect(await database.db.selectFrom("video_searches").selectAll().execute()).toEqual([]);
  });

  test.each<[string, SearchBehavior]>([
    ["never answers", neverAnswers],
    ["never ends its answer", stopsMidway],
  ])("%s", async (_, behavior) => {
    finder = createFinder(30);
    youtube.answer(behavior);
    expect(await find()).toBeUndefined();
    expect(youtube.searches).toHaveLength(1);
  });

  test("sends elsewhere: the key does not follow", async () => {
    const elsewhere = await startYouTubeServer();
    youtube.answer((response) => {
      response.writeHead(302, { location: `${elsewhere.url}/search` });
      response.end();
    });
    expect(await find()).toBeUndefined();
    expect(elsewhere.searches).toHaveLength(0);
    await elsewhere.stop();
  });

  test("is not there", async () => {
    await youtube.stop();
    expect(await find()).toBeUndefined();
    youtube = await startYouTubeServer();
  });

  test("cannot be remembered, because the database is gone", async () => {
    await database.close();
    youtube.answer(finds(VIDEO));
    expect(await find()).toBeUndefined();
    database = await openDatabase({ dataDir });
  });
});
