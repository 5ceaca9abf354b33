/** All in milliseconds. */
export interface ModelTimeouts {
  /** From the request to the response's headers. */
  readonly headersMs: number;
  /** From the headers to the first chunk of the answer (or of its reasoning). */
  readonly firstChunkMs: number;
  /** Between two chunks. */
  readonly stallMs: number;
  /** One question, including waiting, retries and its answer. */
  readonly totalMs: number;
}

/** How to reach the language model; built from the `AI_*` variables. */
export interface ModelConfig {
  readonly provider: "openai-compatible" | "anthropic" | "google";
  readonly model: string;
  readonly apiKey?: string | undefined;
  /** Defaults to the provider's own address; for `openai-compatible` to OpenAI's. */
  readonly baseUrl?: string | undefined;
  /** Requests to the model per UTC day; unlimited when absent. */
  readonly dailyBudget?: number | undefined;
  readonly timeouts?: Partial<ModelTimeouts> | undefined;
  /** Concurrent requests. */
  readonly concurrency?: number | undefined;
  /** Further attempts after a temporary failure. */
  readonly retries?: number | undefined;
  /** The first pause before a retry; doubled for each further one. */
  readonly retryDelayMs?: number | undefined;
  /** Failures in a row after which the model counts as down. */
  readonly breakerThreshold?: number | undefined;
  /** How long it is then left alone. */
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

/** How many may wait per running request before more are sent to the library. */
export const WAITING_PER_SLOT = 8;

/** The longest pause requested by a server that is honored. */
export const MAX_RETRY_AFTER_MS = 5_000;

/** For this long, an identical request is answered from the cache. */
export const CACHE_MS = 60 * 60 * 1000;

/** Partial values are produced at most this often. */
export const PARTIAL_INTERVAL_MS = 40;

/** No lesson is longer; a model that never stops is cut off here. */
export const MAX_ANSWER_CHARACTERS = 60_000;

/** The same for the bytes received, including reasoning and protocol. */
export const MAX_ANSWER_BYTES = 8_000_000;
