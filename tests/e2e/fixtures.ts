import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import AxeBuilder from "@axe-core/playwright";
import { test as base, expect, type Page } from "@playwright/test";
import { LIVE } from "#app/lib/live.ts";
import { freePort } from "../setup/free-port.ts";

export const ROOT = join(import.meta.dirname, "../..");

/** A running product, as `npm start` starts it. */
export interface RunningServer {
  readonly url: string;
  /** Of the process that was started; it may have others. */
  readonly pid: () => number;
  /** Where its data are. */
  readonly dataDir: string;
  /** Ends it; its data stay. Resolves with its exit code. */
  readonly halt: () => Promise<unknown>;
  /**
   * Starts it again on the same port with the same data.
   * @param from the folder of another build.
   */
  readonly resume: (from?: string) => Promise<void>;
  readonly stop: () => Promise<void>;
}

async function launch(
  port: number,
  env: Record<string, string>,
  args: readonly string[],
  root = ROOT,
): Promise<ChildProcess> {
  const child = spawn(process.execPath, [join(root, "server/main.ts"), ...args], {
    env: { ...process.env, NODE_ENV: "production", LOG_LEVEL: "error", ...env, PORT: String(port) },
    stdio: ["ignore", "pipe", "inherit"],
  });
  await new Promise<void>((resolve, reject) => {
    let said = "";
    child.stdout?.on("data", (chunk: Buffer) => {
      said += chunk.toString();
      if (said.includes("Sevenfold is ready at ")) resolve();
    });
    child.once("exit", (code) => reject(new Error(`the server ended with code ${code}`)));
  });
  return child;
}

const ended = (child: ChildProcess): Promise<unknown> =>
  child.exitCode === null
    ? new Promise((resolve) => {
        child.once("exit", resolve);
        child.kill("SIGTERM");
      })
    : Promise.resolve();

export async function startServer(
  env: Record<string, string> = {},
  args: readonly string[] = [],
): Promise<RunningServer> {
  const dataDir = mkdtempSync(join(tmpdir(), "sevenfold-e2e-"));
  // Each test comes from an address of its own, or the tests would share a visitor's limits.
  const settings = { DATA_DIR: dataDir, HOST: "127.0.0.1", TRUST_PROXY: "true", ...env };
  const port = await freePort();
  let child = await launch(port, settings, args);
  return {
    url: `http://127.0.0.1:${port}`,
    pid: () => child.pid ?? 0,
    dataDir,
    halt: () => ended(child),
    resume: async (from) => {
      child = await launch(port, settings, args, from);
    },
    stop: async () => {
      await ended(child);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

let addresses = 0;

/** The address that visitors use of a server that says so. */
export const PUBLISHED = "https://learn.example.org";

export const test = base.extend<
  { consoleIsClean: undefined },
  { server: RunningServer; published: RunningServer }
>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from it
    async ({}, use) => {
      const server = await startServer();
      await use(server);
      await server.stop();
    },
    { scope: "worker" },
  ],
  /** Another one, which knows its public address. */
  published: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from it
    async ({}, use) => {
      const server = await startServer({ PUBLIC_URL: PUBLISHED });
      await use(server);
      await server.stop();
    },
    { scope: "worker" },
  ],
  baseURL: async ({ server }, use) => use(server.url),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from it
  extraHTTPHeaders: async ({}, use) => {
    addresses += 1;
    await use({ "X-Forwarded-For": `127.1.${addresses >> 8}.${addresses & 255}` });
  },
  page: async ({ page }, use) => {
    await page.addInitScript(noteWhenLive, LIVE);
    await use(page);
  },
  /** A page that complains in the console has a fault, whatever it looks like. */
  consoleIsClean: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      page.on("pageerror", (error) => complaints.push(error.message));
      page.on("console", (message) => {
        const expected = /net::ERR_|Failed to load resource/u.test(message.text());
        if (message.type() === "error" && !expected) complaints.push(message.text());
      });
      await use(undefined);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Runs in the page: a screen says when it answers, a reading page does from when its script has run. */
function noteWhenLive(live: string): void {
  const note = () => Reflect.set(window, "isLive", true);
  addEventListener(live, note);
  const noteScript = ({ target }: Event) => {
    const isReadingPage = document.documentElement.classList.contains("reading");
    if (isReadingPage && target instanceof HTMLScriptElement) note();
  };
  document.addEventListener("load", noteScript, true);
}

/** Waits until the page's scripts answer what is pressed and typed. */
export async function untilLive(page: Page): Promise<void> {
  await page.waitForFunction(() => Reflect.get(window, "isLive") === true);
}

/** Types into the chat and sends it. */
export async function say(page: Page, text: string): Promise<void> {
  await page.getByLabel("Your message").fill(text);
  await page.getByRole("button", { name: "Send" }).click();
}

/** Answers the three questions by their buttons. */
export async function answer(page: Page, ...labels: readonly string[]): Promise<void> {
  for (const label of labels) {
    await page
      .getByRole("button", { name: new RegExp(`^${label.replace("+", "\\+")}`, "u") })
      .click();
  }
}

/** Names a hobby in an empty chat and answers the three questions. */
export async function askForPlan(page: Page, hobby: string): Promise<void> {
  await page.goto("/generate");
  await say(page, hobby);
  await answer(page, "Beginner", "30 minutes", "Personal enjoyment");
}

/** From an empty chat to a plan on the screen. */
export async function makePlan(page: Page, hobby: string): Promise<void> {
  await askForPlan(page, hobby);
  await expect(page.getByRole("heading", { name: "Select Day" })).toBeVisible();
}

/** Shows one side on a phone; on a desktop both are there. */
export async function showSide(page: Page, side: "Guide" | "Plan"): Promise<void> {
  const button = page.getByRole("button", { name: side, exact: true });
  if (await button.isVisible()) await button.click();
}

/** Rules of axe that a theme can break; all others see the same page in both. */
const RULES_OF_COLOR = ["color-contrast", "link-in-text-block"];

/** Looks at the page in both themes; on a phone in the light one, for colors are the same at every width. */
export async function expectAccessible(page: Page): Promise<void> {
  // Colors in the middle of a fade are nobody's colors.
  await page.emulateMedia({ reducedMotion: "reduce" });
  const faults = await faultsForAxe(page);
  if (test.info().project.name !== "phone") {
    await setTheme(page, "dark");
    faults.push(...(await colorFaults(page)).map((fault) => `dark: ${fault}`));
    await setTheme(page, "light");
  }
  expect(faults, new URL(page.url()).pathname).toEqual([]);
}

/** Shows the page as it is in a theme, without loading it again: a page that failed follows no device. */
const setTheme = (page: Page, theme: "light" | "dark"): Promise<void> =>
  page.evaluate((theme) => {
    document.documentElement.dataset.theme = theme;
    // Colors in the middle of a fade are nobody's colors.
    for (const fade of document.getAnimations()) {
      if (fade instanceof CSSTransition) fade.finish();
    }
  }, theme);

async function faultsForAxe(page: Page): Promise<string[]> {
  await untilDrawn(page);
  const axe = new AxeBuilder({ page })
    // In the page itself: without frames of other sites there is nothing to put together in a second tab.
    .setLegacyMode(true)
    // Most of the time went into describing what is right.
    .options({ resultTypes: ["violations"] });
  return (await axe.analyze()).violations.map(describeFault);
}

/** Looks for faults of color alone, with what the look before has put into the page. */
async function colorFaults(page: Page): Promise<string[]> {
  await untilDrawn(page);
  const violations = await page.evaluate(async (values) => {
    const axe = Reflect.get(window, "axe");
    const found = await axe.run({
      resultTypes: ["violations"],
      runOnly: { type: "rule", values },
    });
    return found.violations;
  }, RULES_OF_COLOR);
  return violations.map(describeFault);
}

const describeFault = ({
  id,
  nodes,
}: {
  readonly id: string;
  readonly nodes: readonly { readonly html: string }[];
}): string => `${id}: ${nodes.map(({ html }) => html).join("\n")}`;

/** Waits until what has changed is on the screen. */
export const untilDrawn = (page: Page): Promise<void> =>
  page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => drawn()))),
  );

/** No screen is wider than the window. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
}
