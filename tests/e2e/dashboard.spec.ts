import type { Locator, Page } from "@playwright/test";
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  type RunningServer,
  test,
  untilLive,
} from "./fixtures.ts";
import { addMember } from "./members.ts";

const DAY = { day: 1, title: "First steps", mainTask: "Begin", howTo: ["Sit down", "Begin"] };

/** Saves a plan over the API, with so many days completed. @returns its id. */
async function savePlan(page: Page, origin: string, hobby: string, completed = 0): Promise<string> {
  const headers = { Origin: origin };
  const plan_data = { hobby, title: `Learn ${hobby} in 7 days`, days: [DAY] };
  const saved = await page.request.post(`${origin}/api/hobby-plans`, {
    headers,
    data: { hobby, title: plan_data.title, plan_data },
  });
  expect(saved.status()).toBe(200);
  const { id } = (await saved.json()) as { id: string };
  if (completed > 0) {
    const completed_days = Array.from({ length: completed }, (_, index) => index + 1);
    const answer = await page.request.post(`${origin}/api/user-progress`, {
      headers,
      data: { plan_id: id, completed_days },
    });
    expect(answer.status()).toBe(200);
  }
  return id;
}

async function savedHobbies(page: Page, origin: string): Promise<string[]> {
  const plans = (await (await page.request.get(`${origin}/api/hobby-plans`)).json()) as {
    hobby: string;
  }[];
  return plans.map(({ hobby }) => hobby).sort();
}

/** Opens the dashboard of a fresh member with these plans. */
async function openDashboard(
  page: Page,
  server: RunningServer,
  plans: Readonly<Record<string, number>> = {},
): Promise<void> {
  await addMember(page, server);
  for (const [hobby, completed] of Object.entries(plans)) {
    await savePlan(page, server.url, hobby, completed);
  }
  await page.goto("/dashboard");
  await loaded(page);
}

const loaded = (page: Page) =>
  expect(
    page
      .getByRole("heading", { name: "Your plans" })
      .or(page.getByRole("link", { name: "Create Your First Plan" })),
  ).toBeVisible();

const card = (page: Page, hobby: string): Locator =>
  page.getByRole("article", { name: hobby, exact: true });

/** The value of a tile. */
const tile = (page: Page, label: string): Locator =>
  page
    .locator("dl > div")
    .filter({ has: page.getByText(label, { exact: true }) })
    .locator("dd");

const deleteButton = (page: Page, hobby: string) =>
  page.getByRole("button", { name: `Delete the plan for ${hobby}`, exact: true });

/** Presses Delete on a card and confirms. */
async function deletePlan(page: Page, hobby: string): Promise<void> {
  // There is one toast at a time: the welcome must not take the place of what is said here.
  await expect(page.getByText("Welcome back!").first()).toBeVisible();
  await deleteButton(page, hobby).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
}

const LISTS = /\/api\/hobby-plans\?/u;

/** What a list answered, changed on its way: as older data of the server would look. */
async function rewriteList(
  page: Page,
  rewrite: (plans: Record<string, unknown>[]) => Record<string, unknown>[],
): Promise<void> {
  await page.route(LISTS, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: rewrite(await response.json()) });
  });
}

test("a visitor is asked to sign in, and the page is not indexed", async ({ page }) => {
  await page.goto("/dashboard");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("My Learning Dashboard");
  await expect(page).toHaveTitle(/^My Learning Dashboard/u);
  await expect(page.getByRole("heading", { name: "Welcome to Your Dashboard" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Sign In to Continue" })).toHaveAttribute(
    "href",
    "/login?next=/dashboard",
  );
  await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex, nofollow");
  await expectAccessible(page);
});

test("without scripts the page shows places, not a visitor's or a member's state", async ({
  browser,
  server,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${server.url}/dashboard`);
  await expect(page.getByTestId("skeletons")).toBeVisible();
  await expect(page.getByText("Welcome to Your Dashboard")).toHaveCount(0);
  await expect(page.getByText("Create Your First Plan")).toHaveCount(0);
  await context.close();
});

test("a member without plans is offered the first one", async ({ page, server }) => {
  await openDashboard(page, server);
  await expect(page.getByRole("link", { name: "Create Your First Plan" })).toHaveAttribute(
    "href",
    "/generate",
  );
  await expect(tile(page, "Plans Created")).toHaveText("0/5");
  await expect(tile(page, "Avg Progress")).toHaveText("0%");
  await expect(page.getByText("You learned on 0 of the last 7 days.")).toBeVisible();
  await expectAccessible(page);
});

test("five plans show tiles, badges, dates, the week and the limit", {
  tag: ["@phone", "@gate"],
}, async ({ page, server }) => {
  const unfinished = { chess: 0, guitar: 3, yoga: 0, drawing: 1, knitting: 0 };
  // The finished one first: beside five that are not there is no room for another.
  await openDashboard(page, server, { baking: 7, ...unfinished });
  await expect(tile(page, "Active Plans")).toHaveText("5");
  await expect(tile(page, "Completed")).toHaveText("1");
  await expect(tile(page, "Days Learned")).toHaveText("11");
  await expect(tile(page, "Avg Progress")).toHaveText("26%");
  await expect(tile(page, "Plan Limit")).toHaveText("5/5");
  await expect(page.getByText(/Finish or delete one to make room for another/u)).toBeVisible();

  const guitar = card(page, "guitar");
  await expect(guitar).toContainText("In Progress");
  await expect(guitar).toContainText("Learn guitar in 7 days");
  await expect(guitar).toContainText("43% · 3 of 7 days");
  await expect(guitar).toContainText(/Current day\s*Day 4/u);
  const dates = await guitar.locator("dd").allTextContents();
  const [started = 0, end = 0] = dates.slice(1).map((text) => Date.parse(`${text} UTC`));
  expect(dates[1]).toMatch(/^[A-Z][a-z]{2} \d{1,2}, \d{4}$/u);
  expect((end - started) / 86_400_000).toBe(7);
  const picture = guitar.getByRole("img");
  await expect(picture).toHaveAttribute("src", /^\/artwork\/music-\d\.svg$/u);
  await expect(picture).toHaveAttribute("alt", /\S/u);

  const baking = card(page, "baking");
  await expect(baking).toContainText("Completed");
  await expect(baking).toContainText("Challenge Completed!");
  await expect(baking.getByRole("link", { name: /^View Plan/u })).toBeVisible();
  await expect(page.getByText("You learned on 1 of the last 7 days.")).toBeVisible();
  await expect(page.getByText("Today: learned", { exact: true })).toBeVisible();
  await expectNoSidewaysScroll(page);
});

test("Continue Learning opens the plan at the day that is next, and remembers which", {
  tag: "@gate",
}, async ({ page, server }) => {
  await openDashboard(page, server, { chess: 1 });
  await expect(page.getByText("Next up: day 2 of your week with chess.")).toBeVisible();
  await card(page, "chess")
    .getByRole("link", { name: /^Continue Learning/u })
    .click();
  await expect(page).toHaveURL(/\/plan\?plan_id=[\w-]+$/u);
  const id = new URL(page.url()).searchParams.get("plan_id");
  expect(await page.evaluate(() => sessionStorage.getItem("activePlanId"))).toBe(id);
  await expect(page.getByRole("article")).toContainText("Day 2");
  await page.reload();
  await expect(page.getByRole("article")).toContainText("Day 2");
  // Whoever opens the plan by its address finds the highest day that is completed (spec 1 §4).
  await page.goto("/");
  await page.goto(`/plan?plan_id=${id}`);
  await expect(page.getByRole("article")).toContainText("Day 1");
});

test("a row that cannot be read is shown as such, can be deleted, and hides no other", async ({
  page,
  server,
}) => {
  await addMember(page, server);
  for (const hobby of ["chess", "yoga", "go"]) await savePlan(page, server.url, hobby, 1);
  await rewriteList(page, (plans) =>
    plans.map((plan) => {
      if (plan.hobby === "yoga") return { id: plan.id, title: 7, plan_data: "[", created_at: {} };
      return plan.hobby === "go" ? { ...plan, overview: null, paused_ms: "long" } : plan;
    }),
  );
  await page.route(/\/api\/user-progress\/[\w-]+(?:\?|$)/u, async (route) => {
    const response = await route.fetch();
    const [odd, ...others] = await response.json();
    await route.fulfill({ response, json: [{ ...odd, completed_days: "1" }, ...others] });
  });
  await page.goto("/dashboard");
  await expect(card(page, "chess")).toBeVisible();
  await expect(card(page, "go")).toBeVisible();
  await expect(page.getByText("Error loading plans. Please refresh.")).toHaveCount(0);
  const odd = page.getByRole("article").filter({ hasText: "This plan can't be read" });
  await odd.getByRole("button", { name: "Delete" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await expect.poll(() => savedHobbies(page, server.url)).toEqual(["chess", "go"]);
});

test("what is done on another device shows without a touch", async ({ page, server }) => {
  await page.clock.install();
  await openDashboard(page, server, { chess: 0 });
  const id = await planId(page);
  const tick = (...completed_days: number[]) =>
    page.request.post("/api/user-progress", { data: { plan_id: id, completed_days } });
  await tick(1);
  await page.clock.fastForward(31_000);
  await expect(card(page, "chess")).toContainText("1 of 7 days");
  await tick(1, 2);
  await page.evaluate(() => window.dispatchEvent(new Event("focus")));
  await expect(card(page, "chess")).toContainText("2 of 7 days");
});

test("a plan that carries no days has a card but cannot be opened", async ({ page, server }) => {
  await addMember(page, server);
  await savePlan(page, server.url, "chess");
  await rewriteList(page, (plans) => plans.map((plan) => ({ ...plan, plan_data: {} })));
  await page.goto("/dashboard");
  await expect(page.getByText("This plan's lessons are missing")).toBeVisible();
  await page.getByRole("button", { name: /^Continue Learning/u }).click();
  await expect(page).toHaveURL(/\/dashboard$/u);
});

test("a picture that cannot be loaded makes way for the default one", async ({ page, server }) => {
  await page.route(/\/artwork\/(?!default)/u, (route) => route.abort());
  await openDashboard(page, server, { chess: 0 });
  await card(page, "chess").scrollIntoViewIfNeeded();
  await expect(card(page, "chess").getByRole("img")).toHaveAttribute("src", "/artwork/default.svg");
});

test("a plan is paused and resumed, and stays so after a reload", async ({ page, server }) => {
  await openDashboard(page, server, { chess: 2 });
  await page.getByRole("button", { name: "Pause the plan for chess" }).click();
  await expect(card(page, "chess")).toContainText("Paused");
  await page.reload();
  await expect(card(page, "chess")).toContainText("Paused");
  await page.getByRole("button", { name: "Resume the plan for chess" }).click();
  await expect(card(page, "chess")).toContainText("In Progress");
});

test("a plan is deleted after a question, here and on the server", { tag: "@gate" }, async ({
  page,
  server,
}) => {
  await openDashboard(page, server, { chess: 0, yoga: 0 });
  await deleteButton(page, "chess").click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText(
    "Are you sure you want to delete this plan? This action cannot be undone.",
  );
  await dialog.getByRole("button", { name: "Keep it" }).click();
  await expect(card(page, "chess")).toBeVisible();
  await deletePlan(page, "chess");
  await expect(card(page, "chess")).toHaveCount(0);
  await expect(tile(page, "Plans Created")).toHaveText("1/5");
  await expect.poll(() => savedHobbies(page, server.url)).toEqual(["yoga"]);
  await page.reload();
  await expect(card(page, "yoga")).toBeVisible();
  await expect(card(page, "chess")).toHaveCount(0);
});

test("a deletion that fails says so, keeps the plan out of view and is made up for", async ({
  page,
  server,
}) => {
  await openDashboard(page, server, { chess: 0, yoga: 0 });
  let refusals = 0;
  await page.route("**/api/commands", async (route) => {
    if (refusals > 0) return route.continue();
    refusals += 1;
    await route.fulfill({ status: 503, json: { error: "Restarting", code: "unavailable" } });
  });
  await deletePlan(page, "chess");
  await expect(
    page
      .getByText(
        "Failed to delete plan: 503: Restarting. The plan has been removed from view. Please refresh if issues persist.",
      )
      .first(),
  ).toBeVisible();
  await expect(card(page, "chess")).toHaveCount(0);
  await expect.poll(() => savedHobbies(page, server.url)).toEqual(["yoga"]);
  expect(refusals).toBe(1);
});

test("a deletion that the server refuses brings the plan back", async ({ page, server }) => {
  await openDashboard(page, server, { chess: 0 });
  await page.route("**/api/commands", (route) =>
    route.fulfill({ status: 403, json: { error: "Not yours", code: "wrong-user" } }),
  );
  await deletePlan(page, "chess");
  await expect(page.getByText(/^Failed to delete plan: 403: Not yours\./u).first()).toBeVisible();
  await expect(card(page, "chess")).toBeVisible();
  await page.reload();
  await expect(card(page, "chess")).toBeVisible();
});

test("duplicates are shown before they go, and the one with more days stays", async ({
  page,
  server,
}) => {
  await addMember(page, server);
  const worked = await savePlan(page, server.url, "chess", 2);
  await savePlan(page, server.url, "checkers");
  // Two plans of one hobby are older than the rule against them: the server has two of two hobbies.
  await rewriteList(page, (plans) =>
    plans.map((plan) =>
      plan.id === worked ? plan : { ...plan, hobby: "Chess ", title: "A newer one", plan_data: {} },
    ),
  );
  await page.goto("/dashboard");
  await expect(page.getByRole("heading", { name: "You have duplicate plans" })).toBeVisible();
  await page.getByRole("button", { name: "Clean Up Duplicates" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByText(/^Stays/u).locator("..")).toContainText("Learn chess in 7 days");
  await expect(dialog.getByText(/^Goes/u).locator("..")).toContainText("A newer one");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Delete 1 plan" }).click();
  await expect(page.getByRole("heading", { name: "You have duplicate plans" })).toHaveCount(0);
  expect(await savedHobbies(page, server.url)).toEqual(["chess"]);
});

test("a duplicate that cannot be deleted is ignored, and the list is loaded again", async ({
  page,
  server,
}) => {
  await addMember(page, server);
  for (const hobby of ["chess", "checkers", "go"]) await savePlan(page, server.url, hobby);
  let failed: string | undefined;
  await page.route(/\/api\/hobby-plans\/[\w-]+\?/u, async (route) => {
    failed ??= route.request().url();
    if (failed !== route.request().url()) return route.continue();
    await route.fulfill({ status: 500, json: { error: "Broken", code: "internal" } });
  });
  await rewriteList(page, (plans) =>
    plans.map((plan) => ({ ...plan, hobby: "chess", plan_data: {} })),
  );
  await page.goto("/dashboard");
  await page.getByRole("button", { name: "Clean Up Duplicates" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete 2 plans" }).click();
  await expect(page.getByRole("article")).toHaveCount(2);
  await expect(page.getByRole("button", { name: "Clean Up Duplicates" })).toBeVisible();
});

test("a plan whose hobby cannot be determined says so and can be deleted", async ({
  page,
  server,
}) => {
  await addMember(page, server);
  await savePlan(page, server.url, "chess");
  await rewriteList(page, (plans) =>
    plans.map((plan) => ({ ...plan, hobby: "", title: "My plan", plan_data: {} })),
  );
  await page.goto("/dashboard");
  const notice = page.getByRole("article");
  await expect(notice).toContainText("Cannot determine hobby type for this plan");
  await expect(tile(page, "Plans Created")).toHaveText("1/5");
  await notice.getByRole("button", { name: "Delete" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await expect.poll(() => savedHobbies(page, server.url)).toEqual([]);
});

test("a list that fails keeps the known plans with their date, and Retry brings the new ones", async ({
  page,
  server,
}) => {
  await openDashboard(page, server, { chess: 1 });
  await page.route(LISTS, (route) =>
    route.fulfill({ status: 500, json: { error: "Broken", code: "internal" } }),
  );
  await page.reload();
  await expect(page.getByText("Error loading plans. Please refresh.")).toBeVisible();
  await expect(page.getByText(/Shown as of [A-Z][a-z]{2} \d/u)).toBeVisible();
  await expect(card(page, "chess")).toBeVisible();
  await expectAccessible(page);
  await savePlan(page, server.url, "yoga");
  await page.unroute(LISTS);
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(card(page, "yoga")).toBeVisible();
  await expect(page.getByText("Error loading plans. Please refresh.")).toHaveCount(0);
});

test("a list that does not come within two seconds is an error, never an empty state", async ({
  page,
  server,
}) => {
  await addMember(page, server);
  await page.route(LISTS, () => undefined);
  await page.goto("/dashboard");
  await expect(page.getByTestId("skeletons")).toBeVisible();
  await expect(page.getByText("Fetching your learning plans...")).toBeVisible();
  await expect(page.getByText("Error loading plans. Please refresh.")).toBeVisible();
  await expect(page.getByRole("link", { name: "Create Your First Plan" })).toHaveCount(0);
  await page.unrouteAll({ behavior: "ignoreErrors" });
});

test("the known copy is shown before the server has answered", async ({ page, server }) => {
  await openDashboard(page, server, { chess: 1 });
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(LISTS, async (route) => {
    await held;
    await route.continue();
  });
  await page.reload();
  await expect(card(page, "chess")).toBeVisible();
  answer();
});

test("another tab follows a deletion", { tag: "@gate" }, async ({ page, server, context }) => {
  await openDashboard(page, server, { chess: 0, yoga: 0 });
  const other = await context.newPage();
  await other.goto(`${server.url}/dashboard`);
  await expect(card(other, "chess")).toBeVisible();
  await deletePlan(page, "chess");
  await expect(card(other, "chess")).toHaveCount(0);
  await expect(card(other, "yoga")).toBeVisible();
});

test("a day that waits in the outbox counts already, and is made up for", async ({
  page,
  server,
}) => {
  await openDashboard(page, server, { chess: 1 });
  const id = await planId(page);
  await page.evaluate((planId) => {
    const userId = localStorage.getItem("user_id");
    const change = { day: 2, completed: true, at: Date.now() };
    const entry = { kind: "progress", id: "one", userId, planId, change };
    localStorage.setItem("outbox", JSON.stringify([entry]));
  }, id);
  await page.route("**/api/commands", (route) => route.abort());
  await page.reload();
  await expect(card(page, "chess")).toContainText("2 of 7 days");
  await page.unroute("**/api/commands");
  await page.reload();
  await expect
    .poll(() => page.evaluate(() => JSON.parse(localStorage.getItem("commands") ?? "[]")))
    .toEqual([]);
  await expect(card(page, "chess")).toContainText("2 of 7 days");
});

test("an achievement is shared by a link that can be taken back", { tag: "@gate" }, async ({
  page,
  server,
  context,
}) => {
  await openDashboard(page, server, { chess: 7 });
  const shared: string[] = [];
  await context.route(/^https:\/\//u, async (route) => {
    shared.push(route.request().url());
    await route.fulfill({ contentType: "text/html", body: "<title>elsewhere</title>" });
  });
  const id = await planId(page);
  const linkOf = async () =>
    (
      (await (await page.request.get(`${server.url}/api/hobby-plans/${id}/share`)).json()) as {
        share: { path: string } | null;
      }
    ).share?.path;

  await page.getByRole("button", { name: "Share Achievement" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText("This plan isn't shared.");
  await expectAccessible(page);
  expect(await linkOf()).toBeUndefined();
  const opened = context.waitForEvent("page");
  await dialog.getByRole("button", { name: /^Twitter/u }).click();
  const window = await opened;
  await window.waitForURL(/^https:\/\/twitter\.com\/intent\/tweet/u);
  expect(await window.evaluate(() => window.opener)).toBeNull();
  await expect(dialog).toBeHidden();
  const path = await linkOf();
  expect(path).toMatch(/^\/shared\/[\w-]{16,}$/u);
  expect(new URL(shared[0] ?? "").searchParams.get("url")).toBe(`${server.url}${path}`);

  await page.getByRole("button", { name: "Share Achievement" }).click();
  await expect(dialog.getByLabel("Link to this plan")).toHaveValue(`${server.url}${path}`);
  await dialog.getByRole("button", { name: "Stop sharing" }).click();
  await expect(dialog).toContainText("The link no longer works.");
  expect(await linkOf()).toBeUndefined();
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(dialog).toBeHidden();
});

test("sharing on Facebook, WhatsApp or LinkedIn opens its own page", async ({
  page,
  server,
  context,
}) => {
  await openDashboard(page, server, { chess: 7 });
  await context.route(/^https:\/\//u, (route) => route.fulfill({ body: "" }));
  for (const [name, address] of [
    ["Facebook", "https://www.facebook.com/sharer/sharer.php"],
    ["WhatsApp", "https://wa.me/"],
    ["LinkedIn", "https://www.linkedin.com/sharing/share-offsite/"],
  ] as const) {
    await page.getByRole("button", { name: "Share Achievement" }).click();
    const opened = context.waitForEvent("page");
    await page
      .getByRole("dialog")
      .getByRole("button", { name: new RegExp(`^${name}`, "u") })
      .click();
    const window = await opened;
    await window.waitForURL((url) => url.href.startsWith(address));
    expect(decodeURIComponent(window.url())).toContain(`${server.url}/shared/`);
    await window.close();
    await expect(page.getByRole("dialog")).toBeHidden();
  }
});

test("Instagram gets the text by the clipboard, and the dialog says what to do", async ({
  page,
  server,
}) => {
  await openDashboard(page, server, { chess: 7 });
  await page.getByRole("button", { name: "Share Achievement" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: /^Instagram/u }).click();
  await expect(dialog).toContainText("Copied to clipboard!");
  await expect(dialog).toContainText("Open Instagram and paste it in your story");
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain("chess");
  expect(copied).toContain(`${server.url}/shared/`);
  await expect(dialog).toBeHidden();
});

test("a copied link is told of for a second and a half, Instagram's text for three", async ({
  page,
  server,
}) => {
  await page.clock.install();
  await openDashboard(page, server, { chess: 7 });
  await page.request.post(`${server.url}/api/hobby-plans/${await planId(page)}/share`, {
    data: {},
    headers: { Origin: server.url },
  });
  await page.getByRole("button", { name: "Share Achievement" }).click();
  const dialog = page.getByRole("dialog");
  const copy = dialog.getByRole("button", { name: "Copy link" });
  await expect(copy).toBeVisible();
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await copy.click();
  const notice = dialog.getByText("Link copied", { exact: true });
  await expect(notice).toBeVisible();
  await page.clock.runFor(1_400);
  await expect(notice).toBeVisible();
  await page.clock.runFor(200);
  await expect(notice).toHaveCount(0);
  await dialog.getByRole("button", { name: /^Instagram/u }).click();
  await expect(dialog).toContainText("Copied to clipboard!");
  await page.clock.runFor(2_900);
  await expect(dialog).toContainText("Copied to clipboard!");
  await page.clock.runFor(200);
  await expect(dialog).toBeHidden();
});

test("the whole dashboard by keyboard alone", async ({ page, server }) => {
  await openDashboard(page, server, { chess: 7, yoga: 0 });
  await page.getByRole("button", { name: "Share Achievement" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Share Achievement" })).toBeFocused();
  await page.getByRole("button", { name: "Pause the plan for yoga" }).focus();
  await page.keyboard.press("Space");
  await expect(page.getByRole("button", { name: "Resume the plan for yoga" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(deleteButton(page, "yoga")).toBeFocused();
  await page.keyboard.press("Enter");
  const confirm = page.getByRole("dialog").getByRole("button", { name: "Delete" });
  while (!(await confirm.evaluate((button) => button === document.activeElement))) {
    await page.keyboard.press("Tab");
  }
  await page.keyboard.press("Enter");
  await expect(card(page, "yoga")).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "Your plans" })).toBeFocused();
});

test("no other screen loads the dashboard's code", async ({ page }) => {
  const loadedFiles: string[] = [];
  page.on("request", (request) => loadedFiles.push(new URL(request.url()).pathname));
  for (const path of ["/", "/generate", "/plan"]) {
    await page.goto(path);
    await untilLive(page);
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  }
  expect(loadedFiles.filter((file) => /\/dashboard-[\w-]+\.js$/u.test(file))).toEqual([]);
  await page.goto("/dashboard");
  await expect.poll(() => loadedFiles.some((file) => /\/dashboard-/u.test(file))).toBe(true);
});

test("cards in every state are accessible and fit", { tag: "@phone" }, async ({ page, server }) => {
  await openDashboard(page, server, { chess: 0, yoga: 3, baking: 7, drawing: 1 });
  await page.getByRole("button", { name: "Pause the plan for drawing" }).click();
  await expect(card(page, "drawing")).toContainText("Paused");
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});

test("the questions before deleting and sharing are accessible", { tag: "@phone" }, async ({
  page,
  server,
}) => {
  await openDashboard(page, server, { chess: 7 });
  await deleteButton(page, "chess").click();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Share Achievement" }).click();
  await expect(page.getByText("This plan isn't shared.")).toBeVisible();
  await expectAccessible(page);
});

/** The id of the only plan on the dashboard. */
async function planId(page: Page): Promise<string> {
  const href = await page
    .getByRole("link", { name: /^(?:View Plan|Continue)/u })
    .getAttribute("href");
  return new URLSearchParams(href?.split("?")[1]).get("plan_id") ?? "";
}
