import type { Config } from "../config.ts";
import { isAnyNetwork, isLoopbackAddress, isLoopbackHost, isPrivateHost } from "../hosts.ts";

/**
 * - `good`: as it should be
 * - `note`: worth knowing
 * - `weak`: works, but makes it easier than necessary for an attacker or an accident
 * - `wrong`: something that visitors need does not work
 */
export type Level = "good" | "note" | "weak" | "wrong";

/** One result of the doctor's examination. */
export interface Finding {
  readonly level: Level;
  /** The subject, in a word or two. */
  readonly about: string;
  /** What the state is, and what to do. */
  readonly words: string;
}

/** What the machine reports; undefined where a system does not say. */
export interface MachineFacts {
  /** The user id; 0 is root. */
  readonly uid: number | undefined;
  /** Permission bits of the data directory; undefined while it does not exist. */
  readonly dataDirMode: number | undefined;
  /** Free bytes where the data is. */
  readonly freeBytes: number | undefined;
  /** How many files and connections the process may have open. */
  readonly openFiles: number | undefined;
}

const OTHERS = 0o007;
const LITTLE_SPACE = 1_000_000_000;
const FEW_FILES = 4_096;
/** Shorter passwords are guessed offline in hours (NIST SP 800-63B §3.1.1 asks for 8). */
const GOOD_PASSWORD = 8;

/** Explains a usable configuration: what it means, and where it is weak. */
export function examineConfiguration(config: Config, facts: MachineFacts): Finding[] {
  const found: Finding[] = [];
  const say = (level: Level, about: string, words: string) => found.push({ level, about, words });
  const isPublic = config.PUBLIC_URL && !isLoopbackHost(new URL(config.PUBLIC_URL).hostname);

  address(config, say);
  if (config.DATABASE_URL) database(config.DATABASE_URL, say);
  else say("good", "Database", "The embedded one, in the data directory. It takes one machine.");
  if (config.SMTP_URL) say("good", "Mail", `Sent through ${new URL(config.SMTP_URL).host}.`);
  else if (isPublic) {
    say(
      "wrong",
      "Mail",
      "Nobody can confirm an address or reset a password: set SMTP_URL and MAIL_FROM.",
    );
  } else say("note", "Mail", "Not sent: mails lie in /mailbox, which only this machine can open.");
  author(config, say);
  if (isPublic && config.PASSWORD_MIN_LENGTH < GOOD_PASSWORD) {
    say(
      "note",
      "Passwords",
      `${config.PASSWORD_MIN_LENGTH} characters are enough here. PASSWORD_MIN_LENGTH=${GOOD_PASSWORD} would make guessing harder.`,
    );
  }
  if (config.AUTH_SECRET) {
    say("good", "Secret", "AUTH_SECRET: a copy of the database alone opens no account.");
  } else if (isPublic) {
    say(
      "weak",
      "Secret",
      "The secret of sessions and second factors is in the database, and so in every copy of it: set AUTH_SECRET (openssl rand -hex 32).",
    );
  }
  if (!config.METRICS_TOKEN) {
    say(
      "note",
      "Metrics",
      "/metrics answers this machine alone. METRICS_TOKEN opens it to others.",
    );
  }
  machine(config, facts, say);
  return found;
}

type Say = (level: Level, about: string, words: string) => void;

function address({ PUBLIC_URL, TRUST_PROXY, HOST, ALLOW_HTTP }: Config, say: Say): void {
  const url = PUBLIC_URL ? new URL(PUBLIC_URL) : undefined;
  if (!url) {
    say(
      "note",
      "Address",
      "PUBLIC_URL is not set: links in mails lead to this machine. Set it as soon as others visit.",
    );
  } else if (url.protocol === "https:") {
    say(
      "good",
      "Address",
      `${url.origin}: cookies go over HTTPS alone, and browsers stay with it.`,
    );
  } else if (!isLoopbackHost(url.hostname)) {
    say(
      "weak",
      "Address",
      ALLOW_HTTP && !isPrivateHost(url.hostname)
        ? "Visitors come over plain HTTP: whoever is on the way reads their passwords."
        : `${url.origin} is plain HTTP: fine at home, never across the internet.`,
    );
  }
  if (isAnyNetwork(HOST) && !TRUST_PROXY) {
    say(
      "note",
      "Network",
      `HOST=${HOST}: whoever reaches this machine reaches the process itself. For visitors from elsewhere put a reverse proxy in front, and listen for it alone (docs/deploying.md).`,
    );
  } else if (isLoopbackHost(HOST) || isLoopbackAddress(HOST)) {
    say("good", "Network", `HOST=${HOST}: only this machine, and a proxy on it, gets in.`);
  }
  if (TRUST_PROXY && isAnyNetwork(HOST)) {
    say(
      "weak",
      "Proxy",
      "TRUST_PROXY believes X-Forwarded-For from whoever connects, and every network can: make sure that only the proxy reaches this port, or leave HOST away if it is on this machine.",
    );
  } else if (!TRUST_PROXY && url?.protocol === "https:") {
    say(
      "weak",
      "Proxy",
      "Visitors come over HTTPS, so through a proxy, and all of them count as one address: set TRUST_PROXY=true.",
    );
  }
}

/** Passwords that everybody tries first. */
const FIRST_TRIED = new Set([
  "",
  "postgres",
  "password",
  "secret",
  "sevenfold",
  "admin",
  "changeme",
]);

function database(address: string, say: Say): void {
  const url = new URL(address);
  const sslmode = url.searchParams.get("sslmode");
  say("good", "Database", `PostgreSQL at ${url.host}${url.pathname}.`);
  if (isPrivateHost(url.hostname)) return;
  if (FIRST_TRIED.has(decodeURIComponent(url.password))) {
    say("weak", "Database", "Its password is one that everybody tries first.");
  }
  if (sslmode !== "verify-full") {
    say(
      "weak",
      "Database",
      "Another machine's database without sslmode=verify-full: who is on the way may read along, or answer in its place.",
    );
  }
}

function author(config: Config, say: Say): void {
  if (!config.AI_PROVIDER) {
    say("good", "Author", "The embedded library writes all plans.");
    return;
  }
  say(
    config.AI_DAILY_BUDGET === 0 ? "note" : "good",
    "Author",
    `${config.AI_MODEL} writes plans, ${config.AI_DAILY_BUDGET} calls a day at most (AI_DAILY_BUDGET); the library steps in.`,
  );
}

function machine(config: Config, facts: MachineFacts, say: Say): void {
  if (facts.uid === 0) {
    say(
      "weak",
      "User",
      "It runs as root. A user of its own, who owns the data directory, is enough.",
    );
  }
  if (facts.dataDirMode !== undefined && (facts.dataDirMode & OTHERS) !== 0) {
    say(
      "weak",
      "Data",
      `Every user of this machine may look into ${config.DATA_DIR}: chmod 750 it.`,
    );
  }
  if (facts.freeBytes !== undefined && facts.freeBytes < LITTLE_SPACE) {
    const megabytes = Math.floor(facts.freeBytes / 1_000_000);
    say(
      "weak",
      "Disk",
      `${megabytes} MB are free where the data lives. Without space nothing is saved.`,
    );
  }
  if (facts.openFiles !== undefined && facts.openFiles < FEW_FILES) {
    say(
      "note",
      "Connections",
      `${facts.openFiles} files and connections may be open at once: raise it (ulimit -n) for many visitors.`,
    );
  }
}
