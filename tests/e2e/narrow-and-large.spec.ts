import type { Page } from "@playwright/test";
import { prerenderedPaths } from "#app/prerendered.ts";
import { isReadingPath } from "#app/reading-pages.ts";
import { expect, makePlan, say, showSide, test, untilDrawn, untilLive } from "./fixtures.ts";
import { addMember, openNewPlan } from "./members.ts";

/** Widths of phones in CSS pixels, with the text as it comes. */
const WIDTHS = [320, 360, 390] as const;
/** Twice the size of text that browsers begin with, in pixels, and the widths it is looked at. */
const LARGE_TEXT = 32;
const LARGE_TEXT_WIDTHS = [390, 1280] as const;
const HEIGHT = 844;

/** What stands beyond the right edge of the window, as somebody who mends it would look for it. */
const beyondTheEdge = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const root = document.scrollingElement ?? document.documentElement;
    const edge = root.clientWidth;
    const faults = root.scrollWidth > edge ? [`the page is ${root.scrollWidth} wide`] : [];
    const scrolls = (element: Element): boolean =>
      /auto|scroll/u.test(getComputedStyle(element).overflowX) && element !== root;
    const isOwn = (element: Element): boolean => {
      for (let at = element.parentElement; at && at !== document.body; at = at.parentElement) {
        if (scrolls(at) && at.getBoundingClientRect().right <= edge + 1) return true;
      }
      return false;
    };
    for (const element of document.body.querySelectorAll("*")) {
      const { right, width, height } = element.getBoundingClientRect();
      if (right <= edge + 1 || width <= 1 || height <= 1) continue;
      if (!element.checkVisibility({ visibilityProperty: true }) || isOwn(element)) continue;
      // A drawing may be cut off by its frame; words may not.
      if (element.closest("svg, canvas, [aria-hidden=true]")) continue;
      faults.push(`${Math.round(right)}: ${element.outerHTML.slice(0, 160)}`);
    }
    return faults.slice(0, 6);
  });

/** What is measured after a change of size: frames that go by their own width follow a picture later. */
const settled = expect.configure({ soft: true, timeout: 3_000 });

/** A window of another size. */
async function resize(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: HEIGHT });
  await untilDrawn(page);
}

/** Looks at the page as it is in each width and size of text; leaves it as it was. */
async function expectNothingBeyondTheEdge(page: Page, what: string): Promise<void> {
  const before = page.viewportSize();
  for (const width of WIDTHS) {
    await resize(page, width);
    await settled.poll(() => beyondTheEdge(page), `${what} at ${width} px`).toEqual([]);
  }
  const setText = (size: string) =>
    page.evaluate((fontSize) => {
      document.documentElement.style.fontSize = fontSize;
    }, size);
  await setText(`${LARGE_TEXT}px`);
  for (const width of LARGE_TEXT_WIDTHS) {
    await resize(page, width);
    const told = `${what} at ${width} px with text of ${LARGE_TEXT} px`;
    await settled.poll(() => beyondTheEdge(page), told).toEqual([]);
  }
  await setText("");
  if (before) await page.setViewportSize(before);
}

const open = async (page: Page, address: string): Promise<void> => {
  await page.goto(address);
  await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  await untilLive(page);
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
};

/** Addresses that are not built ahead, and what a screen shows of an address that leads nowhere. */
const OTHER_ADDRESSES = [
  "/",
  "/blog/quiet-time",
  "/blog/no-such-article",
  "/hobbies/yoga",
  "/newsletter/confirm?token=none",
  "/newsletter/unsubscribe?token=none",
  "/newsletter/resubscribed",
  "/no-such-page",
  "/plan?plan_id=none",
  "/confirm-email?token=none",
  "/reset-password?token=none",
  "/shared/none",
  "/print?doc=ws-animals",
  "/print?doc=no-such-sheet",
];

/** In rooms, so that they share the machine's cores. */
const ROOMS = Map.groupBy(new Set([...prerenderedPaths, ...OTHER_ADDRESSES]), (address) => {
  if (isReadingPath(address)) return "pages to read";
  if (address.startsWith("/kids")) return "children's pages";
  return address.startsWith("/print") ? "sheets to print" : "a guest's screens";
});

test.describe("nothing stands beyond the edge", () => {
  test.use({
    viewport: { width: 390, height: HEIGHT },
    contextOptions: { reducedMotion: "reduce" },
  });

  for (const [room, addresses] of ROOMS) {
    test(room, async ({ page }) => {
      test.setTimeout(120_000);
      for (const address of addresses) {
        await open(page, address);
        await expectNothingBeyondTheEdge(page, address);
      }
    });
  }

  test("signing in and up", async ({ page }) => {
    for (const address of ["/login", "/login?mode=sign-up"]) {
      await page.goto(address);
      await expect(page.getByRole("dialog")).toBeVisible();
      await expectNothingBeyondTheEdge(page, address);
    }
  });

  test("a guest's talk and plan", async ({ page }) => {
    test.setTimeout(120_000);
    await page.goto("/generate");
    await say(page, "guitr");
    await expect(page.getByRole("log")).toContainText("Did you mean");
    await expectNothingBeyondTheEdge(page, "the talk");
    await page.evaluate(() => localStorage.clear());
    await makePlan(page, "guitar");
    for (const title of await page.locator("details > summary").all()) await title.click();
    await expectNothingBeyondTheEdge(page, "the plan");
    const sign = page.getByRole("link", { name: /^Search for a tutorial/u }).locator("svg");
    expect((await sign.first().boundingBox())?.width).toBeGreaterThanOrEqual(20);
    await showSide(page, "Guide");
    await expectNothingBeyondTheEdge(page, "the guide beside the plan");
    await showSide(page, "Plan");
    await page.getByRole("button", { name: "Start day 1" }).click();
    const next = page.getByRole("button", { name: "Next", exact: true });
    await expect(next).toBeVisible();
    await expectNothingBeyondTheEdge(page, "a step of practice");
    for (const panel of ["Settings", "Whole lesson"]) {
      await page.getByRole("button", { name: panel, exact: true }).click();
      await expect(page.getByRole("heading", { name: panel, level: 2 })).toBeVisible();
      await expectNothingBeyondTheEdge(page, `${panel} of practice`);
    }
    await page.getByRole("button", { name: "Back to the step" }).click();
    while (await next.isVisible()) await next.click();
    await expectNothingBeyondTheEdge(page, "the check of practice");
    await page.getByRole("button", { name: "Leave practice" }).click();
    await page.getByRole("button", { name: "Mark Complete" }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await expectNothingBeyondTheEdge(page, "the prompt after day 1");
    await page.goto("/generate");
    await page.getByRole("button", { name: "New Plan" }).click();
    await expect(page.getByRole("heading", { name: "Your plans on this device" })).toBeVisible();
    await expectNothingBeyondTheEdge(page, "the welcome with a plan");
  });

  test("a member's screens", async ({ page, server }) => {
    test.setTimeout(120_000);
    await addMember(page, server);
    await page.goto("/dashboard");
    await expect(page.getByRole("link", { name: "Create Your First Plan" })).toBeVisible();
    await expectNothingBeyondTheEdge(page, "the empty dashboard");
    await openNewPlan(page, "photography");
    await page.getByRole("button", { name: "Mark Complete" }).click();
    await expect(page.getByText("1/7 days completed")).toBeVisible();
    await expectNothingBeyondTheEdge(page, "a member's plan");
    const { id } = (await (await page.request.get("/api/hobby-plans")).json())[0];
    const shared = await page.request.post(`/api/hobby-plans/${id}/share`, { data: {} });
    const { path } = (await shared.json()) as { path: string };
    for (const hobby of ["chess", "calligraphy", "urban gardening", "guitar"]) {
      const made = await page.request.post("/api/generate-plan", { data: { hobby } });
      expect(made.status()).toBe(200);
    }
    const [finished] = await (await page.request.get("/api/hobby-plans")).json();
    await page.request.post("/api/user-progress", {
      data: { plan_id: finished.id, completed_days: [1, 2, 3, 4, 5, 6, 7] },
    });
    await page.goto("/dashboard");
    await expect(page.getByText("Challenge Completed!")).toBeVisible();
    await expectNothingBeyondTheEdge(page, "the full dashboard");
    await page.getByRole("button", { name: "Share Achievement" }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await expectNothingBeyondTheEdge(page, "sharing an achievement");
    for (const address of [path, "/account", "/", "/generate"]) {
      await open(page, address);
      await expectNothingBeyondTheEdge(page, `${address} of a member`);
    }
  });
});
