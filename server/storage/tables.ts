/** The rows of the database. Times are epoch milliseconds: one form that both engines store alike. */
export interface Tables {
  rate_limits: RateLimitRow;
  model_usage: ModelUsageRow;
  video_searches: VideoSearchRow;
}

export interface RateLimitRow {
  /** The limit's name and whom it counts, e.g. `chat:203.0.113.7`. */
  key: string;
  count: number;
  reset_at: number;
}

export interface ModelUsageRow {
  /** The UTC date, e.g. `2026-01-31`. */
  day: string;
  calls: number;
}

export interface VideoSearchRow {
  /** The words searched for, lower-case. */
  query: string;
  /** Null when the search found nothing that may be embedded. */
  video_id: string | null;
  title: string | null;
  searched_at: number;
}
