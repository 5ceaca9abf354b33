import type { PageServices } from "#contract/page-services.ts";
import { language } from "#core/words/language.ts";
import home from "#generated/home.json";
import type { HomeData } from "../features/home/home-screen.tsx";
import { sampleDay } from "./sample-day.server.ts";

const number = new Intl.NumberFormat(language.locale);

/**
 * The data of the home page, besides its words.
 * @param services null while pages are prerendered: then the figures are those of the site file
 */
export async function homeData(services: PageServices | null): Promise<HomeData> {
  const sample = await sampleDay();
  if (home.figures === "sample") {
    return { sample, figures: { kind: "sample", items: home.sampleFigures } };
  }
  const counts = home.figures === "live" ? await services?.figures() : undefined;
  if (!counts?.learners) return { sample };
  const { learners, plansCompleted, hobbies, completionRate } = counts;
  return {
    sample,
    figures: {
      kind: "live",
      items: [
        { value: number.format(learners), label: "learners" },
        { value: number.format(plansCompleted), label: "plans completed" },
        { value: number.format(hobbies), label: "hobbies supported" },
        ...(completionRate === undefined
          ? []
          : [{ value: `${Math.round(completionRate * 100)}%`, label: "completion rate" }]),
      ],
    },
  };
}
