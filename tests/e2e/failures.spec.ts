import type { Page } from "@playwright/test";
import { CONTACT_TOASTS } from "#contract/public-forms.ts";
import { askForPlan, expect, test } from "./fixtures.ts";
import { addMember, openNewPlan, savedDays } from "./members.ts";
import { dayButton } from "./whole-journey.ts";

const HTML = "<html><head><title>502 Bad Gateway</title></head><body>nginx</body></html>";

/** What stands between a browser and the server answers in forms of its own. */
const FOREIGN = [
  { status: 500, contentType: "text/html", body: HTML },
  { status: 502, contentType: "text/html", body: HTML },
  { status: 503, contentType: "text/plain", body: "" },
  { status: 502, contentType: "application/json", body: '{"error":"Bad Gateway","code":"502"}' },
  { status: 500, contentType: "text/plain", body: "Internal Server Error" },
] as const;

test("whatever answers in the server's place, the guide speaks in its own words", {
  tag: "@gate",
}, async ({ page }) => {
  const log = page.getByRole("log");
  const words = "Sorry, I had trouble creating your plan. Let me try again!";
  const answers = [...FOREIGN];
  await page.route("**/api/generate-plan", (route) => route.fulfill(answers.shift()));
  await askForPlan(page, "chess");
  for (let count = 1; count <= FOREIGN.length; count += 1) {
    await expect(log.getByText(words)).toHaveCount(count);
    if (count < FOREIGN.length) await log.getByRole("button", { name: "Retry" }).last().click();
  }
  await expect(log).not.toContainText(
    /Bad Gateway|Internal Server Error|Service Unavailable|50\d/u,
  );
});

test("the guide's own words stand for the server's, too", async ({ page }) => {
  await page.route("**/api/generate-plan", (route) =>
    route.fulfill({
      status: 503,
      json: { error: "The service is restarting.", code: "unavailable" },
    }),
  );
  await askForPlan(page, "chess");
  await expect(page.getByRole("log")).toContainText(
    "Sorry, I had trouble creating your plan. Let me try again!",
  );
  await expect(page.getByRole("log")).not.toContainText("restarting");
});

test("a conflict without a word of ours is told as the plan that exists", async ({ page }) => {
  await page.route("**/api/generate-plan", (route) => route.fulfill({ status: 409, body: "" }));
  await askForPlan(page, "chess");
  const log = page.getByRole("log");
  await expect(log).toContainText(
    "⚠️ You already have a Chess plan in your dashboard. Open it to continue learning!",
  );
  await expect(log).not.toContainText("Conflict");
});

/** Opens a new plan whose second day cannot be fetched, until another route says so. */
async function openPlanOfOneDay(page: Page): Promise<void> {
  await page.route("**/api/generate-day", (route) => route.abort());
  const ahead = page.waitForRequest("**/api/generate-day");
  await openNewPlan(page, "chess");
  await ahead;
}

test("a later day that a proxy refuses is told in the words for its status", async ({
  page,
  server,
}) => {
  await addMember(page, server);
  await openPlanOfOneDay(page);
  await page.getByRole("button", { name: "Mark Complete" }).click();
  await expect.poll(() => savedDays(page)).toEqual([1]);
  const alert = page.getByRole("alert");
  const cases = [
    [500, "Generation failed (possibly API quota). Please try again later."],
    [502, "Generation failed. Please try again."],
    [429, "Generation failed (possibly API quota). Please try again later."],
  ] as const;
  let status = 0;
  await page.route("**/api/generate-day", (route) =>
    route.request().postDataJSON().ahead ? route.abort() : route.fulfill({ status, body: HTML }),
  );
  for (const [answered, words] of cases) {
    status = answered;
    const retry = alert.getByRole("button", { name: "Retry" });
    if (await retry.isVisible()) await retry.click();
    else await page.getByRole("button", { name: dayButton(2) }).click();
    await expect(alert).toContainText(words);
  }
});

test("a tick that something in between has answered is not lost", { tag: "@gate" }, async ({
  page,
  server,
}) => {
  await addMember(page, server);
  await openNewPlan(page, "chess");
  // A portal of a hotel's network says yes to everything, a misled proxy no.
  const answers = [
    { status: 200, contentType: "text/html", body: "<h1>Welcome to our network</h1>" },
    { status: 404, contentType: "text/html", body: "<h1>Not Found</h1>" },
  ];
  let asked = 0;
  await page.route("**/api/commands", (route) => {
    asked += 1;
    const next = answers.shift();
    return next ? route.fulfill(next) : route.continue();
  });
  await page.getByRole("button", { name: "Mark Complete" }).click();
  await expect(page.getByText("1/7 days completed")).toBeVisible();
  await expect(
    page.getByText("Progress saved locally. We'll sync in the background.", { exact: true }),
  ).toBeVisible();
  await expect.poll(() => asked).toBeGreaterThanOrEqual(1);
  await page.reload();
  await expect(page.getByText("1/7 days completed")).toBeVisible();
  await expect.poll(() => asked).toBeGreaterThanOrEqual(2);
  await page.reload();
  await expect.poll(() => savedDays(page)).toEqual([1]);
});

/** Has a plan written that the account could not take. */
async function makeUnsavedPlan(page: Page): Promise<void> {
  await page.route("**/api/generate-plan", async (route) => {
    const written = await route.fetch();
    const body = (await written.text()).replace('"saved":true', '"saved":false');
    await route.fulfill({ response: written, body });
  });
  await askForPlan(page, "chess");
  await expect(page.getByText("This plan is not saved")).toBeVisible();
}

test("a tick in a plan that is not saved says what is true, and goes along when it is saved", async ({
  page,
  server,
}) => {
  await addMember(page, server);
  await makeUnsavedPlan(page);
  await page.getByRole("button", { name: "Mark Complete" }).click();
  await expect(page.getByText("1/7 days completed")).toBeVisible();
  await expect(page.locator("li[data-state=open]")).toContainText(
    "This plan isn't in your account yet, so your progress lasts only until you leave the page.",
  );
  await expect(page.getByText("This browser isn't storing anything")).toHaveCount(0);
  const { id } = (await (await page.request.get("/api/hobby-plans")).json())[0];
  await page.request.delete(`/api/hobby-plans/${id}`);
  await page.getByRole("button", { name: "Save it now" }).click();
  await expect(page.getByText("Plan saved", { exact: true })).toBeVisible();
  await expect(page.getByText("1/7 days completed")).toBeVisible();
  await expect.poll(() => savedDays(page)).toEqual([1]);
});

test("a plan that cannot be saved is told in the specified words, whoever refuses it", async ({
  page,
  server,
}) => {
  await addMember(page, server);
  await makeUnsavedPlan(page);
  for (const [status, words] of [
    [409, "You already have a learning plan for this hobby."],
    [429, "Rate limited"],
    [502, "Failed to save plan. Please try again."],
  ] as const) {
    await page.route("**/api/hobby-plans", (route) => route.fulfill({ status, body: HTML }));
    await page.getByRole("button", { name: "Save it now" }).click();
    await expect(page.locator("li[data-state=open]")).toContainText(words);
    await page.unroute("**/api/hobby-plans");
  }
});

test("a day that needs a fresh token gets one, once, and else offers to sign in", async ({
  page,
  server,
}) => {
  await addMember(page, server);
  await openPlanOfOneDay(page);
  await page.getByRole("button", { name: "Mark Complete" }).click();
  await expect.poll(() => savedDays(page)).toEqual([1]);
  const asked = { days: 0, tokens: 0 };
  let refusals = 2;
  page.on("request", (request) => {
    if (request.url().endsWith("/api/auth/token")) asked.tokens += 1;
  });
  await page.route("**/api/generate-day", (route) => {
    if (route.request().postDataJSON().ahead) return route.abort();
    asked.days += 1;
    refusals -= 1;
    return refusals >= 0
      ? route.fulfill({ status: 401, json: { error: "x", code: "sign-in-required" } })
      : route.continue();
  });
  await page.getByRole("button", { name: dayButton(2) }).click();
  const alert = page.getByRole("alert");
  await expect(alert).toContainText("Sign in to generate and save plans.");
  // The first token was fetched for the day ahead.
  expect(asked).toEqual({ days: 2, tokens: 1 });
  await alert.getByRole("button", { name: "Sign In" }).click();
  await expect(page.getByRole("dialog", { name: "Sign In" })).toBeVisible();
  await page.keyboard.press("Escape");
  refusals = 1;
  await alert.getByRole("button", { name: "Retry" }).click();
  await expect(page.getByRole("article")).toContainText("Day 2");
  expect(asked).toEqual({ days: 4, tokens: 2 });
});

test("that a link is copied is said for a second and a half", async ({ page, server }) => {
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, "share"));
  await page.clock.install();
  await addMember(page, server);
  await openNewPlan(page, "chess");
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await page.getByRole("button", { name: "Share Plan" }).click();
  const copied = page.getByText("Link copied", { exact: true });
  await expect(copied).toBeVisible();
  await page.clock.runFor(1_000);
  await expect(copied).toBeVisible();
  await page.clock.runFor(600);
  await expect(copied).toHaveCount(0);
});

test("a form that something in between has refused is told in the form's own words", async ({
  page,
}) => {
  await page.route("**/api/contact", (route) => route.fulfill(FOREIGN[3]));
  await page.goto("/contact");
  await page.getByLabel("Name").fill("Ada");
  await page.getByLabel("Email").fill("ada@example.org");
  await page.getByRole("textbox", { name: "Message" }).fill("Good morning to all of you.");
  await page.getByRole("button", { name: "Send Message" }).click();
  const { title, description } = CONTACT_TOASTS.serverError;
  await expect(page.locator("li[data-state=open]")).toContainText(`${title}${description}`);
});
