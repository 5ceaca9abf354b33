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
    title: "Educational games that are still games",
    subtitle: "How to tell play that teaches from lessons in disguise.",
    href: "/blog/educational-games-for-kids",
    cover: ["/artwork/games-1.svg"],
  },
  {
    id: "free-printable-coloring-pages-for-kids",
    title: "Free printable coloring pages",
    subtitle: "Sheets for rainy days, and what small hands learn from them.",
    href: "/blog/free-printable-coloring-pages-for-kids",
    cover: ["/artwork/arts-2.svg"],
  },
  {
    id: "outdoor-hobbies-for-students",
    title: "Outdoor hobbies for students",
    subtitle: "Fresh air that fits between homework and dinner.",
    href: "/blog/outdoor-hobbies-for-students",
    cover: ["/artwork/nature-1.svg"],
  },
];
