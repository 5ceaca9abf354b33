import { ALL_ERRORS, ErrorBodySchema } from "#contract/error-catalogue.ts";
import type { Answer, Shot } from "./client.ts";
import { INJECTED_HEADER, LIE_HOST } from "./hostile-values.ts";
import type { Target } from "./targets.ts";

/** What must never be in an answer, by what it is. */
export type Secrets = ReadonlyMap<string, string>;

export interface Judge {
  /** Where redirects may lead besides paths of the server: itself, and the one provider. */
  readonly origins: readonly string[];
  readonly secrets: Secrets;
}

/** What a program says of itself when nobody stops it. */
export const TRACES: readonly RegExp[] = [
  /\n\s+at .+:\d+/u,
  /node_modules/u,
  /\b(?:Type|Range|Syntax|Reference)Error\b/u,
  /\/(?:home|root|tmp|usr|var|work)\//u,
  /\w\.[cm]?[jt]sx?:\d+/u,
  /SQLITE_|better-sqlite3|kysely|postgres/iu,
  /\b(?:select|insert into|update|delete from)\b[^.]*\b(?:from|values|set|where)\b/iu,
  /violates|duplicate key value|syntax error at|invalid byte sequence|UNIQUE constraint/iu,
];

/** Everything that is wrong with an answer; nothing when it is as it has to be. */
export function faultsOf(
  judge: Judge,
  target: Target | undefined,
  shot: Shot,
  answer: Answer,
): string[] {
  if (isBare(answer)) return [];
  const faults = [
    ...statusFaults(target, shot, answer),
    ...headerFaults(judge, answer),
    ...leaks(judge, shot, answer),
  ];
  const about = `${shot.method} ${shot.path.slice(0, 120)} [${shot.kind}${shot.at ? ` at ${shot.at}` : ""}]`;
  return faults.map(
    (fault) => `${about} → ${answer.status} ${answer.body.slice(0, 160)}: ${fault}`,
  );
}

/** What is no request at all is refused before it reaches the product, in no words. */
const isBare = ({ status, headers, body }: Answer): boolean =>
  status === 400 && body === "" && headers["x-request-id"] === undefined;

/** An opened link is answered by a way to the sign-in page that names the failure. */
const isRefusingRedirect = ({ status, headers }: Answer): boolean =>
  status === 302 && /^\/(?![/\\])[^#]*[?&]error=/u.test(String(headers.location));

function statusFaults(target: Target | undefined, shot: Shot, answer: Answer): string[] {
  const { status, body } = answer;
  if (status >= 500) return ["a fault of the server"];
  if (status < 400) {
    return shot.mayPass || isRefusingRedirect(answer) ? [] : ["carried out instead of refused"];
  }
  if (shot.method === "HEAD" || !isOfApi(shot.path)) return [];
  if (!String(answer.headers["content-type"]).startsWith("application/json")) {
    return ["a refusal that is not JSON"];
  }
  const told = parsed(body) as { code?: unknown; error?: unknown } | undefined;
  if (typeof told?.code !== "string" || typeof told.error !== "string") {
    return ["a refusal without error and code"];
  }
  if (!target) return [];
  const refusal = ErrorBodySchema.safeParse(told);
  if (!refusal.success) return ["not of the catalogue"];
  const { code } = refusal.data;
  if (ALL_ERRORS[code].status !== status) return ["not the status of its code"];
  if (shot.isElsewhere && code === "not-found") return [];
  return target.promised.get(status)?.has(code) ? [] : ["not promised by the document"];
}

/** Other addresses are those of pages, which are not here. */
const isOfApi = (path: string): boolean =>
  URL.parse(path, "http://localhost")?.pathname.startsWith("/api/") === true;

function headerFaults({ origins }: Judge, { headers, rawHeaders }: Answer): string[] {
  const faults: string[] = [];
  if (INJECTED_HEADER in headers || "bcc" in headers) faults.push("a header was injected");
  if (headers["x-content-type-options"] !== "nosniff") faults.push("no security headers");
  if (rawHeaders.some((value) => /[\r\n]/u.test(value))) faults.push("a broken header");
  const location = headers.location === undefined ? undefined : String(headers.location);
  const isOurs = (place: string) =>
    /^\/(?![/\\])/u.test(place) || origins.some((origin) => place.startsWith(`${origin}/`));
  if (location !== undefined && !isOurs(location)) {
    faults.push(`a redirect away, to ${location}`);
  }
  return faults;
}

/** What the caller has sent is no news to the caller. */
function leaks({ secrets }: Judge, shot: Shot, { status, body, rawHeaders }: Answer): string[] {
  const said = `${rawHeaders.join("\n")}\n${body}`;
  const wasSent = (text: string) =>
    `${shot.path}\n${JSON.stringify(shot.headers ?? {})}\n${Buffer.from(shot.body ?? "")}`.includes(
      text,
    );
  const found: string[] = [];
  for (const [what, secret] of secrets) {
    if (said.includes(secret) && !wasSent(secret)) found.push(`it tells ${what}`);
  }
  if (said.includes(LIE_HOST)) found.push("a lie about the host comes back");
  if (status >= 400) {
    for (const trace of TRACES) {
      const match = trace.exec(body);
      if (match && !wasSent(match[0])) found.push(`it tells of the program: ${match[0]}`);
    }
  }
  return found;
}

export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
