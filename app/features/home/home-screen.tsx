import { ArrowRight } from "lucide-react";
import { CHAT_INPUT_MAX } from "#contract/text.ts";
import { Button, LinkButton } from "../../ui/button.tsx";
import { WeekBeads } from "../../ui/week-beads.tsx";

const STEPS = [
  {
    title: "Name a hobby",
    text: "Any hobby. Answer three questions: what you know, how long you have, what it is for.",
  },
  {
    title: "Get seven lessons",
    text: "Five steps a day with minutes and measures, what to have ready, and what goes wrong at first.",
  },
  {
    title: "Do day 1",
    text: "Each day ends with a check that tells you whether it worked, and opens the next one.",
  },
] as const;

export function HomeScreen() {
  return (
    <>
      <section className="mx-auto max-w-4xl px-4 pt-14 pb-16 text-center sm:px-6 sm:pt-24">
        <WeekBeads className="mx-auto h-10 w-48 sm:h-12 sm:w-64" />
        <h1 className="mt-8 text-5xl sm:text-7xl">Learn any hobby in seven days</h1>
        <p className="mx-auto mt-6 max-w-2xl text-soft text-xl">
          Tell the guide what you would like to be able to do. You get a plan that fits your time,
          your level and your reason: one lesson a day, for a week.
        </p>
        {/* A plain form: it works before the page has come alive, and without scripts at all. */}
        <form
          action="/generate"
          method="get"
          className="mx-auto mt-10 flex max-w-xl flex-col gap-3 sm:flex-row"
        >
          <input
            name="hobby"
            required
            maxLength={CHAT_INPUT_MAX}
            autoComplete="off"
            aria-label="Which hobby would you like to learn?"
            placeholder="Ukulele, chess, bread…"
            className="min-h-14 grow rounded-full border-2 border-edge bg-sheet px-6 text-lg placeholder:text-soft"
          />
          <Button type="submit" size="large">
            Start Your Journey
            <ArrowRight aria-hidden="true" className="size-5" />
          </Button>
        </form>
        <p className="mt-4 text-soft">
          Free to start, no credit card needed, the first day is free.
        </p>
      </section>
      <section aria-labelledby="how-it-works" className="bg-sunk">
        <div className="mx-auto max-w-6xl px-4 py-16 sm:px-6">
          <h2 id="how-it-works" className="text-center text-4xl">
            How it works
          </h2>
          <ol className="mt-10 grid gap-5 sm:grid-cols-3">
            {STEPS.map(({ title, text }, index) => (
              <li key={title} className="rounded-card border border-rule bg-sheet p-6 shadow-soft">
                <WeekBeads filled={BEADS[index] ?? []} className="h-6 w-28" />
                <h3 className="mt-4 text-2xl">{title}</h3>
                <p className="mt-2 text-soft">{text}</p>
              </li>
            ))}
          </ol>
        </div>
      </section>
      <section className="mx-auto max-w-3xl px-4 pt-20 pb-6 text-center sm:px-6">
        <h2 className="text-4xl">A week passes anyway</h2>
        <p className="mt-4 text-soft text-xl">You may as well be able to play a song at its end.</p>
        <LinkButton to="/generate" size="large" className="mt-8">
          Start Learning Now
        </LinkButton>
      </section>
    </>
  );
}

const BEADS = [[], [1, 2, 3, 4, 5, 6, 7], [1]] as const;
