import type { Logger } from "pino";
import type { PlanStreamLine } from "#contract/learning/plan-stream.ts";
import type { LessonRequest } from "#core/lesson/compose.ts";
import { applyChanges, changesBetween, type Json } from "#core/plan/changes.ts";
import { type Day, type Plan, PlanSchema } from "#core/plan/plan.ts";
import { AppError } from "../../app-error.ts";
import type { Metrics } from "../../observe/metrics.ts";
import {
  AuthorError,
  type DayContext,
  type PlanAuthor,
  type PlanEvent,
} from "../../ports/author.ts";
import type { VideoFinder } from "../../ports/video.ts";

export interface PlanWriterParts {
  /** In the order in which they are tried; the last is the library, which does not fail. */
  readonly authors: readonly PlanAuthor[];
  readonly videos: VideoFinder;
  readonly metrics: Pick<Metrics, "authored">;
  readonly log: Logger;
  readonly now: () => number;
  readonly newId: () => string;
}

export interface WriteOptions {
  /**
   * Days that come with the plan: guests may view two, members get the others when they open them.
   */
  readonly days: 1 | 2;
  /**
   * Saves the finished plan; resolves with whether that worked. Without it, the plan is not saved
   * here.
   */
  readonly save?: (plan: Plan) => Promise<boolean>;
}

export interface CompletePlan {
  readonly plan: Plan;
  /** Undefined when saving was not requested. */
  readonly saved: boolean | undefined;
}

/** Writes plans: asks the first author that can, adds videos, then an id. */
export interface PlanWriter {
  /**
   * The growing plan as the lines that the browser receives; ends with `done` or `error`. Just
   * stops when the signal is aborted.
   */
  write(
    request: LessonRequest,
    options: WriteOptions,
    signal: AbortSignal,
  ): AsyncIterable<PlanStreamLine>;
  /**
   * The complete plan.
   * @throws AppError generation-failed when no author could write it.
   */
  writeComplete(
    request: LessonRequest,
    options: WriteOptions,
    signal: AbortSignal,
  ): Promise<CompletePlan>;
  /**
   * One of the days 2-7, with a video if there is one.
   * @throws AppError generation-failed when no author could write it.
   */
  writeDay(request: LessonRequest, context: DayContext, signal: AbortSignal): Promise<Day>;
}

type Draft = Partial<Omit<Plan, "days">> & { days: PlanEventDay[] };
type PlanEventDay = Extract<PlanEvent, { type: "day" }>["day"];

export function createPlanWriter(parts: PlanWriterParts): PlanWriter {
  async function* write(
    request: LessonRequest,
    options: WriteOptions,
    signal: AbortSignal,
  ): AsyncGenerator<PlanStreamLine> {
    for (const author of parts.authors) {
      yield { type: "author", author: author.kind };
      yield { type: "step", step: "outlining" };
      try {
        yield* writeWith(author, request, options, signal);
        parts.metrics.authored("plan", author.kind, "ok");
        return;
      } catch (error) {
        const code = signal.aborted ? "aborted" : codeOf(error);
        parts.metrics.authored("plan", author.kind, code);
        if (signal.aborted) return;
        parts.log.warn(
          { author: author.kind, code, err: error },
          "an author could not write a plan",
        );
      }
    }
    const failure = new AppError("generation-failed");
    yield { type: "error", error: { error: failure.message, code: failure.code } };
  }

  async function* writeWith(
    author: PlanAuthor,
    request: LessonRequest,
    { days, save }: WriteOptions,
    signal: AbortSignal,
  ): AsyncGenerator<PlanStreamLine> {
    let sent: Json | undefined;
    // Most of the draft was sent before; only the few characters that changed are sent.
    const changed = (draft: Draft): PlanStreamLine => {
      const next = JSON.parse(JSON.stringify(draft)) as Json;
      const changes = changesBetween(sent, next);
      sent = next;
      return { type: "changes", changes };
    };
    let draft: Draft = { days: [] };
    for await (const event of author.writePlan(request, { signal })) {
      draft = absorb(draft, event);
      const line = changed(draft);
      if (line.type === "changes" && line.changes.length > 0) yield line;
      if (event.type === "day" && event.final && event.day.day >= days) break;
    }
    yield { type: "step", step: "videos" };
    draft = { ...draft, days: await withVideo(draft.days, signal) };
    yield { type: "step", step: "touches" };
    const plan = PlanSchema.safeParse({
      ...draft,
      id: parts.newId(),
      author: author.kind,
      created_at: new Date(parts.now()).toISOString(),
    });
    if (!plan.success) throw new AuthorError("invalid", "the plan is not whole");
    yield changed(plan.data);
    if (save) yield { type: "saved", saved: await save(plan.data) };
    yield { type: "done" };
  }

  /** One search per viewed day: the first day is the one that is viewed now. */
  async function withVideo(days: PlanEventDay[], signal: AbortSignal): Promise<PlanEventDay[]> {
    const [first, ...others] = days;
    return first ? [{ ...first, ...(await videoFor(first, signal)) }, ...others] : days;
  }

  async function videoFor(day: Partial<Day>, signal: AbortSignal): Promise<Partial<Day>> {
    const video = day.videoTitle ? await parts.videos.find(day.videoTitle, signal) : undefined;
    return video ? { youtubeVideoId: video.id, videoTitle: video.title } : {};
  }

  return {
    write,
    async writeComplete(request, options, signal) {
      let plan: Plan | undefined;
      let saved: boolean | undefined;
      let grown: Json | undefined;
      for await (const line of write(request, options, signal)) {
        if (line.type === "author") grown = undefined;
        else if (line.type === "changes") grown = applyChanges(grown, line.changes);
        else if (line.type === "saved") saved = line.saved;
        else if (line.type === "done") plan = PlanSchema.parse(grown);
      }
      if (!plan) throw new AppError("generation-failed");
      return { plan, saved };
    },
    async writeDay(request, context, signal) {
      for (const author of parts.authors) {
        try {
          const day = await author.writeDay(request, context, { signal });
          parts.metrics.authored("day", author.kind, "ok");
          return { ...day, ...(await videoFor(day, signal)) };
        } catch (error) {
          const code = signal.aborted ? "aborted" : codeOf(error);
          parts.metrics.authored("day", author.kind, code);
          if (signal.aborted) break;
          parts.log.warn({ author: author.kind, err: error }, "an author could not write a day");
        }
      }
      throw new AppError("generation-failed");
    },
  };
}

const codeOf = (error: unknown): string => (error instanceof AuthorError ? error.code : "internal");

function absorb(draft: Draft, event: PlanEvent): Draft {
  if (event.type === "opening") return { ...draft, ...event.opening };
  const others = draft.days.filter(({ day }) => day !== event.day.day);
  return { ...draft, days: [...others, event.day].sort((one, other) => one.day - other.day) };
}
