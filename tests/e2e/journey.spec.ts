import {
  answer,
  expect,
  expectAccessible,
  makePlan,
  say,
  showSide,
  startServer,
  test,
  untilLive,
} from "./fixtures.ts";

test("a hobby becomes a plan, day 1 is done, and a reload keeps it", {
  tag: ["@phone", "@gate"],
}, async ({ page }) => {
  await makePlan(page, "ukulele");
  await expect(page.getByRole("article")).toContainText(/ukulele/iu);
  await expect(page.getByText("0/7 days completed")).toBeVisible();
  for (const section of [
    "Today's Learning Goal",
    "Why This Matters",
    "What You Need",
    "Step-by-Step Guide",
    "Video tutorial",
    "Success Tips",
    "Avoid These Mistakes",
    "Resources",
  ]) {
    await expect(page.getByRole("heading", { name: section })).toBeVisible();
  }
  await page.getByRole("button", { name: "Mark Complete" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
  await expect(page.getByText("1/7 days completed")).toBeVisible();
  await page.reload();
  await expect(page.getByText("1/7 days completed")).toBeVisible();
  await expect(page.getByRole("button", { name: "Completed", exact: true })).toBeVisible();
});

test("a plan takes the place of its writing at once, without a stand-in between", async ({
  page,
}) => {
  const fetched = page.waitForResponse(/plan-view-/u);
  await page.goto("/generate");
  await (await fetched).finished();
  await untilLive(page);
  await page.evaluate(() => {
    new MutationObserver(() => {
      const title = document.querySelector("[aria-busy] h1")?.textContent;
      if (title === "Opening your plan") document.documentElement.dataset.stoodIn = "yes";
    }).observe(document.body, { childList: true, subtree: true });
  });
  await say(page, "ukulele");
  await answer(page, "Beginner", "30 minutes", "Personal enjoyment");
  await expect(page.getByRole("heading", { name: "Select Day" })).toBeVisible();
  await expect(page.locator("html")).not.toHaveAttribute("data-stood-in", "yes");
});

test("a guest's plan is said to be kept on this device", async ({ page }) => {
  await makePlan(page, "guitar");
  await expect(page.getByText("Plan saved locally", { exact: true })).toBeVisible();
  await expect(
    page.getByText("Sign in to sync your plans across devices", { exact: true }),
  ).toBeVisible();
});

test("a browser that keeps nothing shows the plan all the same, and says what is missing", async ({
  page,
}) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  await makePlan(page, "chess");
  await page.getByRole("button", { name: "Mark Complete" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
  await expect(page.getByText("1/7 days completed")).toBeVisible();
  await showSide(page, "Guide");
  await expect(page.getByRole("log")).toContainText("progress tracking is unavailable");
});

test("guests view days 1 and 2, complete day 1 only, and the others are locked", {
  tag: "@gate",
}, async ({ page }) => {
  await makePlan(page, "drawing");
  const day = (number: number) =>
    page.getByRole("button", { name: new RegExp(`^Day ${number}:`, "u") });
  await day(2).click();
  await expect(page.getByRole("button", { name: "Login to Complete" })).toBeDisabled();
  for (const locked of [3, 4, 5, 6, 7]) await expect(day(locked)).toBeDisabled();
  await expect(page.getByText("Please sign in to generate content.")).toBeVisible();
});

test("the plan is listed for return after a new plan was begun", async ({ page }) => {
  await makePlan(page, "chess");
  const title = await page.getByRole("heading", { level: 1 }).innerText();
  await page.getByRole("button", { name: "New Plan" }).click();
  await expect(page.getByRole("heading", { name: "Your plans on this device" })).toBeVisible();
  await page.getByRole("link", { name: "Continue" }).click();
  await expect(page).toHaveURL(/\/plan\?plan_id=/u);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  // The guide talks about the plan that was opened.
  await showSide(page, "Guide");
  await page.getByRole("button", { name: "What should I practice today?" }).click();
  await expect(page.getByRole("log")).toContainText("Day 1");
  await showSide(page, "Plan");
  await page.getByRole("button", { name: "New Plan" }).click();
  await expect(page).toHaveURL(/\/generate$/u);
  await showSide(page, "Guide");
  await expect(page.getByRole("log")).toContainText("Which hobby would you like to learn?");
});

test("a plan that is deleted asks first and is gone", async ({ page }) => {
  await makePlan(page, "yoga");
  await page.getByRole("button", { name: "New Plan" }).click();
  await page.getByRole("button", { name: /^Delete the plan/u }).click();
  await expect(page.getByRole("dialog")).toContainText(
    "Are you sure you want to delete this plan? This action cannot be undone.",
  );
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByRole("heading", { name: "Your plans on this device" })).toBeHidden();
});

test("answered questions lock their buttons", async ({ page }) => {
  await page.goto("/generate");
  await say(page, "guitar");
  await answer(page, "Beginner");
  await expect(page.getByRole("button", { name: /^Intermediate/u })).toBeDisabled();
});

test("typed answers count like pressed ones", async ({ page }) => {
  await page.goto("/generate");
  await say(page, "guitar");
  for (const text of ["I am new to it", "half an hour", "for fun"]) {
    await expect(page.getByRole("button", { name: "Surprise Me" })).toBeHidden();
    await say(page, text);
  }
  await expect(page.getByRole("heading", { name: "Select Day" })).toBeVisible();
  await expect(page.getByRole("listitem").filter({ hasText: /^Beginner$/iu })).toBeVisible();
});

test("Surprise Me makes a plan at once", async ({ page }) => {
  await page.goto("/generate");
  await page.getByRole("button", { name: "Surprise Me" }).click();
  await expect(page.getByRole("heading", { name: "Select Day" })).toBeVisible();
});

test("quick questions are answered from the plan", { tag: "@gate" }, async ({ page }) => {
  await makePlan(page, "knitting");
  await showSide(page, "Guide");
  const log = page.getByRole("log");
  for (const [question, words] of [
    ["How do I get started?", /step 1/u],
    ["What should I practice today?", /Day 1/u],
    ["Suggest resources", /To read for day 1/u],
    ["Common mistakes to avoid", /Mistakes to avoid on day 1/u],
  ] as const) {
    await page.getByRole("button", { name: question }).click();
    await expect(log).toContainText(words);
  }
  await say(page, "Who won the 1966 World Cup?");
  await expect(log).toContainText("so I won't guess");
});

test("a shared link starts the same plan", async ({ page }) => {
  await page.goto("/generate?hobby=chess");
  await expect(page.getByRole("log")).toContainText("How much experience do you have?");
  await expect(page).toHaveURL(/\/generate$/u);
  await page.reload();
  await expect(page.getByRole("log").getByText("You: chess")).toHaveCount(1);
});

test("Share Plan copies the link where there is no share sheet", async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, "share"));
  await makePlan(page, "piano");
  await page.getByRole("button", { name: "Share Plan" }).click();
  await expect(page.getByText("Link copied", { exact: true })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/\/generate\?hobby=Piano$/u);
});

test("a screen that cannot be loaded says so, and a reload brings everything back", async ({
  browser,
  server,
  viewport,
}) => {
  const context = await browser.newContext({ viewport });
  const page = await context.newPage();
  await page.route("**/assets/plan-view-*.js", (route) => route.abort());
  await page.goto(`${server.url}/generate`);
  await say(page, "chess");
  await answer(page, "Beginner", "30 minutes", "Personal enjoyment");
  await expect(page.getByRole("heading", { name: "Something broke" })).toBeVisible();
  await expectAccessible(page);
  await page.unroute("**/assets/plan-view-*.js");
  await page.reload();
  await expect(page.getByRole("heading", { name: "Select Day" })).toBeVisible();
  await context.close();
});

test("a side matter that cannot be loaded leaves the screen as it is, and comes the next time", async ({
  page,
}) => {
  await makePlan(page, "chess");
  await page.route("**/assets/saved-plans-*.js", (route) => route.abort());
  const refused = page.waitForEvent("requestfailed", (request) =>
    request.url().includes("/assets/saved-plans-"),
  );
  await page.getByRole("button", { name: "New Plan" }).click();
  await refused;
  await expect(page.getByRole("heading", { name: /^Seven days from now/u })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Something broke" })).toHaveCount(0);
  await page.unroute("**/assets/saved-plans-*.js");
  await page.reload();
  await expect(page.getByRole("heading", { name: "Your plans on this device" })).toBeVisible();
});

test("a hobby typed on the home page is being talked about on arrival", async ({ page }) => {
  await page.goto("/");
  await page.getByLabel("Which hobby would you like to learn?").fill("gardening");
  await page.getByRole("button", { name: "Start Your Journey" }).click();
  await expect(page.getByRole("log")).toContainText("How much experience do you have?");
});

test("the whole way by keyboard alone", { tag: "@gate" }, async ({ page }) => {
  await page.goto("/generate");
  await page.getByLabel("Your message").focus();
  await page.keyboard.type("photography");
  await page.keyboard.press("Enter");
  for (const label of ["Beginner", "1 hour", "Skill building"]) {
    const button = page.getByRole("button", { name: new RegExp(`^${label}`, "u") });
    await button.focus();
    await page.keyboard.press("Enter");
  }
  await expect(page.getByRole("heading", { name: "Select Day" })).toBeVisible();
  await page.getByRole("button", { name: "Mark Complete" }).focus();
  await page.keyboard.press("Space");
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(page.getByText("1/7 days completed")).toBeVisible();
});

test("nothing is lost when the server goes away and comes back", { tag: "@deep" }, async ({
  page,
}) => {
  const server = await startServer();
  await page.goto(`${server.url}/generate`);
  await say(page, "cooking");
  await answer(page, "Beginner", "1 hour");
  await page.getByLabel("Your message").fill("half a thou");
  await page.reload();
  await expect(page.getByLabel("Your message")).toHaveValue("half a thou");
  await server.halt();
  await answer(page, "Skill building");
  await expect(page.getByRole("log")).toContainText("Plans need a connection");
  await server.resume();
  await page.reload();
  await expect(page.getByLabel("Your message")).toHaveValue("half a thou");
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(page.getByRole("heading", { name: "Select Day" })).toBeVisible();
  await server.stop();
});
