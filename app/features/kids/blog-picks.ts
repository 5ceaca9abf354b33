import * as kidsWords from "../../words/kids.ts";
/** Articles for the parents. */
export interface BlogPick {
  readonly id: string;
  readonly title: string;
  readonly subtitle: string;
  readonly href: string;
  /** Pictures, best first; the next one replaces one that cannot be loaded. */
  readonly cover: readonly [string, ...string[]];
}

export const BLOG_PICKS: readonly BlogPick[] = [
  {
    id: "educational-games-for-kids",
    title: kidsWords.articleGamesTitle,
    subtitle: kidsWords.articleGamesText,
    href: "/blog/educational-games-for-kids",
    cover: ["/artwork/games-1.svg"],
  },
  {
    id: "free-printable-coloring-pages-for-kids",
    title: kidsWords.articleColoringTitle,
    subtitle: kidsWords.articleColoringText,
    href: "/blog/free-printable-coloring-pages-for-kids",
    cover: ["/artwork/arts-2.svg"],
  },
  {
    id: "outdoor-hobbies-for-students",
    title: kidsWords.articleOutdoorTitle,
    subtitle: kidsWords.articleOutdoorText,
    href: "/blog/outdoor-hobbies-for-students",
    cover: ["/artwork/nature-1.svg"],
  },
];
