import {
  Brain,
  CalendarCheck,
  Dumbbell,
  Gamepad2,
  ListChecks,
  type LucideIcon,
  MessageCircle,
  Palette,
  Printer,
  Sparkles,
  Users,
} from "lucide-react";
import { LinkButton } from "../../ui/button.tsx";
import { WeekBeads } from "../../ui/week-beads.tsx";

export function KidsTeaser() {
  return (
    <section aria-labelledby="kids" className="mx-auto max-w-6xl px-4 pb-16 sm:px-6">
      <div className="grid items-center gap-6 rounded-card bg-day-3/25 p-6 sm:p-10 md:grid-cols-[auto_1fr_auto]">
        <Gamepad2 aria-hidden="true" className="size-14" />
        <div>
          <h2 id="kids" className="text-3xl">
            For children: the Kids Hub
          </h2>
          <p className="mt-2 max-w-2xl text-lg">
            Five games and about fifty sheets to print, for ages 6 to 12. Free, without account, ads
            or cookies.
          </p>
        </div>
        <LinkButton to="/kids" reloadDocument look="outline" className="justify-self-start">
          Explore the Kids Hub
        </LinkButton>
      </div>
    </section>
  );
}

const CATEGORIES: readonly { title: string; text: string; icon: LucideIcon }[] = [
  {
    title: "Creative",
    text: "Drawing, music, knitting, writing: you make something that was not there before.",
    icon: Palette,
  },
  {
    title: "Physical",
    text: "Running, dancing, climbing, yoga: your body learns, and lets you know that it did.",
    icon: Dumbbell,
  },
  {
    title: "Cognitive",
    text: "Chess, languages, coding, astronomy: you see more in things than you saw last week.",
    icon: Brain,
  },
  {
    title: "Social",
    text: "Board games, choirs, cooking for friends: a reason to meet that is not small talk.",
    icon: Users,
  },
];

export function Categories() {
  return (
    <section aria-labelledby="definition" className="mx-auto max-w-6xl px-4 py-16 sm:px-6">
      <div className="mx-auto max-w-3xl text-center">
        <h2 id="definition" className="text-4xl">
          What is a hobby?
        </h2>
        <p className="mt-4 text-lg text-soft">
          Something you do again and again because you want to. It asks for a little skill, so you
          get better; it belongs to nobody’s to-do list, so it rests you; and sooner or later it
          brings you together with people who love the same thing.
        </p>
      </div>
      <ul className="mt-10 grid gap-5 sm:grid-cols-2 lg:grid-cols-4">
        {CATEGORIES.map(({ title, text, icon: Icon }) => (
          <li key={title} className="rounded-card border border-rule bg-sheet p-6">
            <Icon aria-hidden="true" className="size-8 text-link" />
            <h3 className="mt-4 text-2xl">{title}</h3>
            <p className="mt-2 text-soft">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

const FEATURES: readonly { title: string; text: string; icon: LucideIcon }[] = [
  {
    title: "AI-customized plans",
    text: "Experience, daily time and goal change what you do, not only what the plan is called.",
    icon: Sparkles,
  },
  {
    title: "Daily checklists",
    text: "What to have ready, five steps with their minutes, and a check that tells you if it worked.",
    icon: ListChecks,
  },
  {
    title: "A guide to talk to",
    text: "Ask what went wrong, what to buy or what to do with ten minutes. Answers come from your plan.",
    icon: MessageCircle,
  },
  {
    title: "Progress you can see",
    text: "Each finished day opens the next one. Streaks count days of your own calendar.",
    icon: CalendarCheck,
  },
  {
    title: "Kid-friendly games and printables",
    text: "Puzzles, word searches, mazes and coloring pages that are never the same twice.",
    icon: Gamepad2,
  },
  {
    title: "Offline-ready print views",
    text: "Take a lesson to the kitchen, the garden or the garage, on paper.",
    icon: Printer,
  },
];

export function Features() {
  return (
    <section aria-labelledby="features" className="mx-auto max-w-6xl px-4 pb-16 sm:px-6">
      <h2 id="features" className="text-center text-4xl">
        What you get
      </h2>
      <ul className="mt-10 grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
        {FEATURES.map(({ title, text, icon: Icon }) => (
          <li key={title} className="rounded-card border border-rule bg-sheet p-6 shadow-soft">
            <Icon aria-hidden="true" className="size-7 text-link" />
            <h3 className="mt-4 text-2xl">{title}</h3>
            <p className="mt-2 text-soft">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

const STEPS = [
  {
    title: "Pick a passion",
    text: "Any hobby. Then three questions: what you know, how long you have, what it is for.",
    beads: [],
  },
  {
    title: "AI creates the plan",
    text: "Seven lessons that build on each other: from our own library, or by a language model where one is set up.",
    beads: [1, 2, 3, 4, 5, 6, 7],
  },
  {
    title: "Learn and master",
    text: "One lesson a day. Each ends with a check that can fail, and opens the next one.",
    beads: [1],
  },
] as const;

export function Steps() {
  return (
    <section aria-labelledby="how-it-works" className="bg-sunk">
      <div className="mx-auto max-w-6xl px-4 py-16 sm:px-6">
        <h2 id="how-it-works" className="text-center text-4xl">
          How it works
        </h2>
        <ol className="mt-10 grid gap-5 sm:grid-cols-3">
          {STEPS.map(({ title, text, beads }) => (
            <li key={title} className="rounded-card border border-rule bg-sheet p-6 shadow-soft">
              <WeekBeads filled={beads} className="h-6 w-28" />
              <h3 className="mt-4 text-2xl">{title}</h3>
              <p className="mt-2 text-soft">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
