import type { Page } from "@playwright/test";
import { gamePath } from "#core/games/catalogue.ts";
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  makePlan,
  say,
  showSide,
  test,
} from "./fixtures.ts";

for (const [room, paths] of Object.entries({
  "pages to read": [
    "/",
    "/blog",
    "/blog/easy-watercolor-paintings",
    "/contact",
    "/privacy",
    "/hobbies",
    "/hobbies/sourdough-baking",
    "/credits",
    "/no-such-page",
    "/api/docs",
  ],
  "screens of the app": ["/generate", "/plan"],
  // The other games are looked at in their own tests, in the middle of playing.
  "children's pages": ["/kids", gamePath("memory"), gamePath("pattern")],
})) {
  test(`${room} are accessible and fit`, { tag: "@phone" }, async ({ page }) => {
    for (const path of paths) {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    }
  });
}

test("chat and plan are accessible and fit", { tag: ["@phone", "@gate"] }, async ({ page }) => {
  await page.goto("/generate");
  await say(page, "guitr");
  await expect(page.getByRole("log")).toContainText("Did you mean");
  await expectAccessible(page);
  await page.evaluate(() => localStorage.clear());
  await makePlan(page, "guitar");
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await showSide(page, "Guide");
  await expectAccessible(page);
  await showSide(page, "Plan");
  await page.getByRole("button", { name: "Mark Complete" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expectAccessible(page);
});

test("an unknown address shows home with status 404 and is not indexed", { tag: "@gate" }, async ({
  page,
}) => {
  const response = await page.goto("/nothing/here");
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("A hobby is time that is yours");
  await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex, nofollow");
});

test("an address below a known screen shows that screen and names its own", async ({ page }) => {
  for (const [address, path, indexed] of [
    ["/about/anything", "/about", true],
    ["/terms/a/b", "/terms", true],
    ["/contact/us", "/contact", true],
    ["/blog/quiet-time/comments", "/blog/quiet-time", true],
    ["/hobbies/yoga/more", "/hobbies/yoga", true],
    ["/generate/now", "/generate", true],
    ["/plan/x", "/plan", false],
    ["/dashboard/x", "/dashboard", false],
    ["/reset-password/x", "/reset-password", false],
    ["/kids/x", "/kids", true],
    ["/kids/games/puzzle/x", "/kids/games/puzzle", true],
    ["/kids/games/no-such-game", "/kids/games/memory", false],
    ["/printables/x", "/printables", true],
    ["/print/x", "/print", false],
  ] as const) {
    const html = async (at: string) => {
      const response = await page.request.get(at);
      const text = await response.text();
      return {
        status: response.status(),
        title: /<title[^>]*>([^<]*)/u.exec(text)?.[1],
        canonical: /<link rel="canonical" href="[^"]*?(\/[^"/][^"]*)"/u
          .exec(text.replaceAll(/https?:\/\/[^/"]+/gu, ""))
          ?.at(1),
        robots: /<meta name="robots" content="([^"]*)"/u.exec(text)?.[1],
      };
    };
    expect.soft({ address, ...(await html(address)) }).toEqual({
      address,
      status: 200,
      title: (await html(path)).title,
      canonical: path,
      robots: indexed ? "index, follow" : "noindex, nofollow",
    });
  }
  await page.goto("/about/anything");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/About/u);
  await page.goto("/generate/now");
  await expect(page.getByLabel("Your message")).toBeEnabled();
});

test("old addresses with a hash lead to the new ones", async ({ page }) => {
  await page.goto("/#/plan?plan_id=abc");
  await expect(page).toHaveURL(/\/plan\?plan_id=abc$/u);
});

test("the theme is chosen, and stays after a reload", { tag: "@gate" }, async ({
  page,
  isMobile,
}) => {
  void isMobile;
  await page.goto("/");
  const menu = page.getByRole("button", { name: "Menu" });
  if (await menu.isVisible()) await menu.click();
  const html = page.locator("html");
  await page
    .getByRole("button", { name: /^Theme/u })
    .and(page.locator(":visible"))
    .click();
  await page
    .getByRole("button", { name: /^Theme/u })
    .and(page.locator(":visible"))
    .click();
  await expect(html).toHaveAttribute("data-theme", "dark");
  await page.reload();
  await expect(html).toHaveAttribute("data-theme", "dark");
});

test("the menu of a narrow screen mirrors the bar and closes by Escape", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  await page.getByRole("button", { name: "Menu" }).click();
  const menu = page.locator("#mobile-menu");
  await expect(menu.getByRole("link", { name: "Learn" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
});

test("one toast at a time, and F8 leads to it", async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, "share"));
  await makePlan(page, "chess");
  await expect(page.getByText("Plan saved locally", { exact: true }).first()).toBeVisible();
  await page.keyboard.press("F8");
  await expect(
    page.getByRole("region", { name: /notification/iu }).getByRole("list"),
  ).toBeFocused();
  const share = page.getByRole("button", { name: "Share Plan" });
  await share.click();
  await share.click();
  await expect(
    page.getByText("Link copied", { exact: true }).and(page.locator(":visible")),
  ).toHaveCount(1);
  await expect(page.getByText("Plan saved locally", { exact: true })).toHaveCount(0);
});

/** Keeps a page's scripts back. @returns what lets them come. */
async function holdScripts(page: Page): Promise<() => void> {
  let bring = () => {};
  const asked = new Promise<void>((resolve) => {
    bring = resolve;
  });
  await page.unrouteAll();
  await page.route("**/assets/framework-*.js", async (route) => {
    await asked;
    await route.continue();
  });
  return bring;
}

test("what is typed and pressed before the scripts are there is not lost", {
  tag: "@gate",
}, async ({ page }) => {
  let bring = await holdScripts(page);
  // Even while the rest of the page is still coming in.
  await page.goto("/generate", { waitUntil: "commit" });
  await page.getByLabel("Your message").fill("juggling");
  await page.keyboard.press("Enter");
  bring();
  await expect(page.getByRole("button", { name: /^Beginner/u })).toBeVisible();

  bring = await holdScripts(page);
  await page.goto("/kids/games/typing", { waitUntil: "commit" });
  await page.getByRole("button", { name: "Start" }).click();
  bring();
  await expect(page.getByRole("button", { name: "Pause" })).toBeVisible();
});

test("what is chosen while the page comes alive is not lost", async ({ page }) => {
  await page.addInitScript(() => {
    // The moment between the framework's first look at the page and its first answer.
    window.addEventListener("presses-are-heard", () => {
      const show = document.querySelector<HTMLSelectElement>("search select");
      if (!show) throw new Error("the page has no filter");
      show.value = "brain";
      show.dispatchEvent(new Event("input", { bubbles: true }));
      show.dispatchEvent(new Event("change", { bubbles: true }));
    });
  });
  await page.goto("/printables");
  await expect(page).toHaveURL(/\?show=brain$/u);
  await expect(page.getByRole("region")).toHaveCount(1);
});

test("the home page and its form work without scripts", async ({ browser, server }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(server.url);
  await page.getByLabel("Which hobby would you like to learn?").fill("chess");
  await page.getByRole("button", { name: "Start Your Journey" }).click();
  await expect(page).toHaveURL(/\/generate\?hobby=chess/u);
  await context.close();
});
