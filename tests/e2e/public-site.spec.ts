import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { LIMITS } from "#contract/limits.ts";
import {
  expect,
  expectAccessible,
  PUBLISHED,
  ROOT,
  startServer,
  test,
  untilLive,
} from "./fixtures.ts";
import { addMember, mailedLink } from "./members.ts";

const toast = (page: Page) => page.locator("li[data-state=open]");
const results = (page: Page) => page.locator("#results");

test("pages are set in the product's own type", async ({ page }) => {
  await page.goto("/contact");
  await expect
    .poll(() =>
      page.evaluate(() =>
        [...document.fonts].flatMap(({ family, status }) => (status === "loaded" ? family : [])),
      ),
    )
    .toEqual(
      expect.arrayContaining([
        expect.stringContaining("Fraunces Variable"),
        expect.stringContaining("Figtree Variable"),
      ]),
    );
});

test("a hobby's card shows a picture of its own, in the colors of the theme", async ({ page }) => {
  await page.goto("/hobbies");
  const card = page
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { name: "Knitting" }) });
  const picture = card.locator("img");
  await picture.scrollIntoViewIfNeeded();
  await expect(picture).toHaveJSProperty("complete", true);
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(
    0,
  );
  const answer = await page.request.get("/pictures/knitting.svg");
  expect(answer.headers()["content-type"]).toContain("image/svg+xml");
  expect(await answer.text()).toContain("prefers-color-scheme:dark");
});

test("hobbies are found by their other names, and lead to a page with a plan", {
  tag: "@gate",
}, async ({ page }) => {
  await page.goto("/hobbies");
  await page.getByLabel("Search hobbies").fill("uke");
  await expect(results(page).getByRole("listitem")).toHaveCount(1);
  await results(page)
    .getByRole("link", { name: /^Ukulele/u })
    .click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Ukulele in seven days");
  await page.getByRole("link", { name: "Start this plan" }).first().click();
  await expect(page.getByRole("log")).toContainText("How much experience do you have?");
  const response = await page.goto("/hobbies/staring-at-walls");
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("All hobbies");
});

test("a day on the home page changes with the time that is chosen", { tag: "@gate" }, async ({
  page,
}) => {
  await page.goto("/");
  const steps = page.locator(".sample-day ol:visible").first();
  const short = await steps.textContent();
  await page.getByLabel("2+ hours").check();
  await expect(steps).not.toHaveText(short ?? "");
  expect((await steps.textContent())?.length).toBeGreaterThan(short?.length ?? 0);
});

test("questions open one at a time, and keys move between them and round the ends", async ({
  page,
}) => {
  await page.goto("/");
  const questions = page.locator("[data-accordion] summary");
  await untilLive(page);
  await questions.first().focus();
  await page.keyboard.press("ArrowUp");
  await expect(questions.last()).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.locator("details[open]")).toHaveCount(1);
  await page.keyboard.press("Home");
  await page.keyboard.press("Enter");
  await expect(page.locator("details[open]")).toHaveCount(1);
  await expect(page.locator("details").first()).toHaveAttribute("open", "");
  await page.keyboard.press("Enter");
  await expect(page.locator("details[open]")).toHaveCount(0);
});

test("the list is searched in place, filtered, cleared, and says so when nothing is found", async ({
  page,
}) => {
  await page.goto("/blog");
  const all = await results(page).getByRole("article").count();
  expect(all).toBe(13);
  await expect(results(page).getByRole("article").first()).not.toContainText("Coloring Pages");
  await expect(page.getByRole("link", { name: "Clear" })).toHaveCount(0);
  const field = page.getByLabel("Search articles");
  await field.pressSequentially("watercolo");
  await expect(page).toHaveURL(/\?q=watercolo$/u);
  await expect(results(page).getByRole("article")).not.toHaveCount(all);
  await expect(field).toBeFocused();
  await page.getByLabel("Category").selectOption("Mental Wellness");
  await expect(page).toHaveURL(/category=Mental\+Wellness/u);
  await field.fill("(.*");
  await expect(results(page)).toContainText(
    "No articles found. Try a different search or clear filters.",
  );
  await page.reload();
  await expect(field).toHaveValue("(.*");
  await page.getByRole("link", { name: "Clear" }).click();
  await expect(results(page).getByRole("article")).toHaveCount(all);
  await expect(page).toHaveURL(/\/blog$/u);
  await page.getByLabel("Category").selectOption("Recent");
  await expect(results(page)).toContainText("No articles found.");
  await field.fill("quiet");
  await page.getByLabel("Category").selectOption("All");
  await page.getByRole("button", { name: "Search" }).click();
  await expect(results(page)).toBeFocused();
  await expect(results(page)).toBeInViewport();
});

test("an article leads through its contents, shares its link, and back up", {
  tag: "@gate",
}, async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, "share"));
  await page.goto("/blog");
  await results(page)
    .getByRole("link", { name: /How Long Does It Take/u })
    .click();
  await expect(page).toHaveURL(/\/blog\/how-long-to-build-a-habit$/u);
  const heading = page.locator("article h2").nth(2);
  const up = page.getByRole("link", { name: "Scroll up" });
  await expect(up).toBeHidden();
  await page
    .getByRole("navigation", { name: "Table of Contents" })
    .getByRole("link")
    .nth(2)
    .click();
  await expect(heading).toBeInViewport();
  await expect(up).toBeVisible();
  await up.click();
  await expect(up).toBeHidden();
  await expect(page.getByRole("complementary").getByRole("article")).toHaveCount(2);
  await page.getByRole("button", { name: "Share" }).click();
  await expect(toast(page)).toContainText("Link copied");
  await expect(toast(page)).toContainText("Blog link copied to clipboard.");
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /\/blog\/how-long-to-build-a-habit$/u,
  );
  await page.keyboard.press("F8");
  await expect(page.getByRole("region", { name: /notification/iu })).toBeFocused();
  await page.getByRole("link", { name: "← Back to Blog" }).click();
  await expect(page).toHaveURL(/\/blog$/u);
});

test("a call to action makes a plan", async ({ page }) => {
  await page.goto("/blog/find-hobby-that-sticks");
  await page.getByRole("link", { name: "Generate My Plan" }).first().click();
  await expect(page).toHaveURL(/\/generate$/u);
  await expect(page.getByLabel("Your message")).toBeVisible();
});

test("a picture that cannot be loaded makes way, step by step", async ({ page }) => {
  await page.route(/\/covers\//u, (route) => route.abort());
  await page.route(/\/artwork\/arts-1\.svg/u, (route) => route.abort());
  await page.goto("/blog/easy-watercolor-paintings");
  const picture = page.locator("figure img");
  await expect(picture).toHaveAttribute("src", "/artwork/default.svg");
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
});

test("stars are said to be the editors', and pictures tell what they show", async ({ page }) => {
  for (const path of ["/blog", "/blog/quiet-time"]) {
    await page.goto(path);
    const ratings = page.getByText(/^Editors’ rating\s*4\.[6-9] of 5$/u);
    const shown = await page.getByRole("article").count();
    await expect(ratings).toHaveCount(shown);
    for (const rating of await ratings.all()) {
      // Words that everybody sees, not only who hears them or points at them.
      const seen = await rating.evaluate((element) => (element as HTMLElement).innerText);
      expect(seen).toContain("Editors’ rating");
      const words = await rating.evaluate((element) => {
        const range = document.createRange();
        const text = [...element.childNodes].find((node) => node.nodeType === Node.TEXT_NODE);
        range.selectNodeContents(text ?? element);
        return range.getBoundingClientRect().width;
      });
      expect(words).toBeGreaterThan(60);
    }
    const pictures = page.getByRole("article").locator("img");
    await expect(pictures).toHaveCount(shown);
    for (const picture of await pictures.all()) {
      expect((await picture.getAttribute("alt"))?.length).toBeGreaterThan(9);
    }
  }
});

test("an article without a picture of its own has its category's, and one that is broken the next", {
  tag: "@deep",
}, async ({ page }) => {
  const root = mkdtempSync(join(tmpdir(), "sevenfold-uncovered-"));
  for (const name of ["server", "build", "generated", "package.json"]) {
    cpSync(join(ROOT, name), join(root, name), { recursive: true });
  }
  symlinkSync(join(ROOT, "node_modules"), join(root, "node_modules"));
  const file = join(root, "generated/articles/files.json");
  const [article, ...others] = JSON.parse(readFileSync(file, "utf8"));
  const { cover: _, imageAlt: __, caption: ___, ...bare } = article;
  const added = [
    { ...bare, slug: "bare", category: "Creative Arts" },
    { ...bare, slug: "unknown-category", category: "Elsewhere" },
  ];
  writeFileSync(file, JSON.stringify([article, ...others, ...added]));
  const server = await startServer();
  await server.halt();
  await server.resume(root);
  await page.goto(`${server.url}/blog/bare`);
  const picture = page.locator("figure img");
  await expect(picture).toHaveAttribute("src", "/artwork/arts-1.svg");
  await expect(picture).toHaveAttribute("alt", "");
  await expect(page.locator("figcaption")).toHaveCount(0);
  await page.goto(`${server.url}/blog/unknown-category`);
  await expect(picture).toHaveAttribute("src", "/artwork/default.svg");
  await page.route(/\/artwork\/default\.svg/u, (route) => route.abort());
  await page.goto(`${server.url}/blog?q=${encodeURIComponent(bare.title)}`);
  await expect(results(page).getByRole("article")).toHaveCount(3);
  await expect(results(page).locator('img[src="/artwork/general-1.svg"]')).toHaveCount(1);
  await server.stop();
  rmSync(root, { recursive: true, force: true });
});

test("every page has one address, and what is only a view of it is none", async ({ published }) => {
  const ask = (path: string) => fetch(published.url + path, { redirect: "manual" });
  for (const [from, to] of [
    ["/Blog", "/blog"],
    ["/BLOG/Quiet-Time/", "/blog/quiet-time"],
    ["/About", "/about"],
    ["/Hobbies/Yoga?utm_source=x", "/hobbies/yoga?utm_source=x"],
    ["/hobbies/watercolour-painting", "/hobbies/watercolor-painting"],
    ["/hobbies/", "/hobbies"],
    ["/Kids", "/kids"],
    ["/blog?post=Quiet-Time", "/blog/quiet-time"],
    ["/blog?post=", "/blog"],
  ] as const) {
    const answer = await ask(from);
    const { status, headers } = answer;
    expect([from, status, headers.get("location")]).toEqual([from, 301, to]);
  }
  // The letters of a link to a shared plan are its own.
  expect((await ask("/shared/AbC")).status).toBe(404);
  const said = async (path: string) => {
    const html = await (await ask(path)).text();
    return {
      robots: /name="robots" content="([^"]+)"/u.exec(html)?.[1],
      canonical: /rel="canonical" href="([^"]+)"/u.exec(html)?.[1],
    };
  };
  const list = (path: string) => ({
    robots: "index, follow",
    canonical: `${PUBLISHED}${path}`,
  });
  for (const view of ["", "?utm_source=x", "?category=All", "?q=", "?category=All&q=+"]) {
    expect([view, await said(`/blog${view}`)]).toEqual([view, list("/blog")]);
  }
  for (const view of ["", "?utm_source=x", "?q=", "?q=+"]) {
    expect([view, await said(`/hobbies${view}`)]).toEqual([view, list("/hobbies")]);
  }
  const search = { robots: "noindex, nofollow", canonical: undefined };
  for (const path of [
    "/blog?q=quiet",
    "/blog?category=Recent",
    "/blog?category=Mental+Wellness",
    "/hobbies?q=uke",
  ]) {
    expect([path, await said(path)]).toEqual([path, search]);
  }
  for (const address of addressesIn(await textAt(`${published.url}/sitemap.xml`))) {
    const { pathname } = new URL(address);
    expect([pathname, await said(pathname)]).toEqual([pathname, list(pathname)]);
  }
});

test("older links lead on for good, and unknown articles offer others", async ({
  page,
  request,
}) => {
  const older = await request.get("/blog?post=quiet-time", { maxRedirects: 0 });
  expect([older.status(), older.headers().location]).toEqual([301, "/blog/quiet-time"]);
  const response = await page.goto("/blog/quiet-times");
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("article").first()).toContainText("Quiet Time");
  await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex, nofollow");
});

test("a newsletter is asked for, confirmed by mail and left with one click", {
  tag: "@gate",
}, async ({ page, server }) => {
  await page.goto("/blog");
  await untilLive(page);
  const field = page.getByLabel("Your email address");
  const subscribe = page.getByRole("button", { name: "Subscribe" });
  for (const wrong of ["", "a@", `${"a".repeat(300)}@example.org`, "a@example.org\nBcc: b@x.org"]) {
    await field.evaluate((input: HTMLInputElement, value) => {
      input.value = value;
    }, wrong);
    await subscribe.click();
    await expect(toast(page)).toContainText("Invalid Email");
    await expect(field).toHaveAccessibleDescription(/Please enter a valid email address\./u);
    await expect(field).toBeFocused();
    await page.getByRole("button", { name: "Dismiss" }).click();
  }
  const address = `reader${Date.now()}@example.org`;
  await field.fill(address);
  await page.keyboard.press("Enter");
  await expect(toast(page)).toContainText("Successfully Subscribed!");
  await expect(page.getByText("A confirmation email is on its way.")).toBeVisible();
  await expect(field).toHaveValue("");

  await page.goto(await mailedLink(server.url, address, /newsletter\/confirm/u));
  await page.getByRole("button", { name: "Confirm my subscription" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("You are subscribed");
  const leave = await mailedLink(server.url, address, /newsletter\/unsubscribe/u);
  await page.goto(leave);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("You have unsubscribed");
  await page.getByRole("button", { name: "Subscribe again" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("You are subscribed again");
  await page.reload();
  await expect(page).toHaveURL(/\/newsletter\/resubscribed$/u);
});

test("a message keeps what was typed until it has arrived", async ({ page, context }) => {
  await page.goto("/contact");
  await untilLive(page);
  await page.getByLabel("Message").fill("The ukulele plan is lovely. <b>Thank you</b>");
  const send = page.getByRole("button", { name: "Send Message" });
  await send.click();
  await expect(toast(page)).toContainText("Missing Information");
  await expect(page.getByLabel("Name")).toBeFocused();
  await page.getByLabel("Name").fill("Ada");
  await page.getByLabel("Email").fill("ada@example.org");
  await page.getByLabel("Subject").selectOption("Suggest a Hobby");
  await context.setOffline(true);
  await send.click();
  await expect(toast(page)).toContainText("Network Error");
  await expect(page.getByLabel("Message")).toHaveValue(/ukulele/u);
  await context.setOffline(false);
  await send.click();
  await expect(toast(page)).toContainText("Thanks for contacting us!");
  await expect(page.getByLabel("Message")).toHaveValue("");
});

test("forms that are not filled in rightly ask the server for nothing, and say what to do", async ({
  page,
  context,
}) => {
  const calls: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") calls.push(new URL(request.url()).pathname);
  });
  await page.goto("/contact");
  const send = page.getByRole("button", { name: "Send Message" });
  const message = page.getByLabel("Message");
  await untilLive(page);
  // Without a network too: what is missing is missing first.
  await context.setOffline(true);
  for (let slip = 0; slip < 6; slip += 1) {
    await send.click();
    await expect(toast(page)).toContainText("Missing Information");
    await expect(page.getByLabel("Name")).toBeFocused();
    await expect(page.getByLabel("Email")).toHaveAccessibleDescription(
      "Please fill in all required fields.",
    );
  }
  await page.getByLabel("Name").fill("Ada");
  await page.getByLabel("Email").fill("ada@example");
  await message.fill("x".repeat(4_650));
  await expect(message.locator("..")).toContainText("350 characters left");
  await send.click();
  await expect(toast(page)).toContainText("Invalid Email");
  await expect(toast(page)).toContainText("Please enter a valid email address.");
  await expect(page.getByLabel("Email")).toBeFocused();
  await expect(page.getByLabel("Name")).toHaveAccessibleDescription("");
  await page.getByLabel("Email").fill("ada@example.org");
  await expect(message).toHaveAttribute("maxlength", "5000");
  // What a program put there, or what came back with the page, may be longer.
  await message.evaluate((field: HTMLTextAreaElement) => {
    field.value = "x".repeat(5_003);
    field.dispatchEvent(new Event("input", { bubbles: true }));
  });
  await expect(message.locator("..")).toContainText("3 characters too many");
  await send.click();
  await expect(toast(page)).toContainText("Message Too Long");
  await expect(toast(page)).toContainText("Please shorten your message to 5,000 characters.");
  await expect(message).toBeFocused();
  await expect(message).toHaveValue("x".repeat(5_003));
  await context.setOffline(false);
  await page.goto("/newsletter");
  // Before that the browser itself says what is missing.
  await untilLive(page);
  for (let slip = 0; slip < 6; slip += 1) {
    await page.getByRole("button", { name: "Subscribe" }).click();
    await expect(toast(page)).toContainText("Invalid Email");
  }
  expect(calls).toEqual([]);

  await page.getByLabel("Your email address").fill("ada@example.org");
  await page.getByRole("button", { name: "Subscribe" }).click();
  await expect(toast(page)).toContainText("Successfully Subscribed!");
  await page.goto("/contact");
  await page.getByLabel("Name").fill("Ada");
  await page.getByLabel("Email").fill("ada@example.org");
  await message.fill(`${"x".repeat(99)}\n`.repeat(50).trim());
  await expect(message.locator("..")).toContainText("1 character left");
  await send.click();
  await expect(toast(page)).toContainText("Thanks for contacting us!");
  await expect(message.locator("..")).not.toContainText("left");
  expect(calls).toEqual(["/api/newsletter", "/api/contact"]);
});

test("a form that is sent too often says how long to wait, and keeps what was typed", async ({
  page,
  server,
}) => {
  const data = { name: "Ada", email: "ada@example.org", message: "Hello" };
  const headers = { Origin: server.url };
  for (let at = 0; at < 5; at += 1) {
    const sent = await page.request.post("/api/contact", { data, headers });
    expect(sent.status()).toBe(200);
    const { email } = data;
    await page.request.post("/api/newsletter", { data: { email }, headers });
  }
  await page.goto("/contact");
  for (const [label, text] of [
    ["Name", "Ada"],
    ["Email", "ada@example.org"],
    ["Message", "Once more"],
  ] as const) {
    await page.getByLabel(label).fill(text);
  }
  await page.getByRole("button", { name: "Send Message" }).click();
  await expect(toast(page)).toContainText("Failed to Send");
  await expect(toast(page)).toContainText(/Please try again in (?:\d+ minutes|a minute)\./u);
  await expect(page.getByLabel("Message")).toHaveValue("Once more");
  await page.goto("/newsletter");
  await page.getByLabel("Your email address").fill("ada@example.org");
  await page.getByRole("button", { name: "Subscribe" }).click();
  await expect(toast(page)).toContainText("Subscription Failed");
  await expect(toast(page)).toContainText(
    /Please try again later or contact support\. Please try again in (?:\d+ minutes|a minute)\./u,
  );
  await expect(page.getByLabel("Your email address")).toHaveValue("ada@example.org");
});

test("a form that is under way says so, is sent once, and gives the focus back", async ({
  page,
}) => {
  let arrived: () => void = () => {};
  let calls = 0;
  await page.route(/\/api\/(?:contact|newsletter)$/u, async (route) => {
    calls += 1;
    await new Promise<void>((resolve) => {
      arrived = resolve;
    });
    await route.continue();
  });
  await page.goto("/newsletter");
  const email = page.getByLabel("Your email address");
  await email.fill("ada@example.org");
  await email.press("Enter");
  const subscribing = page.getByRole("button", { name: "Subscribing..." });
  await expect(subscribing).toBeDisabled();
  await email.press("Enter");
  // The call is held back only once it has come.
  await expect.poll(() => calls).toBe(1);
  arrived();
  await expect(toast(page)).toContainText("Successfully Subscribed!");
  await expect(page.getByRole("button", { name: "Subscribe", exact: true })).toBeEnabled();
  expect(calls).toBe(1);

  await page.goto("/contact");
  await page.getByLabel("Name").fill("Ada");
  await page.getByLabel("Email").fill("ada@example.org");
  await page.getByLabel("Message").fill("Hello");
  await page.getByRole("button", { name: "Send Message" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Sending..." })).toBeDisabled();
  await page.keyboard.press("Enter");
  // What is written while the first message is under way is the next one.
  await page.getByLabel("Message").fill("Hello again");
  await page.getByLabel("Message").blur();
  await expect.poll(() => calls).toBe(2);
  arrived();
  await expect(toast(page)).toContainText("Thanks for contacting us!");
  await expect(page.getByRole("button", { name: "Send Message" })).toBeFocused();
  await expect(page.getByLabel("Message")).toHaveValue("Hello again");
  expect(calls).toBe(2);
});

test("the field for robots is none that a browser fills in for somebody", async ({ page }) => {
  for (const path of ["/contact", "/newsletter"]) {
    await page.goto(path);
    const field = page.locator("input[name=website]");
    // Browsers and password managers fill in what could be seen and reached.
    expect(
      await field.evaluate((input) => input.checkVisibility({ visibilityProperty: true })),
    ).toBe(false);
    await expect(field).toHaveAttribute("autocomplete", "off");
  }
});

test("a member has their menu on reading pages, and signs out there", async ({
  page,
  context,
  server,
}) => {
  const ada = await addMember(page, server);
  await page.goto("/dashboard");
  await expect(page.getByRole("button", { name: `Account menu of ${ada.username}` })).toBeVisible();
  await page.goto("/blog");
  await page.getByRole("button", { name: `Account menu of ${ada.username}` }).click();
  await expect(page.getByRole("link", { name: "Dashboard" })).toBeVisible();
  await context.setOffline(true);
  await page.getByRole("button", { name: "Sign Out" }).click();
  await expect(toast(page)).toContainText("Not signed out");
  await expect(page.getByRole("button", { name: `Account menu of ${ada.username}` })).toBeVisible();
  await context.setOffline(false);
  await page.getByRole("button", { name: "Sign Out" }).click();
  await expect(toast(page)).toContainText("Signed out");
  await expect(page.getByRole("link", { name: "Sign In" })).toBeVisible();
  expect(await (await page.request.get("/api/auth/get-session")).json()).toBeNull();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("articles are read, found by their words, and questions opened", { tag: "@gate" }, async ({
    page,
  }) => {
    await page.goto("/blog");
    await page.getByLabel("Search articles").fill("lullaby of the unfound");
    await page.getByRole("button", { name: "Search" }).click();
    await expect(results(page)).toContainText("No articles found.");
    await page.getByRole("link", { name: "Clear" }).click();
    await results(page)
      .getByRole("link", { name: /Quiet Time/u })
      .click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Quiet Time");
    await page.locator("summary").first().click();
    await expect(page.locator("details[open]")).toHaveCount(1);
    await expect(page.getByRole("button", { name: "Share" })).toBeHidden();
  });

  test("the newsletter and the contact form are sent, and keep what was typed", async ({
    page,
    server,
  }) => {
    await page.goto("/newsletter");
    await page.getByLabel("Your email address").fill("reader@");
    await page.getByRole("button", { name: "Subscribe" }).click();
    await expect(page.getByText("Please enter a valid email address.")).toBeVisible();
    await expect(page.getByLabel("Your email address")).toHaveValue("reader@");
    const address = `plain${Date.now()}@example.org`;
    await page.getByLabel("Your email address").fill(address);
    await page.getByRole("button", { name: "Subscribe" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Successfully Subscribed!");
    await page.goto(await mailedLink(server.url, address, /newsletter\/confirm/u));
    await page.getByRole("button", { name: "Confirm my subscription" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("You are subscribed");

    await page.goto("/contact");
    await page.getByLabel("Message").fill("Hello");
    for (let slip = 0; slip < 6; slip += 1) {
      await page.getByRole("button", { name: "Send Message" }).click();
      await expect(page.getByRole("alert")).toHaveText("Please fill in all required fields.");
      await expect(page.getByLabel("Message")).toHaveValue("Hello");
    }
    await page.getByLabel("Name").fill("Ada");
    await page.getByLabel("Email").fill("ada@example.org");
    await page.getByRole("button", { name: "Send Message" }).click();
    await expect(page.getByText("Thanks for contacting us!")).toBeVisible();

    // Without scripts nothing tells one browser from another behind an address.
    const form = { name: "Ada", email: "ada@example.org", message: "Hello" };
    for (let at = 1; at < LIMITS.contactAddress.max; at += 1) {
      await page.request.post("/contact", { form, headers: { Origin: server.url } });
    }
    for (const [label, text] of [
      ["Name", "Ada"],
      ["Email", "ada@example.org"],
      ["Message", "Hello again"],
    ] as const) {
      await page.getByLabel(label).fill(text);
    }
    await page.getByRole("button", { name: "Send Message" }).click();
    await expect(page.getByRole("alert")).toHaveText(
      /Please try again in (?:\d+ minutes|a minute)\.$/u,
    );
    await expect(page.getByLabel("Message")).toHaveValue("Hello again");
  });

  test("whoever wants to sign in reads that it needs scripts", async ({ page }) => {
    await page.goto("/blog");
    await page.getByRole("link", { name: "Sign In" }).click();
    await expect(page).toHaveURL(/\/login\?next=/u);
    await expect(page.getByText("Signing in needs scripts")).toBeVisible();
  });

  test("the menu of a narrow screen opens", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto("/blog");
    await page.getByRole("button", { name: "Menu" }).click();
    await expect(page.locator("#mobile-menu").getByRole("link", { name: "Learn" })).toBeVisible();
  });
});

test("no link of the site is broken, and every anchor exists", { tag: "@deep" }, async ({
  page,
  request,
  server,
}) => {
  test.setTimeout(240_000);
  const anchors = new Map<string, ReadonlySet<string>>();
  const wanted: { from: string; path: string; hash: string }[] = [];
  const pages = ["/"];
  const others = new Set<string>();
  await page.goto("/credits");
  for (const path of pages) {
    const html = await (await request.get(path)).text();
    const found = await page.evaluate((text) => {
      const dom = new DOMParser().parseFromString(text, "text/html");
      const list = (selector: string, name: string) =>
        [...dom.querySelectorAll(selector)].map((element) => element.getAttribute(name) ?? "");
      return {
        ids: list("[id]", "id"),
        links: list("a[href]", "href"),
        files: [
          ...list("img[src]", "src"),
          ...list("link[href]", "href"),
          ...list("script[src]", "src"),
        ],
      };
    }, html);
    anchors.set(path, new Set(found.ids));
    for (const file of found.files) others.add(new URL(file, server.url).href);
    for (const link of found.links) {
      const url = new URL(link, `${server.url}${path}`);
      if (url.origin !== server.url) continue;
      wanted.push({ from: path, path: url.pathname, hash: decodeURIComponent(url.hash.slice(1)) });
      if (url.search) others.add(url.href);
      else if (!pages.includes(url.pathname)) pages.push(url.pathname);
    }
  }
  expect(pages.length).toBeGreaterThan(30);
  for (const path of [...pages, ...others]) {
    if (path.startsWith("http") && !path.startsWith(server.url)) continue;
    expect([path, (await request.get(path)).status()]).toEqual([path, 200]);
  }
  const missing = wanted.filter(
    ({ path, hash }) => hash !== "" && hash !== "top" && !anchors.get(path)?.has(hash),
  );
  expect(missing).toEqual([]);
});

test("every public page says what it is, once, by whole addresses of this instance", async ({
  server,
  published,
}) => {
  const listed = addressesIn(await textAt(`${published.url}/sitemap.xml`));
  expect(listed.length).toBeGreaterThan(25);
  const titles = new Set<string>();
  const faults: string[] = [];
  const pages = await Promise.all(
    listed.map((address) => textAt(published.url + new URL(address).pathname)),
  );
  for (const [index, address] of listed.entries()) {
    const html = pages[index] ?? "";
    const read = (pattern: RegExp): string => pattern.exec(html)?.[1] ?? "";
    const description = read(/name="description" content="([^"]+)"/u);
    const kind = address.includes("/blog/") ? "article" : "website";
    const data = [...html.matchAll(/ld\+json">([\s\S]*?)<\/script>/gu)];
    // Compared here and not by `expect`: the runner writes down each of its thousands of calls.
    const rules = {
      address: address.startsWith(`${PUBLISHED}/`),
      title: !titles.has(read(/<title>([^<]+)<\/title>/u)),
      description: description.length > 60 && description.length < 260,
      canonical: html.includes(`<link rel="canonical" href="${address}"`),
      card: html.includes('content="summary_large_image"'),
      kind: read(/property="og:type" content="(\w+)"/u) === kind,
      data: data.every(([, text = ""]) => JSON.parse(text)["@context"] === "https://schema.org"),
    };
    titles.add(read(/<title>([^<]+)<\/title>/u));
    for (const [rule, kept] of Object.entries(rules)) if (!kept) faults.push(`${address} ${rule}`);
  }
  expect(faults).toEqual([]);
  // Without a public address it is the one that was asked.
  const asked = addressesIn(await textAt(`${server.url}/sitemap.xml`));
  expect(asked).toEqual(listed.map((address) => address.replace(PUBLISHED, server.url)));
});

test("a screen that has come alive still says one address of its own", { tag: "@gate" }, async ({
  page,
  published,
}) => {
  for (const path of ["/kids", "/generate", "/printables"]) {
    await page.goto(published.url + path);
    await untilLive(page);
    const said = await page.evaluate(() => ({
      canonical: [...document.querySelectorAll("link[rel=canonical]")].map((link) =>
        link.getAttribute("href"),
      ),
      pictures: document.querySelectorAll("meta[property='og:image']").length,
      standIns: document.documentElement.outerHTML.split("origin.invalid").length - 1,
    }));
    expect(said).toEqual({
      canonical: [`${PUBLISHED}${path}`],
      pictures: 1,
      standIns: 0,
    });
  }
});

test("what machines read has whole addresses of this instance", async ({ published }) => {
  for (const path of ["/feed.xml", "/robots.txt", "/blog/quiet-time", "/blog?q=quiet", "/nope"]) {
    const text = await (await fetch(published.url + path)).text();
    expect(text).not.toContain("origin.invalid");
    expect(text).toContain(`${PUBLISHED}/`);
  }
});

test("the feeds keep to their standards", { tag: "@gate" }, async ({ page, published }) => {
  const rss = await textAt(`${published.url}/feed.xml`);
  const feed = JSON.parse(await textAt(`${published.url}/feed.json`));
  await page.goto("/credits");
  const read = await page.evaluate((text) => {
    const dom = new DOMParser().parseFromString(text, "text/xml");
    const fields = (parent: Element | null) =>
      [...(parent?.children ?? [])]
        .filter(({ children }) => children.length === 0)
        .map((element) => ({
          name: element.nodeName,
          text: element.textContent,
          ...Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value])),
        }));
    return {
      faults: dom.querySelectorAll("parsererror").length,
      version: dom.documentElement.getAttribute("version"),
      channel: fields(dom.querySelector("rss > channel")),
      image: fields(dom.querySelector("channel > image")),
      items: [...dom.querySelectorAll("channel > item")].map(fields),
    };
  }, rss);
  expect([read.faults, read.version, read.items.length]).toEqual([0, "2.0", 13]);
  type Fields = (typeof read)["channel"];
  const one = (fields: Fields, name: string): Record<string, string | null> => {
    const found = fields.filter((field) => field.name === name);
    expect([name, found.length]).toEqual([name, 1]);
    return found[0] ?? {};
  };
  const absolute = expect.stringMatching(/^https:\/\/learn\.example\.org\//u);
  // RFC 822 §5, with a year of four digits as RSS prefers it.
  const date = expect.stringMatching(
    /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/u,
  );
  for (const name of ["title", "description"]) {
    expect(one(read.channel, name).text).toBeTruthy();
    for (const item of read.items) expect(one(item, name).text).toBeTruthy();
  }
  expect(one(read.channel, "link").text).toEqual(absolute);
  expect(one(read.channel, "lastBuildDate").text).toEqual(date);
  expect(one(read.channel, "atom:link")).toMatchObject({
    rel: "self",
    type: "application/rss+xml",
    href: `${PUBLISHED}/feed.xml`,
  });
  for (const name of ["title", "link"]) {
    expect(one(read.image, name).text).toBe(one(read.channel, name).text);
  }
  expect(one(read.image, "url").text).toMatch(/^https:.+\.png$/u);
  const guids = new Set<unknown>();
  for (const item of read.items) {
    expect(one(item, "link").text).toEqual(absolute);
    expect(one(item, "pubDate").text).toEqual(date);
    guids.add(one(item, "guid").text);
    // An author is a mailbox, and perhaps a name.
    expect(one(item, "author").text).toMatch(/^[^@\s]+@[^@\s]+\.[a-z]+ \(.+\)$/u);
    // What is in it is HTML.
    expect(one(item, "description").text).not.toMatch(/&(?!(?:amp|lt|gt);)|</u);
    const enclosure = one(item, "enclosure");
    expect(enclosure).toMatchObject({ url: absolute, type: "image/webp" });
    const { pathname } = new URL(enclosure.url ?? "");
    const file = await (await fetch(published.url + pathname)).arrayBuffer();
    expect(Number(enclosure.length)).toBe(file.byteLength);
  }
  expect(guids.size).toBe(13);

  // https://jsonfeed.org/version/1
  expect(feed).toMatchObject({
    version: "https://jsonfeed.org/version/1",
    title: one(read.channel, "title").text,
    home_page_url: `${PUBLISHED}/blog`,
    feed_url: `${PUBLISHED}/feed.json`,
  });
  expect(feed.items).toHaveLength(13);
  for (const item of feed.items) {
    const instant = expect.stringMatching(/^\d{4}-\d{2}-\d{2}T00:00:00\.000Z$/u);
    expect(item).toMatchObject({
      id: item.url,
      url: absolute,
      title: expect.any(String),
      content_html: expect.any(String),
      image: absolute,
      date_published: instant,
      date_modified: instant,
      author: { name: expect.any(String) },
    });
    expect(guids).toContain(item.id);
  }
});

/** What an address answers at once. Many are asked, and the runner's own requests take far longer. */
async function textAt(url: string): Promise<string> {
  const answer = await fetch(url, { redirect: "manual" });
  if (answer.status !== 200) throw new Error(`${url} answered ${answer.status}`);
  return answer.text();
}

const addressesIn = (sitemap: string): string[] =>
  [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/gu)].map(([, address = ""]) => address);

test("a hobby's page and home show a step with its figure, without a script", {
  tag: "@gate",
}, async ({ page }) => {
  await page.goto("/hobbies/ukulele");
  const step = page.getByRole("region", { name: /^A step of day \d$/u });
  await expect(step.getByRole("img", { name: /ukulele/u })).toBeVisible();
  await expectAccessible(page);
  await page.goto("/");
  const day = page.getByRole("region", { name: "Look inside a real day" });
  await expect(day.getByRole("img", { name: /ukulele/u })).toBeVisible();
});
