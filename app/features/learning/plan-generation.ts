import { ERRORS } from "#contract/errors.ts";
import { type GenerationStep, PlanStreamLineSchema } from "#contract/learning/plan-stream.ts";
import { generatePlan } from "#contract/learning/plans.ts";
import type { Answers } from "#core/plan/answers.ts";
import { applyChanges, type Json } from "#core/plan/changes.ts";
import { type Day, type Plan, PlanSchema } from "#core/plan/plan.ts";
import { type CallFailure, stream } from "../../data/api.ts";

/** Receives updates while a plan is being written. */
export interface GenerationListener {
  /** The part of the plan that has been written; its texts may end in mid-sentence. */
  readonly onDraft: (draft: DraftPlan) => void;
  readonly onStep: (step: GenerationStep) => void;
  readonly onAuthor: (author: "library" | "model", isSecond: boolean) => void;
}

export interface DraftPlan {
  readonly title?: string;
  readonly overview?: string;
  readonly outline?: readonly { day?: number; title?: string; focus?: string }[];
  readonly days?: readonly Partial<Day>[];
}

export type GenerationResult =
  /** `saved`: whether the account has it; undefined for guests. */
  | { readonly ok: true; readonly plan: Plan; readonly saved: boolean | undefined }
  | { readonly ok: false; readonly failure: CallFailure };

const broken: GenerationResult = {
  ok: false,
  failure: {
    kind: "refused",
    status: 500,
    error: { error: ERRORS.internal.message, code: "internal" },
  },
};

/** Requests a plan from the server and follows it as it grows. Never throws. */
export async function requestPlan(
  request: Answers & { readonly hobby: string; readonly force?: boolean },
  { onDraft, onStep, onAuthor }: GenerationListener,
  signal: AbortSignal,
): Promise<GenerationResult> {
  let value: Json | undefined;
  let authors = 0;
  let finished = false;
  let saved: boolean | undefined;
  let failure: CallFailure | undefined;
  const result = await stream(
    generatePlan,
    request,
    (raw) => {
      const parsed = PlanStreamLineSchema.safeParse(raw);
      if (!parsed.success) return;
      const line = parsed.data;
      if (line.type === "step") onStep(line.step);
      else if (line.type === "author") {
        authors += 1;
        if (authors > 1) value = undefined;
        onAuthor(line.author, authors > 1);
      } else if (line.type === "changes") {
        value = applyChanges(value, line.changes);
        if (typeof value === "object" && value !== null) onDraft(value as DraftPlan);
      } else if (line.type === "saved") saved = line.saved;
      else if (line.type === "done") finished = true;
      else failure = { kind: "refused", status: 500, error: line.error };
    },
    signal,
  );
  if (!result.ok) return result;
  if (failure) return { ok: false, failure };
  const plan = PlanSchema.safeParse(value);
  return finished && plan.success ? { ok: true, plan: plan.data, saved } : broken;
}
