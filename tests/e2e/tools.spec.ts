import type { Page } from "@playwright/test";
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

test("the metronome's clicks stand on the audio clock, ahead of time and evenly", {
  tag: "@gate",
}, async ({ page }) => {
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
    await expect(page.getByText("There's no microphone, or it isn't allowed.")).toBeVisible();
    await page.getByRole("combobox", { name: "Instrument" }).selectOption("ukulele");
    await expect(page.getByRole("listitem").filter({ hasText: "G4" })).toBeVisible();
  });

  test("that hears a string tells which one and how far it is off", { tag: "@gate" }, async ({
    page,
  }) => {
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

test("the counter keeps its number on the device", { tag: "@gate" }, async ({ page }) => {
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

test.describe("recordings and photos", () => {
  /** Devices as a phone has them: a tone, and a picture that changes. */
  const giveDevices = (page: Page) =>
    page.addInitScript(() => {
      navigator.mediaDevices.getUserMedia = async ({ audio, video } = {}) => {
        const tracks: MediaStreamTrack[] = [];
        if (audio) {
          const sound = new AudioContext();
          const out = sound.createMediaStreamDestination();
          const tone = new OscillatorNode(sound, { frequency: 330 });
          tone.connect(out);
          tone.start();
          tracks.push(...out.stream.getAudioTracks());
        }
        if (video) {
          const canvas = document.createElement("canvas");
          canvas.width = 640;
          canvas.height = 480;
          const pen = canvas.getContext("2d");
          const timer = setInterval(() => {
            if (!pen) return;
            pen.fillStyle = `hsl(${performance.now() % 360} 80% 50%)`;
            pen.fillRect(0, 0, 640, 480);
          }, 50);
          const [track] = canvas.captureStream(20).getVideoTracks();
          track?.addEventListener("ended", () => clearInterval(timer));
          if (track) tracks.push(track);
        }
        return new MediaStream(tracks);
      };
    });
  const kept = (page: Page) =>
    page.getByRole("region", { name: "What you have kept" }).getByRole("listitem");

  test("a recording stays after a reload, can be exported, and is deleted", async ({ page }) => {
    await giveDevices(page);
    await page.goto("/tools/recorder");
    await untilLive(page);
    await page.getByRole("button", { name: "Record" }).click();
    await expect(page.getByText("0:01", { exact: false }).first()).toBeVisible();
    await page.getByRole("button", { name: "Stop and keep" }).click();
    await expect(kept(page)).toHaveCount(1);
    await page.getByText("Video", { exact: true }).click();
    await page.getByRole("button", { name: "Record" }).click();
    await expect(page.getByLabel("What the camera sees")).toBeVisible();
    await expect(page.getByText("0:01", { exact: false }).first()).toBeVisible();
    await page.getByRole("button", { name: "Stop and keep" }).click();
    await expect(kept(page)).toHaveCount(2);
    await expectAccessible(page);
    await page.reload();
    await untilLive(page);
    await expect(kept(page)).toHaveCount(2);
    const sound = kept(page).filter({ hasText: /^Recording/u });
    const load = page.waitForEvent("download");
    await sound.getByRole("link", { name: "Export" }).click();
    expect((await load).suggestedFilename()).toMatch(/^sound-\d{4}-\d\d-\d\d\.(?:m4a|weba)$/u);
    // It plays: the browser knows what it is.
    await expect
      .poll(() => sound.locator("audio").evaluate((audio: HTMLAudioElement) => audio.readyState))
      .toBeGreaterThan(0);
    for (const item of await kept(page).getByRole("checkbox").all()) await item.check();
    await expect(
      page.getByRole("region", { name: "Day 1 and now" }).getByRole("figure"),
    ).toHaveCount(2);
    await sound.getByRole("button", { name: "Delete" }).click();
    await sound.getByRole("button", { name: "Delete for good" }).click();
    await expect(kept(page)).toHaveCount(1);
    await page.reload();
    await untilLive(page);
    await expect(kept(page)).toHaveCount(1);
  });

  test("what the browser does not delete stays in the list, and it says so", async ({ page }) => {
    await giveDevices(page);
    await page.goto("/tools/recorder");
    await untilLive(page);
    await page.getByRole("button", { name: "Record" }).click();
    await expect(page.getByText("0:01", { exact: false }).first()).toBeVisible();
    await page.getByRole("button", { name: "Stop and keep" }).click();
    await expect(kept(page)).toHaveCount(1);
    await page.evaluate(() => {
      const remove = IDBObjectStore.prototype.delete;
      IDBObjectStore.prototype.delete = () => {
        IDBObjectStore.prototype.delete = remove;
        throw new DOMException("The disk is gone", "UnknownError");
      };
    });
    await kept(page).getByRole("button", { name: "Delete" }).click();
    await kept(page).getByRole("button", { name: "Delete for good" }).click();
    await expect(kept(page).getByRole("alert")).toHaveText(/didn't delete it/u);
    await kept(page).getByRole("button", { name: "Delete for good" }).click();
    await expect(kept(page)).toHaveCount(0);
  });

  test("a photo is taken or chosen; a file that is none says so", async ({ page }) => {
    await giveDevices(page);
    await page.goto("/tools/camera");
    await untilLive(page);
    await page.getByRole("button", { name: "Open the camera" }).click();
    const preview = page.getByLabel("What the camera sees");
    await expect
      .poll(() => preview.evaluate((video: HTMLVideoElement) => video.videoWidth))
      .toBe(640);
    await page.getByRole("button", { name: "Take the photo" }).click();
    await expect(kept(page)).toHaveCount(1);
    await expect
      .poll(() =>
        kept(page)
          .locator("img")
          .evaluate((img: HTMLImageElement) => img.naturalWidth),
      )
      .toBe(640);
    await page.getByRole("button", { name: "Close the camera" }).click();
    const choose = page.getByLabel("Choose a photo");
    await choose.setInputFiles({
      name: "notes.txt",
      mimeType: "text/plain",
      buffer: Buffer.from("no picture"),
    });
    await expect(page.getByText("This file isn't a picture your browser can open.")).toBeVisible();
    const picture = await page.screenshot();
    await choose.setInputFiles({ name: "a.png", mimeType: "image/png", buffer: picture });
    await expect(kept(page)).toHaveCount(2);
    await expectAccessible(page);
  });

  test("a full disk loses nothing; what was in memory is kept when there is room", async ({
    page,
  }) => {
    await giveDevices(page);
    await page.addInitScript(() => {
      const { put } = IDBObjectStore.prototype;
      Object.assign(window, { isFull: false });
      IDBObjectStore.prototype.put = function (...given) {
        if ((window as unknown as { isFull: boolean }).isFull) {
          throw new DOMException("full", "QuotaExceededError");
        }
        return put.apply(this, given);
      };
    });
    const fill = (isFull: boolean) =>
      page.evaluate((value) => Object.assign(window, { isFull: value }), isFull);
    await page.goto("/tools/camera");
    await untilLive(page);
    const choose = page.getByLabel("Choose a photo");
    const picture = await page.screenshot();
    await choose.setInputFiles({ name: "a.png", mimeType: "image/png", buffer: picture });
    await expect(kept(page)).toHaveCount(1);
    await fill(true);
    await choose.setInputFiles({ name: "b.png", mimeType: "image/png", buffer: picture });
    await expect(page.getByText("There's no room left on this device.")).toBeVisible();
    await expect(kept(page)).toHaveCount(2);
    await fill(false);
    await kept(page).nth(1).getByRole("button", { name: "Delete" }).click();
    await page.getByRole("button", { name: "Delete for good" }).click();
    await expect(page.getByText("There's no room left on this device.")).toHaveCount(0);
    await page.reload();
    await untilLive(page);
    await expect(kept(page)).toHaveCount(1);
  });

  test("without a microphone, a camera or a recorder each says so", async ({ page }) => {
    await page.addInitScript(() => {
      navigator.mediaDevices.getUserMedia = () =>
        Promise.reject(new DOMException("none", "NotFoundError"));
    });
    await page.goto("/tools/recorder");
    await untilLive(page);
    await page.getByRole("button", { name: "Record" }).click();
    await expect(
      page.getByText("There's no microphone or camera, or it isn't allowed."),
    ).toBeVisible();
    await page.evaluate(() => Reflect.deleteProperty(window, "MediaRecorder"));
    await page.getByRole("button", { name: "Record" }).click();
    await expect(page.getByText("This browser can't record.")).toBeVisible();
    await page.goto("/tools/camera");
    await untilLive(page);
    await page.getByRole("button", { name: "Open the camera" }).click();
    await expect(page.getByText("There's no camera, or it isn't allowed.")).toBeVisible();
  });
});

test("slips are drawn without repeats, and the drawer stays on the device", async ({ page }) => {
  await page.goto("/tools/slips");
  await untilLive(page);
  const draw = page.getByRole("button", { name: "Draw a slip" });
  await expect(draw).toBeDisabled();
  await page.getByLabel("Your slips, one on each line").fill("a tree\na shoe\n\na tree");
  await draw.click();
  const first = await page.getByRole("status").textContent();
  await page.reload();
  await untilLive(page);
  await expect(page.getByRole("status")).toHaveText(first ?? "");
  await expect(page.getByText("1 slip left")).toBeVisible();
  await draw.click();
  await expect(page.getByRole("status")).toHaveText(first === "a tree" ? "a shoe" : "a tree");
  await expect(draw).toBeDisabled();
  await page.getByRole("button", { name: "Put all back" }).click();
  await expect(page.getByText("2 slips left")).toBeVisible();
});

test("cups become grams, ovens change scale, and paints mix", { tag: "@gate" }, async ({
  page,
}) => {
  await page.goto("/tools/converter");
  await untilLive(page);
  await page.getByLabel("Amount").fill("1 1/2");
  await expect(page.getByText("about 188 grams")).toBeVisible();
  await page.getByLabel("Of", { exact: true }).selectOption("honey");
  await expect(page.getByText("about 509 grams")).toBeVisible();
  await page.getByLabel("To", { exact: true }).selectOption("tablespoon");
  await expect(page.getByText("24 tablespoons")).toBeVisible();
  await page.getByLabel("Amount").fill("some");
  await expect(page.getByText("Enter an amount such as 2, 0.75 or 1 1/2.")).toBeVisible();
  await page.getByLabel("Degrees").fill("425");
  await expect(page.getByText("425 °F · 218 °C · 198 °C with a fan · gas mark 7")).toBeVisible();
  await page.goto("/tools/colors");
  await untilLive(page);
  await page.getByRole("button", { name: /^Lemon yellow/u }).click();
  await page.getByRole("button", { name: /^Phthalo blue/u }).click();
  await expect(page.getByText("1 part Lemon yellow")).toBeVisible();
  await page.getByRole("button", { name: "Take away a part of Phthalo blue" }).click();
  await expect(page.getByText("1 part Phthalo blue")).toHaveCount(0);
});
