import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expect, expectAccessible, makePlan, test } from "./fixtures.ts";
import { addMember, openNewPlan } from "./members.ts";

const practice = (page: Page) => page.getByRole("dialog", { name: /^Day 1: / });
const stepLabel = (page: Page) => practice(page).getByText(/^Step \d+ of \d+$/u);
const next = (page: Page) => practice(page).getByRole("button", { name: "Next", exact: true });

/** How many steps the day has: 'Step 1 of 5'. */
const countOf = async (page: Page): Promise<number> =>
  Number((await stepLabel(page).textContent())?.split(" ").at(-1));

test("a day goes one step a screen, and a reload goes on at the same step, offline too", {
  tag: "@gate",
}, async ({ page, context }) => {
  await makePlan(page, "ukulele");
  await page.getByRole("button", { name: "Start day 1" }).click();
  // Good news of the screen before does not hide the step.
  await expect(page.getByText("Plan saved locally")).toHaveCount(0, { timeout: 1_500 });
  await expect(stepLabel(page)).toHaveText(/^Step 1 of/u);
  await expectAccessible(page);
  await next(page).click();
  await next(page).click();
  await expect(stepLabel(page)).toHaveText(/^Step 3 of/u);
  const title = await practice(page).getByRole("heading", { level: 2 }).textContent();
  await page.reload();
  await expect(stepLabel(page)).toHaveText(/^Step 3 of/u);
  await expect(practice(page).getByRole("heading", { level: 2 })).toHaveText(title ?? "");
  // Back shows what was done; unticking it makes it the step to go on with.
  await practice(page).getByRole("button", { name: "Back", exact: true }).click();
  const done = practice(page).getByRole("checkbox", { name: /^Done: / });
  await expect(done).toBeChecked();
  await done.uncheck();
  await practice(page).getByRole("button", { name: "Leave practice" }).click();
  await expect(practice(page)).toHaveCount(0);
  await expect(page.getByRole("checkbox", { name: /^Done: / }).nth(0)).toBeChecked();
  await expect(page.getByRole("checkbox", { name: /^Done: / }).nth(1)).not.toBeChecked();
  await context.setOffline(true);
  await page.getByRole("button", { name: "Go on with day 1" }).click();
  await expect(stepLabel(page)).toHaveText(/^Step 2 of/u);
  for (let left = (await countOf(page)) - 1; left > 0; left -= 1) await next(page).click();
  await expect(practice(page).getByText("How you know it worked")).toBeVisible();
  await context.setOffline(false);
});

test("'Not yet' shows what to do and repeats a step; 'Yes' completes the day, and asks a guest last", {
  tag: "@gate",
}, async ({ page }) => {
  await makePlan(page, "ukulele");
  await page.getByRole("button", { name: "Start day 1" }).click();
  for (let left = await countOf(page); left > 0; left -= 1) await next(page).click();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Not yet" }).click();
  await expect(page.getByRole("heading", { name: "Not yet is fine" })).toBeVisible();
  await expectAccessible(page);
  await practice(page).getByRole("listitem").nth(1).getByRole("button").click();
  await expect(stepLabel(page)).toHaveText(/^Step 2 of/u);
  for (let left = (await countOf(page)) - 1; left > 0; left -= 1) await next(page).click();
  await page.getByRole("button", { name: "Yes, it worked" }).click();
  await expect(page.getByRole("heading", { name: "Day 1 is done" })).toBeVisible();
  await expect(practice(page).getByText(/^You did all \d steps, and it worked\.$/u)).toBeVisible();
  await expect(practice(page).getByRole("heading", { name: "Day 2 brings" })).toBeVisible();
  await expectAccessible(page);
  await practice(page).getByRole("button", { name: "Sign up" }).click();
  await expect(page.getByRole("dialog", { name: "Day 1 is done. Nice start!" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByText("1/7 days completed")).toBeVisible();
});

test("everything works by keyboard alone", async ({ page }) => {
  await makePlan(page, "ukulele");
  await page.getByRole("button", { name: "Start day 1" }).focus();
  await page.keyboard.press("Enter");
  await expect(stepLabel(page)).toHaveText(/^Step 1 of/u);
  await page.keyboard.press("Space");
  await expect(stepLabel(page)).toHaveText(/^Step 2 of/u);
  await page.keyboard.press("ArrowRight");
  await expect(stepLabel(page)).toHaveText(/^Step 3 of/u);
  await page.keyboard.press("ArrowLeft");
  await expect(stepLabel(page)).toHaveText(/^Step 2 of/u);
  // On a button Space presses the button.
  await practice(page).getByRole("button", { name: "Settings" }).focus();
  await page.keyboard.press("Space");
  await expect(practice(page).getByRole("heading", { name: "Settings" })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(stepLabel(page)).toHaveText(/^Step 2 of/u);
  await page.keyboard.press("Escape");
  await expect(practice(page)).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Go on with day 1" })).toBeVisible();
});

test("another device goes on at the member's step", { tag: "@gate" }, async ({
  page,
  server,
  browser,
}) => {
  await addMember(page, server);
  await openNewPlan(page, "ukulele");
  await page.getByRole("button", { name: "Start day 1" }).click();
  for (let step = 1; step <= 3; step += 1) {
    const sent = page.waitForResponse((response) => response.url().endsWith("/api/commands"));
    await next(page).click();
    expect((await sent).status()).toBe(200);
  }
  const other = await browser.newContext({ storageState: await page.context().storageState() });
  const device = await other.newPage();
  await device.goto(page.url());
  await expect(stepLabel(device)).toHaveText(/^Step 4 of/u);
  await other.close();
});

test("a step's timer counts down, takes a minute more, and says when it is over", async ({
  page,
}) => {
  await page.clock.install();
  await makePlan(page, "ukulele");
  await page.getByRole("button", { name: "Start day 1" }).click();
  const clock = practice(page).getByRole("timer");
  const minutes = Number((await clock.textContent())?.split(":")[0]);
  await practice(page).getByRole("button", { name: "+1 minute" }).click();
  await expect(clock).toHaveText(`${minutes + 1}:00`);
  await practice(page).getByRole("button", { name: "Start the timer" }).click();
  await page.clock.runFor(60_000);
  await expect(clock).toHaveText(`${minutes}:00`);
  await practice(page).getByRole("button", { name: "Pause the timer" }).click();
  await page.clock.runFor(60_000);
  await expect(clock).toHaveText(`${minutes}:00`);
  await practice(page).getByRole("button", { name: "Start the timer" }).click();
  await page.clock.runFor(minutes * 60_000 + 500);
  await expect(practice(page).getByText("Time is up.")).toBeVisible();
});

/** A device's voices, as Chromium without a sound system does not have them. */
const giveVoices = (page: Page) =>
  page.addInitScript(() => {
    const said: string[] = [];
    const voice = {
      name: "Ada",
      lang: "en-US",
      localService: true,
      default: true,
      voiceURI: "ada",
    };
    Object.assign(window, { said });
    Object.defineProperty(window, "SpeechSynthesisUtterance", {
      value: class {
        onend: (() => void) | null = null;
        readonly text: string;
        constructor(text: string) {
          this.text = text;
        }
      },
    });
    Object.defineProperty(window, "speechSynthesis", {
      value: Object.assign(new EventTarget(), {
        getVoices: () => [voice],
        cancel: () => {},
        speak: (utterance: { text: string; onend: (() => void) | null }) => {
          said.push(utterance.text);
          setTimeout(() => utterance.onend?.(), 20);
        },
      }),
    });
  });

test("a step is read aloud, goes on by itself, and both are remembered", async ({ page }) => {
  await giveVoices(page);
  await page.clock.install();
  await makePlan(page, "ukulele");
  await page.getByRole("button", { name: "Start day 1" }).click();
  const title = (await practice(page).getByRole("heading", { level: 2 }).textContent()) ?? "";
  await practice(page).getByRole("button", { name: "Settings" }).click();
  await practice(page).getByRole("checkbox", { name: "Read each step aloud" }).check();
  await practice(page).getByRole("checkbox", { name: "Go on by itself" }).check();
  await practice(page).getByRole("button", { name: "Back to the step" }).click();
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { said: string[] }).said))
    .toContain(title);
  const minutes = Number((await practice(page).getByRole("timer").textContent())?.split(":")[0]);
  await page.clock.runFor((minutes + 1) * 60_000);
  await expect(stepLabel(page)).toHaveText(/^Step 2 of/u);
  const second = (await practice(page).getByRole("heading", { level: 2 }).textContent()) ?? "";
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { said: string[] }).said))
    .toContain(second);
  await page.reload();
  await practice(page).getByRole("button", { name: "Settings" }).click();
  await expect(practice(page).getByRole("checkbox", { name: "Go on by itself" })).toBeChecked();
});

test("lessons of the first edition are read aloud once", async ({ page, server }) => {
  await giveVoices(page);
  await addMember(page, server);
  const DAY = { day: 1, title: "First steps", mainTask: "Begin", howTo: ["Sit down.", "Begin."] };
  const plan_data = { hobby: "Whittling", title: "Learn to whittle", days: [DAY] };
  const saved = await page.request.post(`${server.url}/api/hobby-plans`, {
    headers: { Origin: server.url },
    data: { hobby: plan_data.hobby, title: plan_data.title, plan_data },
  });
  const { id } = (await saved.json()) as { id: string };
  await page.goto(`/plan?plan_id=${id}`);
  await page.getByRole("button", { name: "Start day 1" }).click();
  await practice(page).getByRole("button", { name: "Settings" }).click();
  await practice(page).getByRole("checkbox", { name: "Read each step aloud" }).check();
  await practice(page).getByRole("button", { name: "Back to the step" }).click();
  const said = () => page.evaluate(() => (window as unknown as { said: string[] }).said);
  await expect.poll(said).toContain("Sit down.");
  await expect(practice(page).getByRole("button", { name: "Read it again" })).toBeVisible();
  expect((await said()).filter((text) => text === "Sit down.")).toHaveLength(1);
});

test("without voices and without a lock on the screen the lesson goes on, and says so", async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "wakeLock", { value: undefined });
    Object.defineProperty(window, "speechSynthesis", {
      value: Object.assign(new EventTarget(), { getVoices: () => [], cancel: () => {} }),
    });
  });
  await makePlan(page, "ukulele");
  await page.getByRole("button", { name: "Start day 1" }).click();
  await practice(page).getByRole("button", { name: "Settings" }).click();
  await expect(page.getByText("This browser cannot keep the screen on.")).toBeVisible();
  await expect(page.getByText("This device has no English voice to read with.")).toBeVisible();
  await practice(page).getByRole("button", { name: "Back to the step" }).click();
  await next(page).click();
  await expect(stepLabel(page)).toHaveText(/^Step 2 of/u);
});

test("day 7 ends with the first and the last photo, the promise and a certificate", async ({
  page,
  server,
}) => {
  await addMember(page, server);
  await openNewPlan(page, "ukulele");
  const plan_id = new URL(page.url()).searchParams.get("plan_id");
  const keepPhoto = async (day: number) => {
    const end = page.getByRole("dialog", { name: new RegExp(`^Day ${day}: `, "u") });
    await end.getByRole("button", { name: "A photo" }).click();
    const picture = await page.screenshot();
    await end
      .getByLabel("Choose a photo")
      .setInputFiles({ name: "a.png", mimeType: "image/png", buffer: picture });
    const kept = end.getByRole("region", { name: "What you have kept" });
    await expect(kept.getByText(`Ukulele, day ${day}`).first()).toBeVisible();
    return end;
  };
  const finish = async (day: number) => {
    await page.getByRole("button", { name: `Start day ${day}` }).click();
    const dialog = page.getByRole("dialog", { name: new RegExp(`^Day ${day}: `, "u") });
    const steps = dialog.getByText(/^Step \d+ of \d+$/u);
    for (let left = Number((await steps.textContent())?.split(" ").at(-1)); left > 0; left -= 1) {
      await dialog.getByRole("button", { name: "Next", exact: true }).click();
    }
    await dialog.getByRole("button", { name: "Yes, it worked" }).click();
  };
  await finish(1);
  await (await keepPhoto(1)).getByRole("button", { name: "Back to the plan" }).click();
  await page.request.post("/api/user-progress", {
    headers: { Origin: server.url },
    data: { plan_id, completed_days: [1, 2, 3, 4, 5, 6] },
  });
  await page.goto(`/plan?plan_id=${plan_id}`);
  await page.getByRole("button", { name: /^Day 7/u }).click();
  await finish(7);
  const end = await keepPhoto(7);
  await expect(end.getByRole("heading", { name: "Seven days of Ukulele" })).toBeVisible();
  await expect(end.getByRole("region", { name: "Day 1 and now" }).getByRole("img")).toHaveCount(2);
  await end.getByLabel("Name on it (optional)").fill("Ada Lovelace");
  await expect(
    end.getByRole("img", { name: /^Certificate: Ada Lovelace completed seven days of Ukulele\./u }),
  ).toBeVisible();
  for (const [button, type] of [
    ["Save as a picture", "png"],
    ["Save as a PDF", "pdf"],
  ] as const) {
    const load = page.waitForEvent("download");
    await end.getByRole("button", { name: button }).click();
    const file = await load;
    expect(file.suggestedFilename()).toBe(`Seven days of Ukulele.${type}`);
    const head = (await readFile(await file.path())).subarray(0, 4).toString("latin1");
    expect(head).toBe(type === "png" ? "\u0089PNG" : "%PDF");
  }
  await expectAccessible(page);
  await end.getByRole("button", { name: "Back to the plan" }).click();
  await page.getByRole("button", { name: "Your certificate" }).click();
  await expect(page.getByRole("img", { name: /^Certificate: Ada Lovelace/u })).toBeVisible();
});

test("a step shows its figure in the theme's colors, which can be heard", { tag: "@gate" }, async ({
  page,
}) => {
  await page.addInitScript(() => {
    const played: number[] = [];
    const { start } = OscillatorNode.prototype;
    OscillatorNode.prototype.start = function (at = 0) {
      played.push(this.frequency.value);
      start.call(this, at);
    };
    Object.assign(window, { played });
  });
  await makePlan(page, "ukulele");
  const figure = page.getByRole("img", {
    name: /^On the ukulele\. C: string 4 open, .* finger 3\.$/u,
  });
  await expect(figure).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Start day 1" }).click();
  for (let step = 1; step < 4; step += 1) await next(page).click();
  await expect(practice(page).getByRole("img", { name: /^On the ukulele\./u })).toBeVisible();
  await expectAccessible(page);
  await practice(page).getByRole("button", { name: "Play it" }).click();
  // The strum of C: G4, C4, E4 and C5, each with its harmonics.
  const played = await page.evaluate(() => (window as unknown as { played: number[] }).played);
  for (const hertz of [392, 261.63, 329.63, 523.25]) {
    expect(played.some((frequency) => Math.abs(frequency - hertz) < 1)).toBe(true);
  }
  await expect(practice(page).getByRole("button", { name: "Stop" })).toBeVisible();
  await expect(practice(page).getByRole("button", { name: "Play it" })).toBeVisible();
});
