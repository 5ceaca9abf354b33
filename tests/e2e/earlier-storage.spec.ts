import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { addMember, savedDays, signInByDialog } from "./members.ts";

/**
 * What browsers hold that were last here with version 0.1.0: a plan under several keys, changes of
 * days, and an outbox.
 */
const DAY = 86_400_000;

type Stored = Readonly<Record<string, unknown>>;

/** Puts values into the browser as that version left them, before any page's script runs. */
async function leave(page: Page, local: Stored, session: Stored = {}): Promise<void> {
  await page.goto("/offline");
  await page.evaluate(
    ([localValues, sessionValues]) => {
      const asText = (value: unknown) =>
        typeof value === "string" ? value : JSON.stringify(value);
      for (const [key, value] of Object.entries(localValues))
        localStorage.setItem(key, asText(value));
      for (const [key, value] of Object.entries(sessionValues))
        sessionStorage.setItem(key, asText(value));
    },
    [local, session] as const,
  );
}

const keysOf = (page: Page) =>
  page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);

async function writePlan(page: Page, hobby: string) {
  const made = await page.request.post("/api/generate-plan", { data: { hobby } });
  expect(made.status()).toBe(200);
  const { saved: _, ...plan } = await made.json();
  return plan as { id: string; hobby: string; title: string; days: unknown[] };
}

test("a guest's plan and days are there, and move into an account with their dates", {
  tag: "@gate",
}, async ({ page, server }) => {
  const member = await addMember(page, server);
  await page.context().clearCookies();
  const plan = await writePlan(page, "chess");
  const at = Date.now() - 3 * DAY;
  const days = { completed_days: [1], current_day: 2, unlocked_days: [1, 2] };
  await leave(
    page,
    {
      savedPlans: [plan],
      lastViewedPlan: plan.id,
      lastViewedPlanData: plan,
      [`progress_guest_${plan.id}`]: { ...days, stamps: { 1: { completed: true, at } } },
    },
    { activePlanId: plan.id, activePlanData: plan, currentPlanData: plan },
  );
  await page.goto("/generate");
  await expect(page.getByText("1/7 days completed")).toBeVisible();
  expect(await keysOf(page)).not.toContain("lastViewedPlanData");
  expect(await keysOf(page)).not.toContain("activePlanData");
  await page.getByRole("navigation", { name: "Main" }).getByText("Sign In").click();
  await signInByDialog(page, member);
  await expect(page.getByText("Your plans moved into your account").first()).toBeVisible();
  await expect.poll(() => savedDays(page)).toEqual([1]);
  const profile = await page.request.post("/api/user-profile", { data: { time_zone: "UTC" } });
  const date = new Date(at).toISOString().slice(0, 10);
  expect((await profile.json()).learned_days).toEqual([date]);
});

test("a guest's days without their moments still count", async ({ page }) => {
  const plan = await writePlan(page, "yoga");
  const days = { completed_days: [1], current_day: 2, unlocked_days: [1, 2] };
  await leave(page, { savedPlans: [plan], [`progress_guest_${plan.id}`]: days });
  await page.goto(`/plan?plan_id=${plan.id}`);
  await expect(page.getByText("1/7 days completed")).toBeVisible();
  await page.getByRole("button", { name: "Completed", exact: true }).click();
  await page.reload();
  await expect(page.getByText("0/7 days completed")).toBeVisible();
});

test("a member's copies are shown without a network, and the outbox arrives", async ({
  page,
  server,
}) => {
  await addMember(page, server);
  const chess = await writePlan(page, "chess");
  const yoga = await writePlan(page, "yoga");
  const userId = (await (await page.request.get("/api/auth/get-session")).json()).user.id;
  const rows = await (await page.request.get("/api/hobby-plans")).json();
  const at = Date.now() - DAY;
  const change = (day: number) => ({ day, completed: true, at: at + day });
  const entry = (day: number) => ({
    kind: "progress",
    id: `entry-${day}`,
    userId,
    planId: chess.id,
    change: change(day),
  });
  await leave(page, {
    user_id: userId,
    [`dashboard_${userId}`]: { at, plans: rows, progress: [] },
    [`plan_${userId}_${chess.id}`]: { plan: chess, completed_days: [], paused: false },
    outbox: [
      entry(1),
      entry(2),
      { kind: "deletion", id: "entry-3", userId, planId: yoga.id },
      { kind: "progress", id: "damaged" },
    ],
  });
  await page.route("**/api/commands", (route) => route.abort());
  await page.route("**/api/hobby-plans?*", (route) => route.abort());
  await page.goto("/dashboard");
  const card = page.getByRole("article").filter({ hasText: /chess/iu });
  await expect(card).toContainText("2 of 7 days");
  expect(await keysOf(page)).not.toContain("outbox");
  await page.unrouteAll();
  await page.reload();
  await expect.poll(() => savedDays(page)).toEqual([1, 2]);
  await expect
    .poll(async () => (await (await page.request.get("/api/hobby-plans")).json()).length)
    .toBe(1);
  await expect.poll(() => page.evaluate(() => localStorage.getItem("commands"))).toBe("[]");
});

test("an opened plan of which only its lessons and days were kept opens again", async ({
  page,
  server,
}) => {
  await addMember(page, server);
  const chess = await writePlan(page, "chess");
  const userId = (await (await page.request.get("/api/auth/get-session")).json()).user.id;
  await leave(page, {
    user_id: userId,
    [`plan_${userId}_${chess.id}`]: { plan: chess, completed_days: [1], paused: true },
  });
  await page.route(/\/api\/(?:hobby-plans|user-progress)/u, (route) => route.abort());
  await page.goto(`/plan?plan_id=${chess.id}`);
  await expect(page.getByText("1/7 days completed")).toBeVisible();
  await expect(page.getByText("The end date of this plan moves back")).toBeVisible();
});
