import { finds, startYouTubeServer } from "../fakes/youtube-server.ts";
import { answer, expect, say, startServer, test, untilDrawn } from "./fixtures.ts";

test("a found video is shown without asking YouTube before it is clicked, then without cookies", {
  tag: "@gate",
}, async ({ page }) => {
  const youtube = await startYouTubeServer();
  youtube.answer(finds({ id: "dQw4w9WgXcQ", title: "Casting on, slowly" }));
  const server = await startServer({ YOUTUBE_API_KEY: "key-1", YOUTUBE_BASE_URL: youtube.url });
  const foreign: string[] = [];
  await page.route(/youtube|ytimg|google/u, (route) => {
    foreign.push(route.request().url());
    return route.fulfill({ body: "player", contentType: "text/html" });
  });
  await page.goto(`${server.url}/generate`);
  await say(page, "knitting");
  await answer(page, "Beginner", "1 hour", "Personal enjoyment");
  await page.getByRole("heading", { name: "Video tutorial" }).click();
  const play = page.getByRole("button", { name: /Casting on, slowly/u });
  await play.scrollIntoViewIfNeeded();
  await expect(play).toBeVisible();
  await untilDrawn(page);
  expect(foreign).toEqual([]);
  await play.click();
  const frame = page.locator("iframe");
  await expect(frame).toHaveAttribute(
    "src",
    /^https:\/\/www\.youtube-nocookie\.com\/embed\/dQw4w9WgXcQ\?/u,
  );
  for (const parameter of ["rel=0", "modestbranding=1", "iv_load_policy=3"]) {
    await expect(frame).toHaveAttribute("src", new RegExp(parameter, "u"));
  }
  await server.stop();
  await youtube.stop();
});
