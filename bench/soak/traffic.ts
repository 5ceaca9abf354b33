import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { SESSION_COOKIE } from "#contract/account.ts";
import { CHAT_INPUT_MAX } from "#contract/text.ts";
import { DEFAULT_ANSWERS, ExperienceSchema, GoalSchema } from "#core/plan/answers.ts";
import { pick, type Random } from "#core/random/random.ts";
import type { HttpClient, HttpRequest } from "../http-client.ts";
import { ROOT } from "../sevenfold.ts";
import { PASSWORD, PLANS_EACH, type SoakData, type SoakMember } from "./members.ts";
import {
  cookiesOf,
  type Deed,
  deed,
  expectWords,
  faultOfStatus,
  type RequestWriter,
} from "./requests.ts";

/** A kind of request, and how often it is made. */
export interface Kind {
  readonly name: string;
  /** Of all requests, in percent. */
  readonly share: number;
  /** A model may be asked: an answer can take a minute. */
  readonly slow?: boolean;
  next(): Deed;
}

/**
 * Members who read and tick days, and members whose plans come and go: each may save 60 times an
 * hour.
 */
const READERS = 64;
const PLANNERS = 480;

interface SignedIn extends SoakMember {
  readonly headers: Readonly<Record<string, string>>;
}

export interface TrafficParts {
  readonly data: SoakData;
  readonly client: HttpClient;
  readonly writer: RequestWriter;
  readonly random: Random;
  readonly signal: AbortSignal;
}

/** How many plans of guests each author wrote. */
export type Authors = Record<"library" | "model", number>;

/**
 * 70 % pages, 25 % reads, 5 % writes.
 * @throws the signal's reason when it is aborted.
 */
export async function createTraffic(
  parts: TrafficParts,
): Promise<{ kinds: readonly Kind[]; authors: Authors }> {
  const { data } = parts;
  const readers = await signInAll(parts, data.members.slice(0, READERS));
  const planners = await signInAll(parts, data.members.slice(READERS, READERS + PLANNERS));
  const authors: Authors = { library: 0, model: 0 };
  const kinds = [
    ...(await pageKinds(parts)),
    ...readKinds(parts, readers),
    tickKind(parts, readers),
    planKind(parts, planners),
    generateKind(parts, authors),
    chatKind(parts),
    signInKind(parts, data.members.slice(READERS + PLANNERS)),
  ];
  const shares = kinds.reduce((sum, { share }) => sum + share, 0);
  if (Math.abs(shares - 100) > 1e-6) throw new RangeError(`the shares add up to ${shares} %`);
  return { kinds, authors };
}

/** Returns the elements in turn, forever. */
function inTurn<Item>(items: readonly Item[]): () => Item {
  let at = 0;
  return () => {
    const item = items[at % items.length];
    at += 1;
    if (item === undefined) throw new RangeError("nothing to take turns with");
    return item;
  };
}

async function signInAll(
  { client, writer, signal }: TrafficParts,
  members: readonly SoakMember[],
): Promise<SignedIn[]> {
  const signedIn: SignedIn[] = [];
  for (const member of members) {
    signal.throwIfAborted();
    const answer = await client.ask(signInRequest(writer, member));
    const fault = faultOfStatus(answer);
    if (fault) throw new Error(`signing in: ${fault}`);
    signedIn.push({ ...member, headers: { Cookie: cookiesOf(answer) } });
  }
  return signedIn;
}

const signInRequest = (writer: RequestWriter, { email }: SoakMember): HttpRequest =>
  writer.send("POST", "/api/auth/sign-in/email", { email, password: PASSWORD });

/**
 * Built pages and assets have the same bytes for everybody, so their length is learned in advance.
 */
async function pageKinds({ client, writer, data }: TrafficParts): Promise<Kind[]> {
  const folderOfPages = join(ROOT, "build", "client");
  const below = (folder: string) =>
    readdirSync(join(folderOfPages, folder), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => `/${folder}/${name}`);
  const assets = readdirSync(join(folderOfPages, "assets"))
    .filter((name) => /\.(?:js|css|woff2)$/u.test(name))
    .map((name) => `/assets/${name}`);
  const known = new Map<string, { readonly bytes: number; readonly etag: string }>();
  const built = async (name: string, share: number, paths: readonly string[]): Promise<Kind> => {
    for (const path of paths) {
      const answer = await client.ask(writer.get(path));
      const fault = faultOfStatus(answer);
      const { etag } = answer.headers;
      if (fault || !etag) throw new Error(`${path}: ${fault ?? "no ETag"}`);
      known.set(path, { bytes: answer.body.length, etag });
    }
    const next = inTurn(paths);
    return {
      name,
      share,
      next() {
        const path = next();
        return deed(writer.get(path), ({ body }) =>
          body.length === known.get(path)?.bytes ? undefined : `${path}: ${body.length} bytes`,
        );
      },
    };
  };
  const kinds = [
    await built("page: home", 8, ["/"]),
    await built("page: hobby", 16, below("hobbies")),
    await built("page: article", 10, below("blog")),
    await built("page: app", 6, ["/generate", "/plan", "/dashboard", "/login", "/kids"]),
    await built("asset", 20, assets),
  ];
  const again = inTurn(assets);
  const shared = inTurn(data.sharedPaths);
  return [
    ...kinds,
    {
      name: "asset, unchanged",
      share: 6,
      next() {
        const path = again();
        const headers = { "If-None-Match": known.get(path)?.etag ?? "" };
        return deed(writer.get(path, headers), () => undefined, 304);
      },
    },
    {
      name: "page: shared plan, rendered",
      share: 4,
      next() {
        const path = shared();
        return deed(writer.get(path), (answer) =>
          answer.body.length > 5_000
            ? (expectWords(answer, path) ?? expectWords(answer, "</html>"))
            : `only ${answer.body.length} bytes`,
        );
      },
    },
  ];
}

function readKinds({ writer }: TrafficParts, readers: readonly SignedIn[]): Kind[] {
  const next = inTurn(readers);
  const phrase = inTurn(
    readFileSync(join(ROOT, "bench", "phrases.txt"), "utf8")
      .split("\n")
      .filter((line) => line !== "" && line.length <= CHAT_INPUT_MAX),
  );
  /** Exactly this many rows, all of this member. */
  const ownRows =
    ({ userId }: SignedIn, count: number) =>
    (answer: { body: Buffer }): string | undefined => {
      const text = answer.body.toString("latin1");
      const all = text.split('"user_id":"').length - 1;
      const own = text.split(`"user_id":"${userId}"`).length - 1;
      return all === count && own === count ? undefined : `${own} of ${all} rows are the member's`;
    };
  const read = (name: string, share: number, path: (who: SignedIn) => string, rows: number) => ({
    name,
    share,
    next() {
      const who = next();
      return deed(writer.get(path(who), who.headers), ownRows(who, rows));
    },
  });
  return [
    read("read: list of plans", 9, () => "/api/hobby-plans", PLANS_EACH),
    read("read: one plan", 5, (who) => `/api/hobby-plans/${who.planIds[0]}`, 1),
    read("read: progress", 3, (who) => `/api/user-progress/${who.userId}`, PLANS_EACH),
    {
      name: "read: profile",
      share: 4,
      next() {
        const who = next();
        const body = { time_zone: "Europe/Berlin" };
        return deed(writer.send("POST", "/api/user-profile", body, who.headers), (answer) =>
          expectWords(answer, `"email":"${who.email}"`),
        );
      },
    },
    {
      name: "read: hobby check",
      share: 4,
      slow: true,
      next: () =>
        deed(writer.send("POST", "/api/validate-hobby", { hobby: phrase() }), (answer) =>
          expectWords(answer, '"isValid":'),
        ),
    },
  ];
}

/** Every request changes something: the first day is ticked and unticked. */
function tickKind({ writer }: TrafficParts, readers: readonly SignedIn[]): Kind {
  const next = inTurn(readers);
  let round = 0;
  return {
    name: "write: progress",
    share: 2.5,
    next() {
      const { planIds, headers } = next();
      const plan_id = planIds[0] ?? "";
      round += 1;
      const completed_days = Math.floor(round / readers.length) % 2 === 0 ? [1] : [];
      const request = writer.send(
        "POST",
        "/api/user-progress",
        { plan_id, completed_days },
        headers,
      );
      return deed(request, (answer) => expectWords(answer, `"plan_id":"${plan_id}"`));
    },
  };
}

/**
 * A member creates a plan and deletes it the next time; nothing else is requested of them in
 * between.
 */
function planKind({ writer, data }: TrafficParts, planners: readonly SignedIn[]): Kind {
  const free = planners.map((who) => ({ who, made: undefined as string | undefined }));
  return {
    name: "write: plan made or deleted",
    share: 1.2,
    next(): Deed {
      const planner = free.shift();
      // If all of them are waiting for an answer, make a read request instead.
      if (!planner) return deed(writer.get("/healthz"), () => undefined);
      const { who, made } = planner;
      const { request, settle } = made
        ? deed(
            writer.send("DELETE", `/api/hobby-plans/${made}`, undefined, who.headers),
            (answer) => expectWords(answer, '"deleted":true'),
          )
        : deed(writer.send("POST", "/api/hobby-plans", data.newPlan, who.headers), (answer) =>
            expectWords(answer, `"user_id":"${who.userId}"`),
          );
      return {
        request,
        settle(answer) {
          const fault = settle(answer);
          if (answer && !fault) {
            planner.made = made ? undefined : String(JSON.parse(answer.body.toString("utf8")).id);
          }
          free.push(planner);
          return fault;
        },
      };
    },
  };
}

/** As a guest's browser requests it, with the growing plan. */
function generateKind({ writer, random }: TrafficParts, authors: Authors): Kind {
  const names = readdirSync(join(ROOT, "generated", "hobbies")).map((file) =>
    file.replace(".json", "").replaceAll("-", " "),
  );
  const hobby = inTurn(names);
  const one = <Item>([first, ...others]: readonly Item[]): Item =>
    pick([first as Item, ...others], random);
  return {
    name: "write: plan generated",
    share: 0.6,
    slow: true,
    next() {
      const body = {
        hobby: hobby(),
        experience: one(ExperienceSchema.options),
        timeAvailable: DEFAULT_ANSWERS.timeAvailable,
        goal: one(GoalSchema.options),
      };
      const headers = { Accept: "application/x-ndjson" };
      return deed(writer.send("POST", "/api/generate-plan", body, headers), (answer) => {
        const text = answer.body.toString("utf8");
        const fault = text.endsWith('{"type":"done"}\n')
          ? expectWords(answer, '"outline"')
          : `ends with ${text.slice(-200)}`;
        const author = /.*"author":"(library|model)"/su.exec(text)?.[1] as keyof Authors;
        if (!fault) authors[author] += 1;
        return fault;
      });
    },
  };
}

function chatKind({ writer }: TrafficParts): Kind {
  const body = { message: "What do I need for the first day?", hobby: "Guitar" };
  return {
    name: "write: question asked",
    share: 0.6,
    slow: true,
    next: () =>
      deed(writer.send("POST", "/api/hobby-chat", body), (answer) =>
        expectWords(answer, '"reply":"'),
      ),
  };
}

/** Another member each time: one account may sign in ten times per quarter of an hour. */
function signInKind({ writer }: TrafficParts, members: readonly SoakMember[]): Kind {
  const next = inTurn(members);
  return {
    name: "write: sign-in",
    share: 0.1,
    next: () =>
      deed(signInRequest(writer, next()), (answer) =>
        cookiesOf(answer).includes(SESSION_COOKIE) ? undefined : "no session was set",
      ),
  };
}
