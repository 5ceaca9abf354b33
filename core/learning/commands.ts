import { hasRoomForPlan } from "../plan/limits.ts";
import { completedDays, type LearningEvent, wasEverCompleted } from "./events.ts";
import { isOpenDay, needsAccount, type Role } from "./progress.ts";

/**
 * Everything that a learner does is a command. The browser applies it at once and keeps it until it
 * is settled; the server applies the same function in its transaction. A guest's commands are
 * settled on the device.
 *
 * Commands may arrive in any order, again, and from several devices: of two about one thing the
 * later one counts (`events.ts`), and what opens a day is whether the day before it was *ever*
 * completed, which never becomes false.
 */

/** Beginning a plan: its content travels with the call that makes or moves it. */
export interface BeginPlan {
  readonly kind: "begin-plan";
  readonly id: string;
  readonly planId: string;
  readonly at: number;
  /** As `normalizeHobby` gives it: one plan for each hobby. */
  readonly hobbyKey: string;
  /** Whether it replaces the account's plan of the same hobby. */
  readonly replaces: boolean;
}

/** What can be done in a plan that exists: whatever becomes an event, and deleting it. */
export type PlanCommand = { readonly planId: string } & (
  | LearningEvent
  | { readonly kind: "delete-plan"; readonly id: string; readonly at: number }
);

export type Command = PlanCommand | BeginPlan;

/** What is known of one plan: what was done in it. */
export interface PlanState {
  readonly hobbyKey: string;
  readonly events: readonly LearningEvent[];
}

/** The existing plans of an account, or of a guest's device. A deleted plan is not among them. */
export interface LearningState {
  readonly role: Role;
  readonly plans: Readonly<Record<string, PlanState>>;
}

/** Why a command does not fit the state; nothing has changed. */
export const REFUSAL_REASONS = [
  /** The day opens when the one before it is completed (spec 1 §4). */
  "day-locked",
  /** Guests complete day 1 (spec 1 §5). */
  "sign-up-needed",
  /** The plan was deleted, or never belonged to this account. */
  "plan-gone",
  /** There is a plan for this hobby (spec 1 §5). */
  "plan-exists",
  /** Five plans are under way (spec 1 §9). */
  "plan-limit",
] as const;
export type RefusalReason = (typeof REFUSAL_REASONS)[number];

export interface Refusal {
  readonly refused: RefusalReason;
  /** The plan that exists already, for 'plan-exists'. */
  readonly existingId?: string;
}

export interface Applied {
  readonly state: LearningState;
  /** What there is to store; undefined when the command was known, or is no event of a plan. */
  readonly event?: LearningEvent;
  /** The plan that a new one has replaced. */
  readonly replacedId?: string;
}

export const isRefusal = (outcome: Applied | Refusal): outcome is Refusal => "refused" in outcome;

/**
 * Applies a command, without modifying `state`.
 * @param now epoch milliseconds; a command from a clock that runs ahead counts as given now.
 */
export function apply(state: LearningState, command: Command, now: number): Applied | Refusal {
  if (command.kind === "begin-plan") return beginPlan(state, command);
  const { planId, ...rest } = command;
  const plan = findPlan(state, planId);
  if (!plan) return { refused: "plan-gone" };
  if (rest.kind === "delete-plan") return { state: withoutPlan(state, planId) };
  if (plan.events.some(({ id }) => id === rest.id)) return { state };
  const refused = findRefusal(state.role, plan, rest);
  if (refused) return { refused };
  const event = { ...rest, at: Math.min(rest.at, now) };
  const next = { ...plan, events: [...plan.events, event] };
  return { state: { ...state, plans: { ...state.plans, [planId]: next } }, event };
}

/** Not by index alone: a plan's id comes from outside, and 'constructor' is no plan. */
const findPlan = ({ plans }: LearningState, id: string): PlanState | undefined =>
  Object.hasOwn(plans, id) ? plans[id] : undefined;

function withoutPlan(state: LearningState, planId: string): LearningState {
  const { [planId]: _, ...plans } = state.plans;
  return { ...state, plans };
}

function findRefusal(
  role: Role,
  { events }: PlanState,
  event: LearningEvent,
): RefusalReason | undefined {
  if (event.kind !== "complete-day") return undefined;
  const { day } = event;
  if (needsAccount(day, role)) return "sign-up-needed";
  return isOpenDay(day, (other) => wasEverCompleted(events, other)) ? undefined : "day-locked";
}

/** Begun again, a plan stays as it is. A guest's device takes any number of plans. */
function beginPlan(state: LearningState, { planId, hobbyKey, replaces }: BeginPlan) {
  if (findPlan(state, planId)) return { state };
  const begun = { hobbyKey, events: [] };
  if (state.role === "guest") return { state: withPlan(state, planId, begun) };
  const existing = Object.entries(state.plans).find(([, plan]) => plan.hobbyKey === hobbyKey);
  const [existingId] = existing ?? [];
  if (existingId !== undefined && !replaces) return { refused: "plan-exists", existingId } as const;
  const others = existingId === undefined ? state : withoutPlan(state, existingId);
  const completed = Object.values(others.plans).map(({ events }) => completedDays(events));
  if (!hasRoomForPlan(completed)) return { refused: "plan-limit" } as const;
  return {
    state: withPlan(others, planId, begun),
    ...(existingId !== undefined && { replacedId: existingId }),
  };
}

const withPlan = (state: LearningState, id: string, plan: PlanState): LearningState => ({
  ...state,
  plans: { ...state.plans, [id]: plan },
});

/** What became of one command of a batch. */
export type Settled = { readonly command: Command } & (
  | { readonly event: LearningEvent | undefined }
  | Refusal
);

export interface AppliedAll {
  readonly state: LearningState;
  /** In the order in which they were applied; the refused ones last. */
  readonly settled: readonly Settled[];
}

/**
 * Applies what one device sends at once, in the order of its moments, then as given. Commands from a
 * clock that runs ahead count as given just before now, in their own order. A refused one holds
 * nothing else back, and fits after all if another of the batch makes room for it: a clock may have
 * been set back between two days.
 */
export function applyAll(
  state: LearningState,
  commands: readonly Command[],
  now: number,
): AppliedAll {
  let current = state;
  let waiting = inOrder(commands, now);
  const settled: Settled[] = [];
  for (;;) {
    const refused: (Settled & Refusal)[] = [];
    for (const command of waiting) {
      const outcome = apply(current, command, now);
      if (isRefusal(outcome)) refused.push({ command, ...outcome });
      else {
        settled.push({ command, event: outcome.event });
        current = outcome.state;
      }
    }
    if (refused.length === 0 || refused.length === waiting.length) {
      return { state: current, settled: [...settled, ...refused] };
    }
    waiting = refused.map(({ command }) => command);
  }
}

function inOrder(commands: readonly Command[], now: number): Command[] {
  const ordered = commands.toSorted((one, other) => one.at - other.at);
  const last = ordered.length - 1;
  return ordered.map((command, index) =>
    command.at > now ? { ...command, at: Math.max(0, now - (last - index)) } : command,
  );
}
