import type { Locator, Page } from "@playwright/test";
import STORED_CONVERSATIONS from "../stored-conversations/sentences.json" with { type: "json" };
import { answer, askForPlan, expect, makePlan, say, showSide, test } from "./fixtures.ts";
import { addMember, openNewPlan } from "./members.ts";
import { dayButton } from "./whole-journey.ts";

const option = (page: Page, label: string): Locator =>
  page.getByRole("log").getByRole("button", { name: new RegExp(`^${label}`, "u") });
const input = (page: Page): Locator => page.getByLabel("Your message");

test("an answer chosen by key leads on to the next answers, and to the plan", {
  tag: "@gate",
}, async ({ page }) => {
  await page.goto("/generate");
  await say(page, "guitar");
  await option(page, "Some experience").focus();
  await page.keyboard.press("Enter");
  await expect(option(page, "30 minutes")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(option(page, "Personal enjoyment")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Select Day" })).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Home" }).and(page.locator("main a"))).toBeFocused();
  const question = page.getByRole("button", { name: "How do I get started?" });
  await question.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("log")).toContainText("step 1");
  await expect(question).toBeFocused();
});

test("an answer after which one types leads to the text box", async ({ page }) => {
  await page.route("**/api/generate-plan", (route) =>
    route.fulfill({ status: 500, json: { error: "x", code: "generation-failed" } }),
  );
  await askForPlan(page, "guitar");
  await option(page, "Another hobby").focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("log")).toContainText("Sure. Which hobby would you like to learn?");
  await expect(input(page)).toBeFocused();
});

test("the chosen answer stays marked among the locked ones, typed or pressed", async ({ page }) => {
  await page.goto("/generate");
  await say(page, "guitar");
  await answer(page, "Some experience");
  await say(page, "half an hour");
  await expect(option(page, "Personal enjoyment")).toBeEnabled();
  await page.reload();
  for (const [label, chosen] of [
    ["Beginner", false],
    ["Some experience", true],
    ["Intermediate", false],
    ["30 minutes", true],
    ["1 hour", false],
  ] as const) {
    await expect(option(page, label)).toBeDisabled();
    await expect(option(page, label)).toHaveAttribute("aria-pressed", String(chosen));
    await expect(option(page, label).locator("svg")).toHaveCount(chosen ? 1 : 0);
  }
  await expect(option(page, "Skill building")).not.toHaveAttribute("aria-pressed");
});

for (const width of [390, 320]) {
  test(`what the text box asks for fits into it at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    const fits = async () => {
      await expect(input(page)).toHaveAttribute("placeholder", /./u);
      const [room, needed] = await input(page).evaluate((element: HTMLInputElement) => {
        const style = getComputedStyle(element);
        const context = document.createElement("canvas").getContext("2d");
        if (!context) throw new Error("no canvas");
        context.font = style.font;
        const padding =
          Number.parseFloat(style.paddingLeft) + Number.parseFloat(style.paddingRight);
        return [
          element.clientWidth - padding,
          context.measureText(element.placeholder).width,
        ] as const;
      });
      expect(needed, await input(page).getAttribute("placeholder").then(String)).toBeLessThan(room);
    };
    await page.goto("/generate");
    await fits();
    await say(page, "guitar");
    await expect(option(page, "Beginner")).toBeVisible();
    await fits();
    await answer(page, "Beginner", "30 minutes", "Personal enjoyment");
    await expect(page.getByRole("heading", { name: "Select Day" })).toBeVisible();
    await showSide(page, "Guide");
    await fits();
  });
}

test("the guide opens at the last message of a long talk", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await makePlan(page, "knitting");
  await showSide(page, "Guide");
  for (const question of ["What should I practice today?", "Suggest resources"]) {
    await page.getByRole("button", { name: question }).click();
    await expect(page.getByText("The guide is typing")).toHaveCount(0);
  }
  const log = page.getByRole("log");
  await expect(log).toContainText("To read for day 1");
  // Its first words: an answer may be longer than the panel.
  const answer = log.getByText(/To read for day 1/u);
  const topOfLast = () =>
    log.evaluate((panel) => {
      const { top } = panel.lastElementChild?.getBoundingClientRect() ?? { top: Number.NaN };
      return Math.round(top - panel.getBoundingClientRect().top);
    });
  const isRead = async () => {
    await expect(answer).toBeInViewport();
    await expect.poll(topOfLast).toBeGreaterThanOrEqual(0);
  };
  await showSide(page, "Plan");
  await showSide(page, "Guide");
  await isRead();
  await page.reload();
  await expect(page.getByRole("heading", { name: "Select Day" })).toBeVisible();
  await showSide(page, "Guide");
  await isRead();
});

test("a reload stays on the day that is being read", { tag: "@gate" }, async ({ page, server }) => {
  await makePlan(page, "drawing");
  await page.getByRole("button", { name: dayButton(2) }).click();
  await expect(page.getByRole("article")).toContainText("Day 2");
  await page.reload();
  await expect(page.getByRole("article")).toContainText("Day 2");
  await addMember(page, server);
  await openNewPlan(page, "chess");
  await page.getByRole("button", { name: "Mark Complete" }).click();
  await page.getByRole("button", { name: dayButton(2) }).click();
  await expect(page.getByRole("article")).toContainText("Day 2");
  await page.reload();
  await expect(page.getByText("1/7 days completed")).toBeVisible();
  await expect(page.getByRole("article")).toContainText("Day 2");
});

test("Back leads from a new plan to the one that was left, and from there to where one came from", async ({
  page,
}) => {
  await page.goto("/credits");
  await makePlan(page, "yoga");
  const title = await page.getByRole("heading", { level: 1 }).innerText();
  await page.getByRole("button", { name: "New Plan" }).click();
  await expect(page.getByRole("heading", { name: /^Seven days from now/u })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/plan\?plan_id=/u);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  await page.goBack();
  await expect(page).toHaveURL(/\/credits$/u);
});

test("Back leads from a hobby that was picked to where one came from", async ({ page }) => {
  await page.goto("/credits");
  await page.goto("/generate");
  await page.getByRole("button", { name: "Gardening" }).click();
  await expect(option(page, "Beginner")).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/credits$/u);
});

test("a deleted plan leaves no talk behind: the next one begins anew", async ({ page, server }) => {
  await addMember(page, server);
  await openNewPlan(page, "chess");
  await showSide(page, "Guide");
  await expect(page.getByRole("log")).toContainText("Your Chess plan");
  await page.goto("/dashboard");
  await page.getByRole("button", { name: /^Delete/u }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await page.getByRole("link", { name: "Create Your First Plan" }).click();
  await expect(page.getByRole("log")).toContainText("Which hobby would you like to learn?");
  await expect(page.getByRole("log")).not.toContainText("Chess");
  await say(page, "guitar");
  await expect(page.getByRole("log")).toContainText("How much experience do you have?");
});

test("a plan that was deleted on another device leaves no talk behind either", async ({
  page,
  server,
}) => {
  await addMember(page, server);
  await openNewPlan(page, "chess");
  const id = new URL(page.url()).searchParams.get("plan_id");
  await page.goto("/dashboard");
  await expect(page.getByRole("link", { name: "Continue Learning" })).toBeVisible();
  await page.request.delete(`/api/hobby-plans/${id}`);
  await page.reload();
  // Neither the plan nor its talk is shown again, not even until the server has answered.
  await page.route(`**/api/hobby-plans/${id}*`, () => {});
  await page.getByRole("link", { name: "Create Your First Plan" }).click();
  await expect(page.getByRole("log")).toContainText("Which hobby would you like to learn?");
  await expect(page.getByRole("heading", { name: /^Seven days from now/u })).toBeVisible();
});

test("New Plan on the dashboard opens a new talk, and keeps one that is under way", async ({
  page,
  server,
}) => {
  await addMember(page, server);
  await openNewPlan(page, "chess");
  await page.goto("/dashboard");
  await page.getByRole("link", { name: "New Plan" }).click();
  await expect(page.getByRole("log")).toContainText("Which hobby would you like to learn?");
  await say(page, "guitar");
  await answer(page, "Beginner");
  await page.goto("/dashboard");
  await page.getByRole("link", { name: "New Plan" }).click();
  await expect(option(page, "30 minutes")).toBeEnabled();
});

test("an empty hobby on the home page leads to the guide, with scripts and without", async ({
  browser,
  server,
}) => {
  for (const javaScriptEnabled of [true, false]) {
    const context = await browser.newContext({ javaScriptEnabled });
    const page = await context.newPage();
    await page.goto(server.url);
    await page.getByRole("button", { name: "Start Your Journey" }).click();
    await expect(page).toHaveURL(/\/generate(?:\?hobby=)?$/u);
    await expect(page.getByRole("log")).toContainText("Which hobby would you like to learn?");
    await context.close();
  }
});

test("a talk that an earlier version stored is resumed, and its answers act", async ({ page }) => {
  const talk = JSON.stringify(STORED_CONVERSATIONS["the first question"]);
  await page.addInitScript((stored) => {
    localStorage.conversation ??= stored;
  }, talk);
  await page.goto("/generate");
  await expect(page.getByRole("log")).toContainText("Guitar, lovely.");
  await option(page, "Beginner").click();
  await expect(option(page, "30 minutes")).toBeVisible();
  await page.reload();
  await expect(option(page, "30 minutes")).toBeEnabled();
  await expect(option(page, "Beginner")).toHaveAttribute("aria-pressed", "true");
});
