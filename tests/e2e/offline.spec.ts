import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type BrowserContext, chromium, type LaunchOptions, type Page } from "@playwright/test";
import { GAMES, gamePath } from "#core/games/catalogue.ts";
import { makeNewerBuild } from "../setup/newer-build.ts";
import {
  expect,
  expectAccessible,
  makePlan,
  ROOT,
  type RunningServer,
  showSide,
  startServer,
  test,
} from "./fixtures.ts";
import { addMember, openNewPlan, savedDays } from "./members.ts";

test.use({ serviceWorkers: "allow" });

/** An installed worker has fetched all that it keeps. */
const untilKept = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });

const badge = (page: Page) => page.getByText("Offline: what you do here is kept");

test("games that were never opened play without a network", async ({ page, context }) => {
  await page.goto("/kids");
  await untilKept(page);
  await context.setOffline(true);
  for (const [at, { name, title }] of GAMES.entries()) {
    // One switch for all games, and kept.
    const [now, then] =
      at % 2 === 0 ? [/^Sound on/u, /^Sound off/u] : [/^Sound off/u, /^Sound on/u];
    await page.goto(`${gamePath(name)}?seed=tunnel`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    await page.getByRole("button", { name: now }).click();
    await expect(page.getByRole("button", { name: then })).toBeVisible();
    await expect(page.getByText("The picture didn't load.")).toBeHidden();
    await expect(badge(page)).toBeVisible();
  }
  await context.setOffline(false);
  await expect(badge(page)).toBeHidden();
});

test("sheets that were never opened are drawn without a network, with any seed", async ({
  page,
  context,
}) => {
  const lines = () => page.locator("svg [d]").count();
  await page.goto("/print?doc=coloring-animals&seed=train");
  await expect.poll(lines).toBeGreaterThan(20);
  await untilKept(page);
  await context.setOffline(true);
  for (const address of ["coloring-space&seed=tunnel", "my-word-scramble&seed=tunnel"]) {
    await page.goto(`/print?doc=${address}`);
    await expect.poll(lines).toBeGreaterThan(10);
    await expect(page.getByText(/could not be loaded/u)).toBeHidden();
  }
});

test("an article that was read opens again; other pages say what works without a network", async ({
  page,
  context,
}) => {
  await page.goto("/kids");
  await untilKept(page);
  await page.goto("/blog/quiet-time");
  const title = await page.getByRole("heading", { level: 1 }).innerText();
  await context.setOffline(true);
  await page.goto("/blog/quiet-time?from=train");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  await page.goto("/blog/relaxing-hobbies");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("You're offline");
  await expectAccessible(page);
  await page.getByRole("link", { name: "Printables" }).first().click();
  await expect(page).toHaveURL(/\/printables$/u);
  await page.goto("/blog/relaxing-hobbies");
  await context.setOffline(false);
  await page.getByRole("link", { name: "Try again" }).click();
  await expect(page).toHaveURL(/relaxing-hobbies$/u);
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("You're offline");
});

test("nothing of a person is kept by the worker, and the children's pages send nothing", async ({
  page,
  context,
  server,
}) => {
  const elsewhere: string[] = [];
  context.on("request", (request) => {
    const url = new URL(request.url());
    if (url.origin !== server.url || url.pathname.startsWith("/api/"))
      elsewhere.push(request.url());
  });
  await page.goto(gamePath("memory"));
  await untilKept(page);
  expect(elsewhere).toEqual([]);
  expect(await context.cookies()).toEqual([]);
  await addMember(page, server);
  await openNewPlan(page, "yoga");
  await page.goto("/dashboard");
  await expect(page.getByRole("link", { name: "Continue Learning" })).toBeVisible();
  await page.goto("/account");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(kept.length).toBeGreaterThan(100);
  expect(kept.filter((path) => /^\/(?:api|account|shared|login|mailbox)/u.test(path))).toEqual([]);
});

test.describe("a browser that starts anew", () => {
  let server: RunningServer;
  let profile: string;
  let open: BrowserContext | undefined;

  test.beforeEach(async () => {
    server = await startServer();
    profile = mkdtempSync(join(tmpdir(), "sevenfold-profile-"));
  });

  test.afterEach(async () => {
    await open?.close();
    await server.stop();
    rmSync(profile, { recursive: true, force: true });
  });

  /** The browser as it starts anew, with what it kept on its disk. */
  async function startBrowser(launchOptions: LaunchOptions): Promise<Page> {
    await open?.close();
    open = await chromium.launchPersistentContext(profile, {
      ...launchOptions,
      baseURL: server.url,
      locale: "en-GB",
    });
    return open.pages()[0] ?? (await open.newPage());
  }

  test("opens a guest's plan without a network, and what is ticked stays", async ({
    launchOptions,
  }) => {
    const before = await startBrowser(launchOptions);
    await makePlan(before, "ukulele");
    await untilKept(before);
    await server.halt();
    const page = await startBrowser(launchOptions);
    await page.goto("/plan");
    await page.getByRole("button", { name: "Mark Complete" }).click();
    await page.keyboard.press("Escape");
    await expect(page.getByText("1/7 days completed")).toBeVisible();
    const again = await startBrowser(launchOptions);
    await again.goto("/plan");
    await expect(again.getByText("1/7 days completed")).toBeVisible();
    await showSide(again, "Guide");
    await again.goto("/generate");
    await again.getByLabel("Your message").fill("half a thought");
    await expect
      .poll(() => again.evaluate(() => localStorage.getItem("conversation_draft")))
      .toContain("half a thought");
    await again.reload();
    await expect(again.getByLabel("Your message")).toHaveValue("half a thought");
  });

  test("opens a member's plans without a network, and a tick arrives later", async ({
    launchOptions,
  }) => {
    const before = await startBrowser(launchOptions);
    await addMember(before, server);
    await openNewPlan(before, "yoga");
    await before.goto("/dashboard");
    await expect(before.getByRole("link", { name: "Continue Learning" })).toBeVisible();
    await untilKept(before);
    await server.halt();
    const page = await startBrowser(launchOptions);
    await page.goto("/dashboard");
    await page.getByRole("link", { name: "Continue Learning" }).click();
    await page.getByRole("button", { name: "Mark Complete" }).click();
    await page.keyboard.press("Escape");
    await expect(page.getByText("1/7 days completed")).toBeVisible();
    await expect(badge(page)).toBeVisible();
    await server.resume();
    await page.reload();
    await expect.poll(() => savedDays(page)).toEqual([1]);
    await expect(badge(page)).toBeHidden();
  });

  test("gets an update then and not before: open tabs keep every part of their version", async ({
    launchOptions,
  }) => {
    const newer = makeNewerBuild(ROOT, (name) => /^hub-/u.test(name));
    try {
      const page = await startBrowser(launchOptions);
      const stateIn = (tab: Page) => () =>
        tab.evaluate(async () => {
          const { active, waiting } = await navigator.serviceWorker.ready;
          return { active: active?.state, waiting: waiting?.state };
        });
      await makePlan(page, "ukulele");
      await untilKept(page);
      await page.getByLabel("Your message").fill("half a thought");
      await server.halt();
      await server.resume(newer.root);
      await page.evaluate(async () => {
        const registration = await navigator.serviceWorker.ready;
        await registration.update();
      });
      await expect.poll(stateIn(page)).toEqual({ active: "activated", waiting: "installed" });
      await expect(page.getByLabel("Your message")).toHaveValue("half a thought");
      expect(newer.gone).not.toEqual([]);
      for (const path of newer.gone) expect((await page.request.get(path)).status()).toBe(404);
      await page.getByRole("link", { name: "Kids Hub" }).first().click();
      await expect(page.getByRole("heading", { name: GAMES[0]?.title ?? "" })).toBeVisible();
      await page.goBack();
      await expect(page.getByLabel("Your message")).toHaveValue("half a thought");

      const next = await startBrowser(launchOptions);
      await next.goto("/plan");
      await expect.poll(stateIn(next)).toEqual({ active: "activated", waiting: undefined });
      await expect(next.getByRole("heading", { name: "Select Day" })).toBeVisible();
    } finally {
      newer.remove();
    }
  });
});
