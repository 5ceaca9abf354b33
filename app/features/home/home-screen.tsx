import { ArrowRight } from "lucide-react";
import { CHAT_INPUT_MAX } from "#contract/text.ts";
import type { SampleDay } from "../../content/sample-day.server.ts";
import { Accordion } from "../../ui/accordion.tsx";
import { Button, LinkButton } from "../../ui/button.tsx";
import { WeekBeads } from "../../ui/week-beads.tsx";
import * as homeWords from "../../words/home.ts";
import { HOME_QUESTIONS } from "../../words/home-questions.ts";
import { Categories, Features, KidsTeaser, Steps } from "./bands.tsx";
import { type Figures, FiguresBand, Testimonials } from "./figures.tsx";
import { SamplePlanDay } from "./sample-plan-day.tsx";

/** The data of the home page, besides its words. */
export interface HomeData {
  readonly sample: SampleDay;
  /** Absent where there is nothing true to show. */
  readonly figures?: Figures;
}

/** Spec 2 §2, 'Home page': its bands from top to bottom. */
export function HomeScreen({ sample, figures }: HomeData) {
  // At its own address the page's script handles accordion keys; behind another screen, this
  // component does.
  return (
    <>
      <Hero />
      <KidsTeaser />
      {figures && <FiguresBand figures={figures} />}
      <Categories />
      <Features />
      <Steps />
      <SamplePlanDay sample={sample} />
      <Testimonials sample={figures?.kind === "sample"} />
      <section aria-labelledby="questions" className="mx-auto max-w-3xl px-4 py-16 sm:px-6">
        <h2 id="questions" className="mb-8 text-center text-4xl">
          {homeWords.questionsTitle}
        </h2>
        <Accordion
          name="home-questions"
          items={HOME_QUESTIONS.map(({ id, question, answer }) => ({
            id,
            title: question,
            content: <p>{answer}</p>,
          }))}
        />
      </section>
      <section className="mx-auto max-w-3xl px-4 pt-8 pb-10 text-center sm:px-6">
        <h2 className="text-4xl sm:text-5xl">{homeWords.closingTitle}</h2>
        <p className="mt-4 text-soft text-xl">{homeWords.closingText}</p>
        <LinkButton to="/generate" reloadDocument size="large" className="mt-8">
          {homeWords.closingButton}
        </LinkButton>
      </section>
    </>
  );
}

function Hero() {
  return (
    <section className="mx-auto max-w-4xl px-4 pt-14 pb-16 text-center sm:px-6 sm:pt-20">
      <WeekBeads className="mx-auto h-10 w-48 sm:h-12 sm:w-64" />
      <h1 className="mt-8 text-5xl sm:text-7xl">{homeWords.title}</h1>
      <p className="mx-auto mt-6 max-w-2xl text-soft text-xl">{homeWords.intro}</p>
      {/* A plain form: it works before the page is interactive, and without scripts. */}
      <form
        action="/generate"
        method="get"
        className="mx-auto mt-10 flex max-w-xl flex-col gap-3 sm:flex-row"
      >
        <input
          name="hobby"
          maxLength={CHAT_INPUT_MAX}
          autoComplete="off"
          aria-label={homeWords.hobbyLabel}
          placeholder={homeWords.hobbyExample}
          className="min-h-14 grow rounded-full border-2 border-edge bg-sheet px-6 text-lg placeholder:text-soft"
        />
        <Button type="submit" size="large">
          {homeWords.start}
          <ArrowRight aria-hidden="true" className="size-5" />
        </Button>
      </form>
      <p className="mt-4 text-soft">{homeWords.free}</p>
    </section>
  );
}
