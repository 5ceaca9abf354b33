import type { Browser, Page } from "@playwright/test";
import { expect, expectAccessible, expectNoSidewaysScroll, showSide, test } from "./fixtures.ts";
import { addMember, openNewPlan, savedDays, signInByDialog } from "./members.ts";
import { dayButton } from "./whole-journey.ts";

// Confetti belongs to no part of the page, and what it covers cannot be looked at.
test.use({ contextOptions: { reducedMotion: "reduce" } });

/** Signs the page's member out on every device, from another one. */
async function signOutElsewhere(page: Page, browser: Browser, origin: string): Promise<void> {
  const elsewhere = await browser.newContext({
    baseURL: origin,
    storageState: await page.context().storageState(),
  });
  const answer = await elsewhere.request.post("/api/auth/revoke-sessions", {
    data: {},
    headers: { Origin: origin },
  });
  expect(answer.status()).toBe(200);
  await elsewhere.close();
}

const notice = (page: Page) => page.getByRole("region", { name: "You have been signed out" });

/** A member at day 2 of a plan, with day 1 done. */
async function readDayTwo(page: Page): Promise<void> {
  await openNewPlan(page, "chess");
  await page.getByRole("button", { name: "Mark Complete" }).click();
  await page.getByRole("button", { name: dayButton(2) }).click();
  await expect(page.getByRole("article")).toContainText("Day 2");
  await expect.poll(() => savedDays(page)).toEqual([1]);
}

test("a session that ended elsewhere leaves the lesson, and what is ticked goes along after signing in", {
  tag: "@gate",
}, async ({ page, server, browser }) => {
  const member = await addMember(page, server);
  await readDayTwo(page);
  await signOutElsewhere(page, browser, server.url);
  await page.getByRole("button", { name: "Mark Complete" }).click();
  await expect(notice(page)).toContainText("what you check off is saved on this device");
  await expect(page.getByText("Signed out", { exact: true })).toBeVisible();
  await expect(page.getByText("2/7 days completed")).toBeVisible();
  await expect(page.getByRole("article")).toContainText("Day 2");
  await expectAccessible(page);
  // A reload, and a second tab, know it too.
  await page.reload();
  await expect(notice(page)).toBeVisible();
  await expect(page.getByText("2/7 days completed")).toBeVisible();
  await expect(page.getByRole("article")).toContainText("Day 2");
  const tab = await page.context().newPage();
  await tab.goto("/plan");
  await expect(notice(tab)).toBeVisible();
  await expect(tab.getByText("2/7 days completed")).toBeVisible();
  await tab.goto("/credits");
  await expect(tab.getByRole("navigation", { name: "Main" }).getByText("Sign In")).toBeVisible();
  await tab.close();

  await notice(page).getByRole("button", { name: "Sign In" }).click();
  await signInByDialog(page, member);
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(notice(page)).toHaveCount(0);
  await expect(page.getByRole("article")).toContainText("Day 2");
  await expect(page.getByText("2/7 days completed")).toBeVisible();
  await expect.poll(() => savedDays(page)).toEqual([1, 2]);
});

test("a later day asked for after the session's end is written once one has signed in", async ({
  page,
  server,
  browser,
}) => {
  const member = await addMember(page, server);
  await page.route("**/api/generate-day", (route) =>
    route.request().postDataJSON().ahead ? route.abort() : route.continue(),
  );
  await readDayTwo(page);
  await page.getByRole("button", { name: "Mark Complete" }).click();
  await expect.poll(() => savedDays(page)).toEqual([1, 2]);
  await signOutElsewhere(page, browser, server.url);
  await page.getByRole("button", { name: dayButton(3) }).click();
  const alert = page.getByRole("alert").filter({ hasText: "Day 3." });
  await expect(alert).toContainText("Sign in to generate and save plans.");
  await expect(notice(page)).toBeVisible();
  await alert.getByRole("button", { name: "Sign In" }).click();
  await signInByDialog(page, member);
  await expect(page.getByRole("article")).toContainText("Day 3");
  await expect(page.getByRole("alert").filter({ hasText: "Day 3." })).toHaveCount(0);
});

test("of a member whose session ended, the next one to sign in sees nothing", async ({
  page,
  server,
  browser,
}) => {
  await addMember(page, server);
  await readDayTwo(page);
  await signOutElsewhere(page, browser, server.url);
  await page.getByRole("button", { name: "Mark Complete" }).click();
  await expect(notice(page)).toBeVisible();
  const other = await addMember(page, server);
  await page.context().clearCookies();
  await notice(page).getByRole("button", { name: "Sign In" }).click();
  await signInByDialog(page, other);
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(page.getByRole("heading", { name: "Select Day" })).toHaveCount(0);
  await showSide(page, "Guide");
  await expect(page.getByRole("log")).not.toContainText("Chess");
  await page.goto("/generate");
  await expect(page.getByRole("log")).toContainText("Which hobby would you like to learn?");
  const kept = await page.evaluate(() => Object.keys(localStorage).join(" "));
  expect(kept).not.toMatch(/\bplan_|lapsed/u);
});

test("a plan that was deleted elsewhere says so at the next tick, and leads on", async ({
  page,
  server,
}) => {
  await addMember(page, server);
  await openNewPlan(page, "chess");
  const id = new URL(page.url()).searchParams.get("plan_id");
  await page.request.delete(`/api/hobby-plans/${id}`);
  await page.getByRole("button", { name: "Mark Complete" }).click();
  await expect(
    page.getByRole("heading", { level: 1, name: "This plan was deleted" }),
  ).toBeVisible();
  await expect(page.getByRole("main")).toContainText("on another device");
  // On a phone it takes the plan's place, and not one below the guide's.
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole("log")).toBeHidden();
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(page.getByRole("main")).toContainText("Chess");
  await expect(page.locator("body")).not.toContainText("404");
  await expect(page.getByRole("heading", { name: "Select Day" })).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Make a new plan" }).click();
  await expect(page).toHaveURL(/\/generate$/u);
  await expect(page.getByRole("log")).toContainText("Which hobby would you like to learn?");
  await page.goto("/plan");
  await expect(page.getByRole("heading", { name: /^Seven days from now/u })).toBeVisible();
});

test("ticks of a plan that was deleted elsewhere are told of on the dashboard", async ({
  page,
  server,
  context,
}) => {
  await addMember(page, server);
  await openNewPlan(page, "chess");
  const id = new URL(page.url()).searchParams.get("plan_id");
  await page.route("**/api/commands", (route) => route.abort());
  await page.getByRole("button", { name: "Mark Complete" }).click();
  await expect(
    page.locator("li[data-state=open]", { hasText: "Progress saved locally." }),
  ).toBeVisible();
  await context.request.delete(`/api/hobby-plans/${id}`);
  await page.unroute("**/api/commands");
  await page.goto("/dashboard");
  await expect(page.locator("li[data-state=open]")).toContainText("A plan was deleted");
  await expect(page.getByRole("link", { name: "Create Your First Plan" })).toBeVisible();
});

test("the end of a session is accessible and fits", { tag: "@phone" }, async ({
  page,
  server,
  browser,
}) => {
  await addMember(page, server);
  await readDayTwo(page);
  await signOutElsewhere(page, browser, server.url);
  await page.getByRole("button", { name: "Mark Complete" }).click();
  await expect(notice(page)).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});
