import { expect, type Page } from "@playwright/test";
import { openDatabase } from "#server/storage/database.ts";
import { putSignedInMember } from "#tests/setup/signed-in-member.ts";
import type { RunningServer } from "./fixtures.ts";

/** Somebody with an account on the server under test. */
export interface E2eMember {
  readonly email: string;
  readonly password: string;
  readonly username: string;
}

const PASSWORD = "seven quiet herons";
let members = 0;

/** Somebody who has no account yet. */
export function newMember(): E2eMember {
  members += 1;
  const name = `ada${Date.now().toString(36)}${process.pid}n${members}`;
  return { email: `${name}@example.org`, password: PASSWORD, username: `Ada ${members}` };
}

/**
 * The newest mail to an address, from the local mailbox, which is shown to this machine alone.
 * @returns its first link that fits.
 */
export async function mailedLink(origin: string, email: string, pattern: RegExp): Promise<string> {
  let found: string | undefined;
  await expect
    .poll(async () => {
      const list = await (await fetch(`${origin}/mailbox`)).text();
      const ids = [...list.matchAll(/href="\/mailbox\/([\w-]+)"/gu)].map(([, id]) => id);
      for (const id of ids) {
        const mail = await (await fetch(`${origin}/mailbox/${id}`)).text();
        const links = [...mail.matchAll(/https?:\/\/[^\s"'<>]+/gu)].map(([link]) => link);
        const text = mail.includes(email);
        found = text
          ? links
              .map((link) => link.replaceAll(/&(?:amp;)+/gu, "&"))
              .find((link) => pattern.test(link))
          : undefined;
        if (found) return true;
      }
      return false;
    })
    .toBe(true);
  return found ?? "";
}

/** Signs a fresh member up over the API, confirms the address, and gives the page its session. */
export async function signUpMember(page: Page, origin: string): Promise<E2eMember> {
  const member = newMember();
  const { email, password, username } = member;
  const answer = await page.request.post(`${origin}/api/auth/sign-up/email`, {
    data: { email, password, username },
    headers: { Origin: origin },
  });
  expect(answer.status()).toBe(200);
  const link = new URL(await mailedLink(origin, email, /confirm-email/u));
  const confirmed = await page.request.post(`${origin}/api/auth/confirm-email`, {
    data: { token: link.searchParams.get("token") },
    headers: { Origin: origin },
  });
  expect(confirmed.status()).toBe(200);
  const session = await page.request.get(`${origin}/api/auth/get-session`);
  expect(await session.json()).toMatchObject({ user: { email } });
  return member;
}

/** A week, in seconds: without it a browser that starts anew has forgotten who is signed in. */
const COOKIE_LIFE = 7 * 86_400;

/** Gives the page the session of a fresh member, for tests of what members do. */
export async function addMember(page: Page, server: RunningServer): Promise<E2eMember> {
  const member = newMember();
  const { db, close } = await openDatabase({ dataDir: server.dataDir });
  try {
    const { cookie } = await putSignedInMember(db, member);
    const expires = Math.floor(Date.now() / 1_000) + COOKIE_LIFE;
    await page.context().addCookies([{ ...cookie, url: server.url, httpOnly: true, expires }]);
  } finally {
    await close();
  }
  return member;
}

/** Has a plan written for the member who is signed in, and opens it. */
export async function openNewPlan(page: Page, hobby: string): Promise<void> {
  const made = await page.request.post("/api/generate-plan", { data: { hobby } });
  expect(made.status()).toBe(200);
  const { id } = (await made.json()) as { id: string };
  await page.goto(`/plan?plan_id=${id}`);
  await expect(page.getByRole("heading", { name: "Select Day" })).toBeVisible();
}

/** The days that are completed on the server, of the plan that the signed-in member used last. */
export async function savedDays(page: Page): Promise<number[] | undefined> {
  const session = await (await page.request.get("/api/auth/get-session")).json();
  const progress = await page.request.get(`/api/user-progress/${session.user.id}`);
  return (await progress.json())[0]?.completed_days;
}

/** Signs in through the dialog, which is open. */
export async function signInByDialog(page: Page, { email, password }: E2eMember): Promise<void> {
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Email").fill(email);
  await dialog.getByLabel("Password", { exact: true }).fill(password);
  await dialog.getByRole("button", { name: "Sign In", exact: true }).click();
}
