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
import * as homeWords from "../../words/home.ts";

export function KidsTeaser() {
  return (
    <section aria-labelledby="kids" className="mx-auto max-w-6xl px-4 pb-16 sm:px-6">
      <div className="grid items-center gap-6 rounded-card bg-day-3/25 p-6 sm:p-10 md:grid-cols-[auto_1fr_auto]">
        <Gamepad2 aria-hidden="true" className="size-14" />
        <div>
          <h2 id="kids" className="text-3xl">
            {homeWords.kidsTitle}
          </h2>
          <p className="mt-2 max-w-2xl text-lg">{homeWords.kidsText}</p>
        </div>
        <LinkButton to="/kids" reloadDocument look="outline" className="justify-self-start">
          {homeWords.kidsButton}
        </LinkButton>
      </div>
    </section>
  );
}

const CATEGORIES: readonly { title: string; text: string; icon: LucideIcon }[] = [
  {
    title: homeWords.creativeTitle,
    text: homeWords.creativeText,
    icon: Palette,
  },
  {
    title: homeWords.physicalTitle,
    text: homeWords.physicalText,
    icon: Dumbbell,
  },
  {
    title: homeWords.cognitiveTitle,
    text: homeWords.cognitiveText,
    icon: Brain,
  },
  {
    title: homeWords.socialTitle,
    text: homeWords.socialText,
    icon: Users,
  },
];

export function Categories() {
  return (
    <section aria-labelledby="definition" className="mx-auto max-w-6xl px-4 py-16 sm:px-6">
      <div className="mx-auto max-w-3xl text-center">
        <h2 id="definition" className="text-4xl">
          {homeWords.aboutTitle}
        </h2>
        <p className="mt-4 text-lg text-soft">{homeWords.aboutText}</p>
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
    title: homeWords.plansTitle,
    text: homeWords.plansText,
    icon: Sparkles,
  },
  {
    title: homeWords.checklistsTitle,
    text: homeWords.checklistsText,
    icon: ListChecks,
  },
  {
    title: homeWords.guideTitle,
    text: homeWords.guideText,
    icon: MessageCircle,
  },
  {
    title: homeWords.progressTitle,
    text: homeWords.progressText,
    icon: CalendarCheck,
  },
  {
    title: homeWords.gamesTitle,
    text: homeWords.gamesText,
    icon: Gamepad2,
  },
  {
    title: homeWords.printTitle,
    text: homeWords.printText,
    icon: Printer,
  },
];

export function Features() {
  return (
    <section aria-labelledby="features" className="mx-auto max-w-6xl px-4 pb-16 sm:px-6">
      <h2 id="features" className="text-center text-4xl">
        {homeWords.featuresTitle}
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
    title: homeWords.pickTitle,
    text: homeWords.pickText,
    beads: [],
  },
  {
    title: homeWords.createTitle,
    text: homeWords.createText,
    beads: [1, 2, 3, 4, 5, 6, 7],
  },
  {
    title: homeWords.learnTitle,
    text: homeWords.learnText,
    beads: [1],
  },
] as const;

export function Steps() {
  return (
    <section aria-labelledby="how-it-works" className="bg-sunk">
      <div className="mx-auto max-w-6xl px-4 py-16 sm:px-6">
        <h2 id="how-it-works" className="text-center text-4xl">
          {homeWords.stepsTitle}
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
