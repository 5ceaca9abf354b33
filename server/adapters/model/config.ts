/** All in milliseconds. */
export interface ModelTimeouts {
  /** From the request to the response's headers. */
  readonly headersMs: number;
  /** From the headers to the first piece of the answer (or of its reasoning). */
  readonly firstChunkMs: number;
  /** Between two pieces. */
  readonly stallMs: number;
  /** One question with its waiting, its retries and its answer. */
  readonly totalMs: number;
}

/** How the language model is reached; made from the `AI_*` variables. */
export interface ModelConfig {
  readonly provider: "openai-compatible" | "anthropic" | "google";
  readonly model: string;
  readonly apiKey?: string | undefined;
  /** Default: the provider's own address; for `openai-compatible` that of OpenAI. */
  readonly baseUrl?: string | undefined;
  /** Requests to the model per UTC day; unlimited when absent. */
  readonly dailyBudget?: number | undefined;
  readonly timeouts?: Partial<ModelTimeouts> | undefined;
  /** Requests at the same time. */
  readonly concurrency?: number | undefined;
  /** Further attempts after a failure that may pass. */
  readonly retries?: number | undefined;
  /** The first pause before a retry; doubled for each further one. */
  readonly retryDelayMs?: number | undefined;
  /** Failures in a row after which the model counts as down. */
  readonly breakerThreshold?: number | undefined;
  /** How long it is left alone then. */
  readonly breakerCoolDownMs?: number | undefined;
}

/** The screen announces 20-60 seconds (spec 1 §9); after 75 the library writes instead. */
export const DEFAULT_TIMEOUTS: ModelTimeouts = {
  headersMs: 15_000,
  firstChunkMs: 25_000,
  stallMs: 15_000,
  totalMs: 75_000,
};

export const DEFAULTS = {
  concurrency: 4,
  retries: 2,
  retryDelayMs: 250,
  breakerThreshold: 3,
  breakerCoolDownMs: 30_000,
} as const;

/** How many may wait for each running request before more are turned away to the library. */
export const WAITING_PER_SLOT = 8;

/** A server that asks for a longer pause than this is not waited for. */
export const MAX_RETRY_AFTER_MS = 5_000;

/** An identical request within this time is answered from the cache. */
export const CACHE_MS = 60 * 60 * 1000;

/** Partial values are made at most this often. */
export const PARTIAL_INTERVAL_MS = 40;

/** No lesson is longer; a model that goes on for ever is cut off here. */
export const MAX_ANSWER_CHARACTERS = 60_000;

/** The same for what comes over the wire, its reasoning and its envelopes with it. */
export const MAX_ANSWER_BYTES = 8_000_000;
