import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { startSevenfold } from "../../bench/sevenfold.ts";
import { REPORTS, runTool } from "./run-tool.ts";

/** Seconds for looking around and for each kind of attack. */
const LOOKING = 300;
const ATTACKING = 300;
/** All that need no host outside this machine. */
const MODULES =
  "backup,blindsql,cookieflags,crlf,csp,csrf,exec,file,htaccess,http_headers,methods,permanentxss,redirect,shellshock,sql,xss";

/** Addresses that read something of the visitor's, which no link carries. */
const READING = [
  "/blog?q=chess",
  "/hobbies?q=chess",
  "/generate?hobby=chess",
  "/login?next=/dashboard",
  "/login?error=NOT_SIGNED_IN",
  "/plan?plan_id=1",
  "/print?doc=math-maze&seed=1&answers=1",
  "/shared/abc",
  "/newsletter/confirm?token=abc",
  "/newsletter/unsubscribe?token=abc",
];

/** What wapiti says of every site that follows today's advice: the header has done harm (OWASP). */
const OBSOLETE = "X-XSS-Protection is not set";

/**
 * It asks for a token in each form. These have none and need none: no form's request carries a session
 * that another site could use, and a changing request that a browser made from another site is refused
 * by its Fetch Metadata and Origin, which tests/api/hostile tries on every call. The token that it finds
 * easy to predict is the one of READING, which it was given.
 */
const FORMS_WITHOUT_TOKEN = /^\/(?:contact|newsletter(?:\/\w+)?)$/u;
const CSRF = "Cross Site Request Forgery";

interface Finding {
  readonly info: string;
  readonly path: string;
}

const isExplained = (kind: string, { info, path }: Finding): boolean =>
  info === OBSOLETE || (kind === CSRF && FORMS_WITHOUT_TOKEN.test(path.replace(/\?.*$/u, "")));

interface Report {
  readonly vulnerabilities: Readonly<Record<string, readonly Finding[]>>;
  readonly anomalies: Readonly<Record<string, readonly Finding[]>>;
}

test("wapiti finds nothing in the pages as they are served", async () => {
  const server = await startSevenfold({ PUBLIC_URL: "https://sevenfold.example" });
  const settings = mkdtempSync(join(tmpdir(), "sevenfold-wapiti-"));
  // It would be fetched from the web.
  writeFileSync(join(settings, "apps.json"), '{"apps":{},"categories":{}}');
  const file = join(REPORTS, "wapiti.json");
  try {
    const said = await runTool("wapiti", [
      ...["-u", `${server.url}/`, "-m", MODULES, "--flush-session", "--no-bugreport", "-v", "1"],
      ...["--store-config", settings, "--store-session", settings],
      // It says that it reads brotli, and does not.
      ...["-H", "Accept-Encoding: gzip"],
      ...READING.flatMap((path) => ["-s", server.url + path]),
      ...["--max-scan-time", String(LOOKING), "--max-attack-time", String(ATTACKING)],
      ...["--max-links-per-page", "80", "-d", "6", "-f", "json", "-o", file],
    ]);
    writeFileSync(join(REPORTS, "wapiti.txt"), said);
    const seen = Number(/found (\d+) URLs and forms/u.exec(said)?.[1]);
    console.log(`wapiti saw ${seen} addresses and forms`);
    expect(seen).toBeGreaterThan(150);
  } finally {
    await server.stop();
    rmSync(settings, { recursive: true });
  }
  const { vulnerabilities, anomalies } = JSON.parse(readFileSync(file, "utf8")) as Report;
  const found = Object.entries({ ...vulnerabilities, ...anomalies }).flatMap(([kind, findings]) =>
    findings.filter((finding) => !isExplained(kind, finding)).map((finding) => [kind, finding]),
  );
  expect(found).toEqual([]);
});
