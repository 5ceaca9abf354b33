import type { Page } from "@playwright/test";
import { answer, expect, expectAccessible, makePlan, say, showSide, test } from "./fixtures.ts";
import { addMember, openNewPlan, savedDays, signInByDialog, signUpMember } from "./members.ts";
import { dayButton, walkWholeJourney } from "./whole-journey.ts";

test("the whole way of a member: sign up, learn, go on elsewhere, reset, come back", async ({
  server,
  browser,
}) => {
  test.setTimeout(120_000);
  await walkWholeJourney(browser, server.url, server.url);
});

test("a guest's plan and day move into the account at sign-up", { tag: "@gate" }, async ({
  page,
  server,
}) => {
  await makePlan(page, "ukulele");
  await page.getByRole("button", { name: "Mark Complete" }).click();
  await page.keyboard.press("Escape");
  const title = await page.getByRole("heading", { level: 1 }).innerText();
  await signUpMember(page, server.url);
  await page.reload();
  await expect(page.getByText("1/7 days completed")).toBeVisible();
  await expect(page.getByRole("link", { name: "Dashboard" }).first()).toBeVisible();
  await expect(page.getByRole("button", { name: dayButton(2) })).toBeEnabled();
  await page.goto("/dashboard");
  await expect(page.getByText(title)).toBeVisible();
  await page.getByRole("link", { name: "Continue Learning" }).click();
  await expect(page.getByText("1/7 days completed")).toBeVisible();
});

test("a hobby that the account has already is not lost: the visitor chooses", async ({
  page,
  server,
}) => {
  const member = await addMember(page, server);
  await openNewPlan(page, "chess");
  await page.getByRole("button", { name: /^Account menu/u }).click();
  await page.getByRole("menuitem", { name: "Sign Out" }).click();
  await expect(page).toHaveURL(/\/$/u);
  await makePlan(page, "chess");
  await page.getByRole("button", { name: "Mark Complete" }).click();
  await page.keyboard.press("Escape");
  await page.goto("/login?next=/dashboard");
  await signInByDialog(page, member);
  const choice = page.getByRole("dialog", { name: "Plans on this device" });
  await expect(choice).toContainText("You already have a learning plan for this hobby.");
  await expect(choice).toContainText("In your account: 0/7 days completed");
  await expect(choice).toContainText("On this device: 1/7 days completed");
  await expectAccessible(page);
  await choice.getByRole("button", { name: "Use this one instead" }).click();
  await choice.getByRole("button", { name: "Yes, replace it" }).click();
  await expect(choice).toBeHidden();
  await page.reload();
  await page.getByRole("link", { name: "Continue Learning" }).click();
  await expect(page.getByText("1/7 days completed")).toBeVisible();
});

test("what is ticked without a network is there once it is back", { tag: "@gate" }, async ({
  page,
  server,
  context,
}) => {
  await addMember(page, server);
  await openNewPlan(page, "yoga");
  await context.setOffline(true);
  await page.getByRole("button", { name: "Mark Complete" }).click();
  await expect(page.getByText("1/7 days completed")).toBeVisible();
  await expect(
    page.getByText("Progress saved locally. We'll sync in the background.", { exact: true }),
  ).toBeVisible();
  await page.reload().catch(() => {});
  await context.setOffline(false);
  await page.goto("/plan");
  await expect(page.getByText("1/7 days completed")).toBeVisible();
  await expect.poll(() => savedDays(page)).toEqual([1]);
});

test("a second plan of a hobby is refused with a way on, and a sixth plan too", async ({
  page,
  server,
}) => {
  await addMember(page, server);
  await openNewPlan(page, "chess");
  const plan_id = new URL(page.url()).searchParams.get("plan_id");
  await page.request.post("/api/user-progress", { data: { plan_id, completed_days: [1] } });
  await page.getByRole("button", { name: "New Plan" }).click();
  await expect(page).toHaveURL(/\/generate$/u);
  await say(page, "chess");
  await answer(page, "Beginner", "30 minutes", "Personal enjoyment");
  const log = page.getByRole("log");
  await expect(log).toContainText(
    "⚠️ You already have a Chess plan in your dashboard. Open it to continue learning!",
  );
  await expect(page.getByRole("button", { name: /^Replace it with a new one/u })).toContainText(
    "This deletes the plan you have now, with 1/7 days completed. The new one starts at 0/7.",
  );
  await expectAccessible(page);
  await page.getByRole("button", { name: "Open it" }).click();
  await expect(page).toHaveURL(/\/plan\?plan_id=/u);
  await expect(page.getByRole("heading", { name: "Select Day" })).toBeVisible();
  for (const hobby of ["yoga", "drawing", "guitar", "baking"]) {
    const made = await page.request.post("/api/generate-plan", { data: { hobby } });
    expect(made.status()).toBe(200);
  }
  await page.getByRole("button", { name: "New Plan" }).click();
  await expect(page).toHaveURL(/\/generate$/u);
  await say(page, "photography");
  await answer(page, "Beginner", "30 minutes", "Personal enjoyment");
  await expect(log).toContainText(
    "⚠️ Plan limit reached (5 per account). Subscription plans coming soon.",
  );
});

test("a later day that cannot be written says so, and Retry writes it", async ({
  page,
  server,
}) => {
  await addMember(page, server);
  // Neither in the background nor when it is opened.
  await page.route("**/api/commands", (route) => route.abort());
  await page.route("**/api/generate-day", (route) =>
    route.fulfill({ status: 500, json: { error: "x", code: "generation-failed" } }),
  );
  await openNewPlan(page, "chess");
  await page.getByRole("button", { name: "Mark Complete" }).click();
  await page.getByRole("button", { name: dayButton(2) }).click();
  await expect(page.getByRole("alert")).toContainText(
    "Generation failed (possibly API quota). Please try again later.",
  );
  await expect(page.getByRole("article")).toContainText("Day 1");
  await page.unroute("**/api/commands");
  await page.unroute("**/api/generate-day");
  await page.reload();
  await page.getByRole("button", { name: dayButton(2) }).click();
  await expect(page.getByRole("article")).toContainText("Day 2");
});

test("no other day can be chosen while one is being written", async ({ page, server }) => {
  await addMember(page, server);
  let goOn = () => {};
  const gate = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  await page.route("**/api/generate-day", async (route) => {
    await gate;
    await route.continue();
  });
  await openNewPlan(page, "chess");
  await page.getByRole("button", { name: "Mark Complete" }).click();
  const second = page.getByRole("button", { name: dayButton(2) });
  await second.click();
  await expect(page.getByText("Writing this day for you.")).toBeVisible();
  for (const day of [1, 2, 3]) {
    await expect(page.getByRole("button", { name: dayButton(day) })).toBeDisabled();
  }
  await expect(second).toBeFocused();
  goOn();
  await expect(page.getByRole("article")).toContainText("Day 2");
  await expect(page.getByRole("button", { name: dayButton(1) })).toBeEnabled();
});

/** The days whose text this browser has of the only plan. */
const keptDays = (page: Page): Promise<number[]> =>
  page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.startsWith("plan_")) ?? "";
    const { plan } = JSON.parse(localStorage.getItem(key) ?? "{}");
    return (plan?.days ?? []).map(({ day }: { day: number }) => day);
  });

test("the day after the one that is read opens without a network, and is locked until then", async ({
  page,
  server,
  context,
}) => {
  await addMember(page, server);
  await openNewPlan(page, "chess");
  await expect.poll(() => keptDays(page)).toEqual([1, 2]);
  await expect(page.getByRole("button", { name: dayButton(2) })).toBeDisabled();
  await context.setOffline(true);
  await page.getByRole("button", { name: "Mark Complete" }).click();
  await page.getByRole("button", { name: "Open day 2" }).click();
  await expect(page.getByRole("article")).toContainText("Day 2");
  await expect(page.getByRole("heading", { name: "Step-by-Step Guide" })).toBeVisible();
  await context.setOffline(false);
  await expect.poll(() => keptDays(page)).toEqual([1, 2, 3]);
});

test("a plan that is open follows other tabs and other devices without a touch", {
  tag: "@gate",
}, async ({ page, server, context }) => {
  await addMember(page, server);
  await page.clock.install();
  await openNewPlan(page, "chess");
  const other = await context.newPage();
  await other.goto(page.url());
  await other.getByRole("button", { name: "Mark Complete" }).click();
  await expect(page.getByText("1/7 days completed")).toBeVisible();
  await expect.poll(() => savedDays(page)).toEqual([1]);
  await other.close();
  const plan_id = new URL(page.url()).searchParams.get("plan_id");
  const tick = (...completed_days: number[]) =>
    page.request.post("/api/user-progress", { data: { plan_id, completed_days } });
  await tick(1, 2);
  await page.clock.fastForward(31_000);
  await expect(page.getByText("2/7 days completed")).toBeVisible();
  await tick(1, 2, 3);
  await page.clock.fastForward(2_000);
  await page.evaluate(() => window.dispatchEvent(new Event("focus")));
  await expect(page.getByText("3/7 days completed")).toBeVisible();
  await page.request.delete(`/api/hobby-plans/${plan_id}`);
  await page.clock.fastForward(31_000);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This plan was deleted");
});

test("a paused plan says so where it is learned, and is resumed there", async ({
  page,
  server,
}) => {
  await addMember(page, server);
  await openNewPlan(page, "chess");
  const plan = async () => (await (await page.request.get("/api/hobby-plans")).json())[0];
  await page.request.patch(`/api/hobby-plans/${(await plan()).id}`, { data: { paused: true } });
  await page.reload();
  await expect(page.getByText("Paused.", { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Resume" }).click();
  await expect(page.getByText("Paused.", { exact: true })).toHaveCount(0);
  await expect.poll(async () => (await plan()).paused_at).toBeNull();
});

test("the praise goes when its day is taken back, and the notice of a copied link after 1.5 s", async ({
  page,
  server,
}) => {
  await page.clock.install();
  await addMember(page, server);
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, "share"));
  await openNewPlan(page, "chess");
  await page.getByRole("button", { name: "Mark Complete" }).click();
  const praise = page.getByText("Great job!", { exact: true });
  await expect(praise.first()).toBeVisible();
  await page.getByRole("button", { name: "Completed", exact: true }).click();
  await expect(praise).toHaveCount(0, { timeout: 3_000 });
  await page.getByRole("button", { name: "Share Plan" }).click();
  const notice = page.getByText("Link copied", { exact: true });
  await expect(notice.first()).toBeVisible();
  await page.clock.fastForward(1_600);
  await expect(notice).toHaveCount(0, { timeout: 2_000 });
});

test("all seven days end with a congratulation, and the dashboard says so", async ({
  page,
  server,
}) => {
  await addMember(page, server);
  await makePlan(page, "chess");
  for (let number = 1; number <= 7; number += 1) {
    await page.getByRole("button", { name: dayButton(number) }).click();
    await expect(page.getByRole("article")).toContainText(`Day ${number}`);
    await page.getByRole("button", { name: "Mark Complete" }).click();
    await expect(page.getByText(`${number}/7 days completed`)).toBeVisible();
  }
  await expect(page.getByText("Congratulations!", { exact: true })).toBeVisible();
  await page.goto("/dashboard");
  await expect(page.getByText("Challenge Completed!")).toBeVisible();
  await expect(page.getByRole("link", { name: "View Plan" })).toBeVisible();
});

test("a shared link opens for a stranger, and leads nowhere once it is taken back", {
  tag: "@gate",
}, async ({ page, server, browser, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await addMember(page, server);
  await openNewPlan(page, "chess");
  await page.getByRole("button", { name: "Share Plan" }).click();
  await expect(page.getByText("Link copied", { exact: true })).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(/\/shared\/[\w-]{24}$/u);
  const stranger = await (await browser.newContext()).newPage();
  await stranger.goto(link);
  const title = (await page.getByRole("heading", { level: 1 }).textContent()) ?? "";
  await expect(stranger.getByRole("heading", { level: 1 })).toHaveText(title);
  await expect(stranger.getByText("Chess", { exact: true })).toBeVisible();
  await expect(stranger.locator("meta[name=robots]")).toHaveAttribute("content", /noindex/u);
  const picture = await stranger.locator("meta[property='og:image']").getAttribute("content");
  const image = await stranger.request.get(picture ?? "");
  expect(image.headers()["content-type"]).toBe("image/png");
  await expectAccessible(stranger);
  const token = link.split("/").at(-1);
  await page.getByRole("button", { name: "Stop sharing" }).click();
  await expect(page.getByText("Sharing has stopped", { exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: "Stop sharing" })).toBeHidden();
  const gone = await stranger.goto(`/shared/${token}`);
  expect(gone?.status()).toBe(404);
  await expect(stranger.getByRole("heading", { level: 1 })).toContainText("no longer works");
  await stranger.context().close();
});

test("a plan of the account asks a signed-out visitor to sign in, and opens then", async ({
  page,
  server,
}) => {
  const member = await addMember(page, server);
  await openNewPlan(page, "chess");
  const { id } = (await (await page.request.get("/api/hobby-plans")).json())[0];
  await page.context().clearCookies();
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await page.goto(`/plan?plan_id=${id}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sign in to open this plan");
  await page.getByRole("link", { name: "Sign In" }).click();
  await signInByDialog(page, member);
  await expect(page).toHaveURL(new RegExp(`plan_id=${id}`, "u"));
  await showSide(page, "Plan");
  await expect(page.getByRole("heading", { name: "Select Day" })).toBeVisible();
});
