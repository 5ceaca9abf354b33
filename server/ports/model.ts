import type { Knowledge } from "#core/chat/answer-from-plan.ts";
import type { Day, OutlineDay } from "#core/plan/plan.ts";
import type { PlanAuthor } from "./author.ts";

/** What the guide knows when it answers. */
export interface ChatContext {
  readonly hobby: string;
  readonly title?: string | undefined;
  readonly outline?: readonly OutlineDay[] | undefined;
  /** The day that the visitor is looking at. */
  readonly day?: Day | undefined;
  /** What is known of the hobby that may help. */
  readonly knowledge?: Knowledge | undefined;
  readonly completedDays?: readonly number[] | undefined;
}

export interface RecognizedHobby {
  readonly isHobby: boolean;
  /** The hobby's common name in lower case; "" if the text is not a hobby. */
  readonly name: string;
}

/** The answer so far, of which anything may still change, or the finished and checked answer. */
export interface AnswerEvent {
  readonly text: string;
  readonly final: boolean;
}

/** A language model as the author of plans and as the guide of the chat. */
export interface Model extends PlanAuthor {
  readonly kind: "model";
  /**
   * Yields a plain answer of at most about 120 words to a learner's question as it grows.
   * @throws AuthorError
   */
  chat(message: string, context: ChatContext, signal: AbortSignal): AsyncIterable<AnswerEvent>;
  /** Whether an unknown text names a hobby; `undefined` if the model cannot say in time. */
  recognizeHobby(text: string, signal?: AbortSignal): Promise<RecognizedHobby | undefined>;
}
