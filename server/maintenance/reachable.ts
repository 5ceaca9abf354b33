import { sql } from "kysely";
import { DISCOVERY_URL } from "../adapters/identity/google.ts";
import { expectMailServer } from "../adapters/mail/smtp.ts";
import type { Config } from "../config.ts";
import type { Finding } from "./doctor.ts";
import { openRaw } from "./raw-database.ts";

/** Milliseconds per service. */
const ANSWER_TIMEOUT_MS = 8_000;

/** Asks each configured service whether it answers; nothing is sent, written or charged for. */
export function examineReach(config: Config): Promise<Finding[]> {
  const { SMTP_URL: mailServer, GOOGLE_CLIENT_ID, GOOGLE_DISCOVERY_URL } = config;
  return Promise.all([
    checkService("Database", () => askDatabase(config)),
    ...(mailServer ? [checkService("Mail", () => expectMailServer(mailServer))] : []),
    ...(GOOGLE_CLIENT_ID
      ? [checkService("Google", () => askProvider(GOOGLE_DISCOVERY_URL ?? DISCOVERY_URL))]
      : []),
  ]);
}

/** @param ask rejects with what is wrong. */
async function checkService(about: string, ask: () => Promise<unknown>): Promise<Finding> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise((_, reject) => {
    const error = new Error(`no answer in ${ANSWER_TIMEOUT_MS / 1_000} seconds`);
    timer = setTimeout(() => reject(error), ANSWER_TIMEOUT_MS);
  });
  try {
    await Promise.race([ask(), late]);
    return { level: "good", about, words: "It answers." };
  } catch (error) {
    const { message, code } = error as { message?: string; code?: string };
    return { level: "wrong", about, words: `It cannot be used: ${message || code || error}.` };
  } finally {
    clearTimeout(timer);
  }
}

async function askDatabase({ DATABASE_URL: url, DATA_DIR: dataDir }: Config): Promise<void> {
  const db = await openRaw({ url, dataDir }, "read");
  if (!db) return;
  try {
    await sql`select 1`.execute(db);
  } finally {
    await db.destroy();
  }
}

async function askProvider(discovery: string): Promise<void> {
  const answer = await fetch(discovery, { signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS) });
  await answer.body?.cancel();
  if (!answer.ok) throw new Error(`${discovery} answered ${answer.status}`);
}
