import { ArrowRight, Gamepad2, Printer } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { LinkButton } from "../../ui/button.tsx";
import { Picture } from "../../ui/picture.tsx";
import * as kidsWords from "../../words/kids.ts";
import { BeadFriends } from "./bead-friends.tsx";
import { BLOG_PICKS } from "./blog-picks.ts";
import { Faq } from "./faq.tsx";
import { GameCards } from "./game-cards.tsx";
import { CranePicture, DrawnCatPicture } from "./skill-pictures.tsx";

const SKILLS = [
  {
    title: kidsWords.origamiTitle,
    text: kidsWords.origamiText,
    to: "/generate?hobby=Origami",
    picture: <CranePicture className="h-28 max-w-full" />,
  },
  {
    title: kidsWords.drawingTitle,
    text: kidsWords.drawingText,
    to: "/generate?hobby=Drawing%20animals",
    picture: <DrawnCatPicture className="h-28 max-w-full" />,
  },
] as const;

/** Size of the covers in pixels. */
const COVER = { width: 640, height: 360 } as const;

const SHEETS = [
  kidsWords.coloring,
  kidsWords.mazes,
  kidsWords.sudoku,
  kidsWords.dotToDot,
  kidsWords.wordSearches,
  kidsWords.cutAndPaste,
];

/** The Kids Hub (spec 3 §2): games, printables, short courses, reading for parents. */
export function HubScreen() {
  return (
    <>
      <section className="overflow-hidden bg-[linear-gradient(to_bottom,color-mix(in_oklab,var(--day-3)_24%,var(--paper)),var(--paper))]">
        <div className="mx-auto max-w-6xl px-4 pt-6 pb-10 text-center sm:px-6 sm:pt-10">
          <BeadFriends className="mx-auto w-full max-w-3xl" />
          <h1 className="joyful mt-2 text-5xl sm:text-7xl">{kidsWords.title}</h1>
          <p className="mx-auto mt-4 max-w-xl text-xl sm:text-2xl">{kidsWords.intro}</p>
          <div className="mt-7 flex flex-wrap justify-center gap-3">
            <a
              href="#games"
              className="inline-flex min-h-14 items-center gap-2 rounded-full bg-accent px-8 font-extrabold text-accent-ink text-lg no-underline hover:brightness-110"
            >
              <Gamepad2 aria-hidden="true" className="size-6" />
              {kidsWords.playGames}
            </a>
            <LinkButton to="/printables" look="outline" size="large" className="font-extrabold">
              <Printer aria-hidden="true" className="size-6" />
              {kidsWords.downloadPrintables}
            </LinkButton>
          </div>
        </div>
      </section>

      <Part id="games" title={kidsWords.pickGame}>
        <GameCards />
      </Part>

      <Part id="printables" title={kidsWords.printTitle}>
        <div className="mt-6 grid items-center gap-6 rounded-[32px] bg-day-2/25 p-6 sm:p-10 md:grid-cols-[1fr_auto]">
          <div>
            <p className="max-w-2xl text-lg sm:text-xl">{kidsWords.printText}</p>
            <ul className="mt-4 flex flex-wrap gap-2">
              {SHEETS.map((sheet) => (
                <li key={sheet} className="rounded-full bg-sheet px-4 py-1.5 font-bold">
                  {sheet}
                </li>
              ))}
            </ul>
          </div>
          <LinkButton to="/printables" size="large" className="justify-self-start font-extrabold">
            {kidsWords.exploreMore}
            <ArrowRight aria-hidden="true" className="size-5" />
          </LinkButton>
        </div>
      </Part>

      <Part id="skills" title={kidsWords.learnTitle}>
        <ul className="mt-6 grid gap-5 sm:grid-cols-2">
          {SKILLS.map(({ title, text, to, picture }) => (
            <li
              key={title}
              className="relative flex flex-wrap items-center gap-4 rounded-[32px] bg-day-7/15 p-5 sm:gap-6 sm:p-6"
            >
              {picture}
              <div className="min-w-0 flex-1 basis-30">
                <h3 className="joyful text-xl sm:text-2xl">
                  <Link
                    to={to}
                    className="text-ink underline decoration-2 underline-offset-4 after:absolute after:inset-0 after:rounded-[32px]"
                  >
                    {title}
                  </Link>
                </h3>
                <p className="mt-2">{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </Part>

      <Part id="reading" title={kidsWords.forGrownUps}>
        <ul className="mt-6 grid gap-5 md:grid-cols-3">
          {BLOG_PICKS.map(({ id, title, subtitle, href, cover }) => (
            <li
              key={id}
              className="relative overflow-hidden rounded-[28px] border-2 border-rule bg-sheet"
            >
              <Picture
                sources={cover}
                size={COVER}
                className="aspect-video w-full bg-sunk object-cover"
              />
              <div className="p-5">
                <h3 className="joyful text-xl">
                  <Link to={href} className="text-ink no-underline after:absolute after:inset-0">
                    {title}
                  </Link>
                </h3>
                <p className="mt-2 text-soft">{subtitle}</p>
              </div>
            </li>
          ))}
        </ul>
      </Part>

      <Part id="questions" title={kidsWords.questions}>
        <Faq />
      </Part>
    </>
  );
}

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="mx-auto max-w-6xl px-4 pt-12 sm:px-6"
    >
      <h2 id={`${id}-title`} className="joyful text-3xl sm:text-4xl">
        {title}
      </h2>
      {children}
    </section>
  );
}
