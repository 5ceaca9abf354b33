import { cheapHobbies } from "./articles/cheap-hobbies-at-home.ts";
import { smarterHobbies } from "./articles/easy-hobbies-that-make-you-smarter.ts";
import { watercolors } from "./articles/easy-watercolor-paintings.ts";
import { educationalGames } from "./articles/educational-games-for-kids.ts";
import { findHobby } from "./articles/find-hobby-that-sticks.ts";
import { coloringPages } from "./articles/free-printable-coloring-pages-for-kids.ts";
import { buildHabit } from "./articles/how-long-to-build-a-habit.ts";
import { microJournaling } from "./articles/micro-journaling-habit.ts";
import { nurseryWorksheets } from "./articles/nursery-class-worksheets.ts";
import { outdoorHobbies } from "./articles/outdoor-hobbies-for-students.ts";
import { productiveHobbies } from "./articles/productive-hobbies-for-students.ts";
import { quietTime } from "./articles/quiet-time.ts";
import { relaxingHobbies } from "./articles/relaxing-hobbies.ts";
import { composed, type Page, type Pen } from "./pen.ts";

/**
 * An article's picture: 5:2. Cards and social networks show only its middle, 0-640 (16:9), so the
 * main things are there; the wings on both sides continue the scene.
 */
export const ARTICLE_PAGE: Page = { x: -130, width: 900, pixels: [1600, 640] };

const PICTURES: Record<string, (p: Pen) => string[]> = {
  "cheap-hobbies-at-home": cheapHobbies,
  "easy-hobbies-that-make-you-smarter": smarterHobbies,
  "easy-watercolor-paintings": watercolors,
  "educational-games-for-kids": educationalGames,
  "find-hobby-that-sticks": findHobby,
  "free-printable-coloring-pages-for-kids": coloringPages,
  "how-long-to-build-a-habit": buildHabit,
  "micro-journaling-habit": microJournaling,
  "nursery-class-worksheets": nurseryWorksheets,
  "outdoor-hobbies-for-students": outdoorHobbies,
  "productive-hobbies-for-students": productiveHobbies,
  "quiet-time": quietTime,
  "relaxing-hobbies": relaxingHobbies,
};

/** The names of the articles' pictures (`cover` in an article's header). */
export const ARTICLE_PICTURES: readonly string[] = Object.keys(PICTURES);

/** The text of `content/artwork/articles/<cover>.svg`. */
export function composeArticlePicture(cover: string): string {
  const compose = PICTURES[cover];
  if (!compose) throw new Error(`There is no picture '${cover}'`);
  return composed(cover, ARTICLE_PAGE, compose);
}
