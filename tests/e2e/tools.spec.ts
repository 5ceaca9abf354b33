import { expect, expectAccessible, test, untilLive } from "./fixtures.ts";

test("every tool has a page of its own, found from the list and from home", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("contentinfo").getByRole("link", { name: "Practice tools" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Tools" })).toBeVisible();
  await expectAccessible(page);
  const names = await page.getByRole("main").getByRole("heading", { level: 2 }).allTextContents();
  expect(names.length).toBeGreaterThan(5);
  for (const name of names) {
    await page.getByRole("link", { name, exact: true }).click();
    await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
    await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
    await expectAccessible(page);
    await page.getByRole("link", { name: "All tools" }).click();
  }
});

test("the metronome's clicks stand on the audio clock, ahead of time and evenly", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const starts: { at: number; ahead: number }[] = [];
    const { start } = OscillatorNode.prototype;
    OscillatorNode.prototype.start = function (at = 0) {
      starts.push({ at, ahead: at - this.context.currentTime });
      start.call(this, at);
    };
    Object.assign(window, { starts });
  });
  await page.goto("/tools/metronome");
  await untilLive(page);
  await page.getByRole("slider", { name: "Tempo, in beats a minute" }).fill("240");
  await page.getByRole("button", { name: "Start" }).click();
  const starts = () =>
    page.evaluate(() => (window as unknown as { starts: { at: number; ahead: number }[] }).starts);
  await expect.poll(async () => (await starts()).length).toBeGreaterThan(8);
  // A busy page delays no click.
  await page.evaluate(() => {
    const until = performance.now() + 120;
    while (performance.now() < until);
  });
  await expect.poll(async () => (await starts()).length).toBeGreaterThan(16);
  const all = await starts();
  for (const [index, { at, ahead }] of all.entries()) {
    expect(ahead).toBeGreaterThan(0);
    expect(at - (all[0]?.at ?? 0)).toBeCloseTo(index * 0.25, 4);
  }
  await page.getByRole("button", { name: "Stop" }).click();
});

test.describe("a microphone", () => {
  test("is asked for by the tuner's page alone", async ({ page, server }) => {
    const policy = async (path: string) =>
      (await page.request.get(`${server.url}${path}`)).headers()["permissions-policy"];
    expect(await policy("/tools/tuner")).toContain("microphone=(self)");
    expect(await policy("/plan")).toContain("microphone=(self)");
    for (const path of ["/", "/blog", "/kids", "/api/hobby-list"]) {
      expect(await policy(path)).toContain("microphone=()");
    }
  });

  test("that is refused leads to the reference tones, and the page goes on", async ({ page }) => {
    await page.addInitScript(() => {
      navigator.mediaDevices.getUserMedia = () =>
        Promise.reject(new DOMException("refused", "NotAllowedError"));
    });
    await page.goto("/tools/tuner");
    await untilLive(page);
    await page.getByRole("button", { name: "Listen" }).click();
    await expect(page.getByText("The microphone is not allowed or not there.")).toBeVisible();
    await page.getByRole("combobox", { name: "Instrument" }).selectOption("ukulele");
    await expect(page.getByRole("listitem").filter({ hasText: "G4" })).toBeVisible();
  });

  test("that hears a string tells which one and how far it is off", async ({ page }) => {
    // This browser has no microphone: a string that is 20 cents too low sounds in its place, in the
    // tuner's own context, because two of them drift apart on a busy machine.
    await page.addInitScript(() => {
      let own: AudioContext | undefined;
      window.AudioContext = class extends AudioContext {
        constructor() {
          super();
          own = this;
        }
      };
      navigator.mediaDevices.getUserMedia = async () => {
        const sound = own ?? new AudioContext();
        const tone = new OscillatorNode(sound, { frequency: 440 * 2 ** (-20 / 1_200) });
        const out = sound.createMediaStreamDestination();
        tone.connect(new GainNode(sound, { gain: 0.3 })).connect(out);
        tone.start();
        return out.stream;
      };
    });
    await page.goto("/tools/tuner");
    await untilLive(page);
    await page.getByRole("combobox", { name: "Instrument" }).selectOption("ukulele");
    await page.getByRole("button", { name: "Listen" }).click();
    await expect(page.getByText(/^Too low by (?:1[6-9]|2[0-4]) cents$/u)).toBeVisible();
  });
});

test("the counter keeps its number on the device", async ({ page }) => {
  await page.goto("/tools/counter");
  await untilLive(page);
  const count = page.getByRole("button", { name: /Count one$/u });
  await count.click();
  await count.click();
  await count.click();
  await page.getByRole("button", { name: "Take one back" }).click();
  await page.reload();
  await untilLive(page);
  await expect(page.getByRole("status").filter({ hasText: /^2$/u })).toBeVisible();
});

test("intervals go from ready to work to rest, and the stopwatch keeps laps", async ({ page }) => {
  await page.clock.install();
  await page.goto("/tools/intervals");
  await untilLive(page);
  await page.getByRole("spinbutton", { name: "Rounds" }).fill("2");
  await page.getByRole("button", { name: "Start" }).click();
  await page.clock.runFor(1_000);
  await expect(page.getByText("Get ready")).toBeVisible();
  await page.clock.runFor(6_000);
  await expect(page.getByText("Work", { exact: true })).toBeVisible();
  await page.clock.runFor(41_000);
  await expect(page.getByText("Rest", { exact: true })).toBeVisible();
  await page.clock.runFor(70_000);
  await expect(page.getByText("Done", { exact: true })).toBeVisible();
  await page.goto("/tools/stopwatch");
  await untilLive(page);
  await page.getByRole("button", { name: "Start" }).click();
  await page.clock.runFor(65_000);
  await page.getByRole("button", { name: "Lap" }).click();
  await page.getByRole("button", { name: "Stop" }).click();
  await expect(page.getByRole("listitem").filter({ hasText: /^1:0[45]\.\d$/u })).toBeVisible();
});
