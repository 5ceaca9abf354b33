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

test("a guest's plan and day move into the account at sign-up", async ({ page, server }) => {
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
  await expectAccessible(page);
  await choice.getByRole("button", { name: "Use this one instead" }).click();
  await choice.getByRole("button", { name: "Yes, replace it" }).click();
  await expect(choice).toBeHidden();
  await page.reload();
  await page.getByRole("link", { name: "Continue Learning" }).click();
  await expect(page.getByText("1/7 days completed")).toBeVisible();
});

test("what is ticked without a network is there once it is back", async ({
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
  await page.getByRole("button", { name: "New Plan" }).click();
  await say(page, "chess");
  await answer(page, "Beginner", "30 minutes", "Personal enjoyment");
  const log = page.getByRole("log");
  await expect(log).toContainText(
    "⚠️ You already have a Chess plan in your dashboard. Open it to continue learning!",
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
  await openNewPlan(page, "chess");
  // Neither in the background nor when it is opened.
  await page.route("**/api/user-progress", (route) => route.abort());
  await page.route("**/api/generate-day", (route) =>
    route.fulfill({ status: 500, json: { error: "x", code: "generation-failed" } }),
  );
  await page.getByRole("button", { name: "Mark Complete" }).click();
  await page.getByRole("button", { name: dayButton(2) }).click();
  await expect(page.getByRole("alert")).toContainText(
    "Generation failed (possibly API quota). Please try again later.",
  );
  await expect(page.getByRole("article")).toContainText("Day 1");
  await page.unroute("**/api/user-progress");
  await page.unroute("**/api/generate-day");
  await page.reload();
  await page.getByRole("button", { name: dayButton(2) }).click();
  await expect(page.getByRole("article")).toContainText("Day 2");
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

test("a shared link opens for a stranger, and leads nowhere once it is taken back", async ({
  page,
  server,
  browser,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await addMember(page, server);
  await openNewPlan(page, "chess");
  await page.getByRole("button", { name: "Share Plan" }).click();
  await expect(page.getByText("Link copied", { exact: true })).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(/\/shared\/[\w-]{24}$/u);
  const stranger = await (await browser.newContext()).newPage();
  await stranger.goto(link);
  await expect(stranger.getByRole("heading", { level: 1 })).toContainText(/chess/iu);
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
  await expect(stranger.getByRole("heading", { level: 1 })).toContainText("does not lead anywhere");
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
