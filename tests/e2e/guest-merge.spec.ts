import type { Page } from "@playwright/test";
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  makePlan,
  type RunningServer,
  showSide,
  test,
} from "./fixtures.ts";
import { addMember, type E2eMember, savedDays, signInByDialog } from "./members.ts";
import { dayButton } from "./whole-journey.ts";

// Confetti belongs to no part of the page, and what it covers cannot be looked at.
test.use({ contextOptions: { reducedMotion: "reduce" } });

/** Makes plans for a fresh member over the API, then a guest's plan in the same browser, and signs in. */
async function comeWithPlan(
  page: Page,
  server: RunningServer,
  hobbies: readonly string[],
  guestHobby: string,
): Promise<E2eMember> {
  const member = await addMember(page, server);
  for (const hobby of hobbies) {
    const made = await page.request.post("/api/generate-plan", { data: { hobby } });
    expect(made.status()).toBe(200);
  }
  await page.context().clearCookies();
  await makePlan(page, guestHobby);
  await page.getByRole("button", { name: "Mark Complete" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Keep learning" }).click();
  await expect(page.getByRole("dialog")).toBeHidden();
  await page.getByRole("navigation", { name: "Main" }).getByText("Sign In").click();
  await signInByDialog(page, member);
  return member;
}

const question = (page: Page) => page.getByRole("dialog", { name: "Plans on this device" });
const waiting = (page: Page) => page.getByRole("region", { name: "Waiting on this device" });

test("who decides later learns on as a member, and is asked again where one looks for it", {
  tag: "@gate",
}, async ({ page, server }) => {
  await comeWithPlan(page, server, ["chess"], "chess");
  await expect(question(page)).toContainText("You already have a learning plan for this hobby.");
  await question(page).getByRole("button", { name: "Decide later" }).click();
  // A member is a member, wherever the plan is.
  await expect(page.getByText("Please sign in to generate content.")).toHaveCount(0);
  await expect(page.getByText("1/7 days completed")).toBeVisible();
  await page.getByRole("button", { name: dayButton(2) }).click();
  await page.getByRole("button", { name: "Mark Complete" }).click();
  await expect(page.getByText("2/7 days completed")).toBeVisible();
  await page.getByRole("button", { name: dayButton(3) }).click();
  await expect(page.getByRole("article")).toContainText("Day 3");
  await page.reload();
  await expect(page.getByText("2/7 days completed")).toBeVisible();
  await expect(page.getByRole("article")).toContainText("Day 3");
  await expect(question(page)).toHaveCount(0);
  await expect(waiting(page)).toContainText("Chess");

  await page.goto("/dashboard");
  await expect(waiting(page)).toContainText("Chess");
  await waiting(page).getByRole("button", { name: "Decide now" }).click();
  await question(page).getByRole("button", { name: "Use this one instead" }).click();
  await question(page).getByRole("button", { name: "Yes, replace it" }).click();
  await expect(question(page)).toBeHidden();
  await expect(waiting(page)).toHaveCount(0);
  await expect.poll(() => savedDays(page)).toEqual([1, 2]);
  // What was decided shows without a reload.
  await page.getByRole("link", { name: "Continue Learning" }).click();
  await expect(page.getByText("2/7 days completed")).toBeVisible();
});

test("the next visit asks again about a plan that waits", async ({ page, server }) => {
  await comeWithPlan(page, server, ["chess"], "chess");
  await question(page).getByRole("button", { name: "Decide later" }).click();
  const visit = await page.context().newPage();
  await visit.goto("/dashboard");
  await expect(question(visit)).toBeVisible();
});

test("a plan that waits for room moves in as soon as there is some", async ({ page, server }) => {
  const hobbies = ["yoga", "drawing", "guitar", "baking", "knitting"];
  await comeWithPlan(page, server, hobbies, "chess");
  await expect(question(page)).toContainText("5 plans");
  await question(page).getByRole("link", { name: "Open the dashboard" }).click();
  await expect(waiting(page)).toContainText("Chess");
  await page.getByRole("button", { name: /^Delete.*Yoga/iu }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("Your plans moved into your account", { exact: true })).toBeVisible();
  await expect(page.getByRole("article").filter({ hasText: /chess/iu })).toBeVisible();
  await expect(waiting(page)).toHaveCount(0);
});

test("a plan that is finished asks for room for the one that waits", async ({ page, server }) => {
  const hobbies = ["yoga", "drawing", "guitar", "baking", "knitting"];
  await comeWithPlan(page, server, hobbies, "chess");
  await question(page).getByRole("button", { name: "Decide later" }).click();
  const plans = (await (await page.request.get("/api/hobby-plans")).json()) as { id: string }[];
  const id = plans[0]?.id ?? "";
  const answer = await page.request.post("/api/user-progress", {
    data: { plan_id: id, completed_days: [1, 2, 3, 4, 5, 6] },
    headers: { Origin: server.url },
  });
  expect(answer.status()).toBe(200);
  await page.goto(`/plan?plan_id=${id}`);
  await page.getByRole("button", { name: dayButton(7) }).click();
  await expect(page.getByRole("article")).toContainText("Day 7");
  const asked = page.waitForRequest("**/api/merge-guest");
  await page.getByRole("button", { name: "Mark Complete" }).click();
  expect((await asked).postDataJSON().plans).toHaveLength(1);
});

test("a plan that waits is accessible and fits", { tag: "@phone" }, async ({ page, server }) => {
  await comeWithPlan(page, server, ["chess"], "chess");
  await question(page).getByRole("button", { name: "Decide later" }).click();
  await showSide(page, "Plan");
  await expect(waiting(page)).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.goto("/dashboard");
  await expect(waiting(page)).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});
