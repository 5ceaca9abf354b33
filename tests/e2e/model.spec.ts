import { goodDayAnswer, goodPlan } from "../fakes/model-answers.ts";
import {
  type ModelServer,
  resetsAfter,
  says,
  saysInParts,
  startModelServer,
  waitsFor,
} from "../fakes/model-server.ts";
import {
  answer,
  expect,
  expectAccessible,
  type RunningServer,
  say,
  showSide,
  startServer,
  test,
} from "./fixtures.ts";

let model: ModelServer;
let server: RunningServer;

test.beforeEach(async () => {
  model = await startModelServer();
  server = await startServer({
    AI_PROVIDER: "openai-compatible",
    AI_MODEL: "fake-1",
    AI_BASE_URL: model.url,
  });
});
test.afterEach(async () => {
  await server.stop();
  await model.stop();
});

test("a model's plan shows as it grows, with its steps and the note on time", {
  tag: "@gate",
}, async ({ page }) => {
  let goOn = () => {};
  const gate = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  model.script(says(goodPlan(), { chunk: 40, everyMs: 8 }), waitsFor(gate, says(goodDayAnswer())));
  await page.addInitScript(() => {
    const shown: string[] = [];
    Object.assign(window, { minutesShown: shown });
    const note = () => shown.push(...(document.body?.innerText.match(/\b\d+ min\b/g) ?? []));
    new MutationObserver(note).observe(document, { subtree: true, childList: true });
  });
  await page.goto(`${server.url}/generate`);
  await say(page, "macrame");
  await answer(page, "Beginner", "1 hour", "Personal enjoyment");
  await expect(page.getByText("usually takes 20-60 seconds")).toBeVisible();
  await expect(page.getByRole("progressbar", { name: "Writing the plan" })).toBeVisible();
  for (const step of ["Outlining", "Finding videos", "Final touches"]) {
    await expect(page.getByText(step)).toBeVisible();
  }
  await expect(page.getByRole("heading", { name: goodPlan().day.title })).toBeVisible();
  // Day 1 can be read while day 2 is on its way.
  for (const { title, text } of goodPlan().day.steps) {
    await expect(page.getByText(title, { exact: true })).toBeVisible();
    await expect(page.getByText(text)).toBeVisible();
  }
  await expect(page.getByText(goodPlan().day.check.try)).toBeVisible();
  const minutes = await page.evaluate(
    () => (window as unknown as { minutesShown: string[] }).minutesShown,
  );
  expect(minutes).toContain(`${goodPlan().day.check.minutes} min`);
  // A step that is being written has no minutes yet.
  expect(minutes).not.toContain("0 min");
  await expectAccessible(page);
  await page.evaluate(() => {
    const bar = document.querySelector("[role=progressbar]");
    const seen: string[] = [];
    Object.assign(window, { seenOfBar: seen });
    const note = () => seen.push(bar?.getAttribute("aria-valuenow") ?? "");
    new MutationObserver(note).observe(bar as Element, { attributes: true });
  });
  goOn();
  await expect(page.getByRole("heading", { name: "Select Day" })).toBeVisible();
  const seen = await page.evaluate(() => (window as unknown as { seenOfBar: string[] }).seenOfBar);
  expect(seen.at(-1)).toBe("100");
  expect(seen.slice(0, -1).every((value) => Number(value) <= 85)).toBe(true);
});

test("a reload in the middle of writing loses nothing: the plan is asked for again", async ({
  page,
}) => {
  const never = new Promise<void>(() => {});
  model.script(waitsFor(never, says(goodPlan())), says(goodPlan()), says(goodDayAnswer()));
  await page.goto(`${server.url}/generate`);
  await say(page, "macrame");
  await answer(page, "Beginner", "1 hour", "Personal enjoyment");
  await model.arrived(1);
  await page.reload();
  await expect(page.getByRole("heading", { name: "Select Day" })).toBeVisible();
  await showSide(page, "Guide");
  await expect(page.getByRole("log")).toContainText("macrame");
});

test("when the model breaks off, the guide says so and the library writes the plan", async ({
  page,
}) => {
  model.always(resetsAfter(JSON.stringify(goodPlan()).slice(0, 400)));
  await page.goto(`${server.url}/generate`);
  await say(page, "knitting");
  await answer(page, "Beginner", "1 hour", "Personal enjoyment");
  await expect(page.getByRole("heading", { name: "Select Day" })).toBeVisible({ timeout: 20_000 });
  await showSide(page, "Guide");
  await expect(page.getByRole("log")).toContainText(
    "I had trouble generating your plan. Let me try a different approach!",
  );
});

test("the guide's answer shows as it grows, and stays where it is when it is whole", async ({
  page,
}) => {
  let goOn = () => {};
  const gate = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  const [first, rest] = ["Begin with the square knot. ", "It is the only one of the week."];
  model.script(says(goodPlan()), says(goodDayAnswer()), saysInParts(first, gate, rest));
  await page.goto(`${server.url}/generate`);
  await say(page, "macrame");
  await answer(page, "Beginner", "1 hour", "Personal enjoyment");
  await expect(page.getByRole("heading", { name: "Select Day" })).toBeVisible();
  await showSide(page, "Guide");
  await say(page, "Which knot comes first?");
  const log = page.getByRole("log");
  const reply = log.getByText(first.trim());
  await expect(reply).toBeVisible();
  await expect(log).toHaveAttribute("aria-busy", "true");
  await expect(log.getByText("Guide is typing")).toHaveCount(0);
  await expectAccessible(page);
  const bubble = await reply.elementHandle();
  goOn();
  await expect(log.getByText(first + rest)).toBeVisible();
  await expect(log).toHaveAttribute("aria-busy", "false");
  expect(await bubble?.textContent()).toContain(rest);
  await expect(reply).toHaveCount(1);
});
