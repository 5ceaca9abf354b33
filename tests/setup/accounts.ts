import { type Database, openDatabase } from "#server/storage/database.ts";
import { findRecentMails } from "#server/storage/mails.ts";
import type { MailRow } from "#server/storage/tables.ts";
import { putSignedInMember } from "./signed-in-member.ts";
import type { TestServer } from "./test-server.ts";

/** Somebody with an account: what a browser would keep of the sign-in. */
export interface TestMember {
  readonly userId: string;
  readonly email: string;
  readonly password: string;
  /** For the Cookie header. */
  readonly cookie: string;
  /** An access token, for `Authorization: Bearer …`. */
  readonly token: string;
}

export const PASSWORD = "seven quiet herons";

/** An address that no other member has. */
export const newAddress = (): string => `ada.${crypto.randomUUID().slice(0, 8)}@example.org`;

/** An answer of `/api/auth/…`. */
export interface AuthAnswer {
  readonly status: number;
  readonly body: Record<string, unknown>;
  readonly headers: Headers;
  /** All cookies that were set, ready for the Cookie header. */
  readonly cookie: string;
}

/** Calls `/api/auth{path}` as the product's own page would. */
export async function authCall(
  server: TestServer,
  path: string,
  body?: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<AuthAnswer> {
  const response = await fetch(`${server.url}/api/auth${path}`, {
    redirect: "manual",
    headers: {
      Origin: server.url,
      ...(body !== undefined && { "Content-Type": "application/json" }),
      ...headers,
    },
    ...(body !== undefined && {
      method: "POST",
      body: typeof body === "string" ? body : JSON.stringify(body),
    }),
  });
  const text = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    body: text.startsWith("{") ? JSON.parse(text) : { value: text },
    cookie: cookiesOf(response.headers),
  };
}

/** Name and value of every cookie that an answer sets. */
export function cookiesOf(headers: Headers): string {
  return headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0] ?? "")
    .filter((cookie) => !cookie.endsWith("="))
    .join("; ");
}

/** The mails that were written to an address, newest first. */
export async function mailsTo(server: TestServer, address: string): Promise<MailRow[]> {
  await server.services.auth.whenDone();
  const mails = await withDatabase(server, (db) => findRecentMails(db, 1_000));
  return mails.filter(({ recipient }) => recipient === address);
}

/** Opens the server's database beside it, to check what was written or to let time pass. */
export async function withDatabase<Value>(
  server: TestServer,
  use: (db: Database) => Promise<Value>,
): Promise<Value> {
  const { db, close } = await openDatabase(server.database);
  try {
    return await use(db);
  } finally {
    await close();
  }
}

/** The path of the first link in the newest mail of a kind. */
export async function mailedLink(
  server: TestServer,
  address: string,
  kind: string,
): Promise<string> {
  const mail = (await mailsTo(server, address)).find((candidate) => candidate.kind === kind);
  const link = /https?:\/\/\S+/u.exec(mail?.text ?? "")?.[0];
  if (!link) throw new Error(`no mail of the kind ${kind} with a link went to ${address}`);
  const { pathname, search } = new URL(link);
  return pathname + search;
}

/** Signs up without opening the mail. */
export function signUp(
  server: TestServer,
  { email = newAddress(), password = PASSWORD, username = "Ada" } = {},
): Promise<AuthAnswer> {
  return authCall(server, "/sign-up/email", { email, username, password });
}

/** Opens a link as a browser does that shows the mail. */
export async function open(
  server: TestServer,
  path: string,
  cookie = "",
): Promise<{ status: number; location: string; cookie: string }> {
  const response = await fetch(new URL(path, server.url), {
    redirect: "manual",
    headers: { Cookie: cookie },
  });
  await response.body?.cancel();
  return {
    status: response.status,
    location: response.headers.get("location") ?? "",
    cookie: cookiesOf(response.headers),
  };
}

/** Signs up somebody new. @returns the address and the mailed link, which nobody has opened yet. */
export async function signUpUnconfirmed(
  server: TestServer,
  { email = newAddress(), password = PASSWORD, username = "Ada" } = {},
): Promise<{ readonly email: string; readonly link: string }> {
  await signUp(server, { email, password, username });
  return { email, link: await mailedLink(server, email, "confirm-address") };
}

/** Signs up, confirms the address and signs in, all over HTTP. */
export async function signUpMember(
  server: TestServer,
  { email = newAddress(), password = PASSWORD, username = "Ada" } = {},
): Promise<TestMember> {
  const { link } = await signUpUnconfirmed(server, { email, password, username });
  await confirm(server, link);
  return signIn(server, email, password);
}

/** Presses the button on the page that a confirmation mail's link leads to. */
export function confirm(server: TestServer, link: string, cookie = ""): Promise<AuthAnswer> {
  const { pathname, searchParams } = new URL(link, server.url);
  if (pathname !== "/confirm-email") throw new Error(`${pathname} is no page to confirm on`);
  const { token, next } = Object.fromEntries(searchParams);
  return authCall(server, "/confirm-email", { token, next }, { Cookie: cookie });
}

/**
 * A signed-in member, for tests of what members do. Created directly in the database, not over
 * HTTP.
 */
export async function addMember(
  server: TestServer,
  { email = newAddress(), password = PASSWORD, username = "Ada" } = {},
): Promise<TestMember> {
  const { userId, cookie } = await withDatabase(server, (db) =>
    putSignedInMember(db, { email, password, username }),
  );
  const header = `${cookie.name}=${cookie.value}`;
  return { userId, email, password, cookie: header, token: await accessToken(server, header) };
}

async function accessToken(server: TestServer, cookie: string): Promise<string> {
  const { body } = await authCall(server, "/token", undefined, { Cookie: cookie });
  return String(body.token);
}

export async function signIn(
  server: TestServer,
  email: string,
  password = PASSWORD,
): Promise<TestMember> {
  const { status, body, cookie } = await authCall(server, "/sign-in/email", { email, password });
  if (status !== 200) throw new Error(`signing in answered ${status}: ${JSON.stringify(body)}`);
  const { id } = body.user as { id: string };
  return { userId: id, email, password, cookie, token: await accessToken(server, cookie) };
}
