/**
 * The rows of the database. Times are epoch milliseconds, which both engines store alike; only the
 * auth library's tables (`auth_…`) have forms of their own.
 */
export interface Tables {
  rate_limits: RateLimitRow;
  model_usage: ModelUsageRow;
  video_searches: VideoSearchRow;
  instance_settings: InstanceSettingRow;
  auth_users: AuthUserRow;
  auth_sessions: AuthSessionRow;
  user_profiles: UserProfileRow;
  learned_days: LearnedDayRow;
  plans: PlanRow;
  plan_days: PlanDayRow;
  learning_events: LearningEventRow;
  plan_states: PlanStateRow;
  day_writes: DayWriteRow;
  plan_shares: PlanShareRow;
  mails: MailRow;
  newsletter_subscribers: SubscriberRow;
  contact_messages: ContactMessageRow;
}

export interface RateLimitRow {
  /** The limit's name and whom it counts, e.g. `chat-address:203.0.113.7`. */
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
  /** The search words, in lower case. */
  query: string;
  /** Null when the search found nothing that may be embedded. */
  video_id: string | null;
  title: string | null;
  searched_at: number;
}

/** Values that the instance's processes share. */
export interface InstanceSettingRow {
  key: string;
  value: string;
}

/** A time as the auth library stores it: ISO text on SQLite, a Date on PostgreSQL. */
export type AuthTime = string | Date;

/** A user of the auth library, which alone writes it. */
export interface AuthUserRow {
  id: string;
  /** The full name. */
  name: string;
  email: string;
  emailVerified: number | boolean;
  image: string | null;
  username: string | null;
  /** Null until it is first turned on. */
  twoFactorEnabled: number | boolean | null;
  createdAt: AuthTime;
  updatedAt: AuthTime;
}

/** A session of the auth library, which alone writes it. */
export interface AuthSessionRow {
  id: string;
  token: string;
  userId: string;
  expiresAt: AuthTime;
  createdAt: AuthTime;
  updatedAt: AuthTime;
  ipAddress: string | null;
  userAgent: string | null;
}

/** What the product knows about a member besides the name and address (those are the user's). */
export interface UserProfileRow {
  user_id: string;
  /** An IANA name: the member's calendar days are counted in it. */
  time_zone: string;
  last_active_at: number;
  total_plans_created: number;
  total_days_completed: number;
  current_streak: number;
  longest_streak: number;
}

/** A local calendar day on which a member completed something. */
export interface LearnedDayRow {
  user_id: string;
  /** `2026-01-31`, in the member's time zone at that time. */
  date: string;
  /** How many completions of this date have not been undone; 0 if none is left. */
  completions: number;
}

export interface PlanRow {
  id: string;
  user_id: string;
  hobby: string;
  /** The normalized hobby: unique among a member's existing plans. */
  hobby_key: string;
  title: string;
  overview: string;
  difficulty: string;
  category: string;
  total_days: number;
  /** The plan without its days, as JSON text: it goes into answers unparsed. */
  outline: string;
  /**
   * 1: the days are in `plan_days`. 0: an earlier version wrote the plan, in any shape, and its days
   * are inside `outline` until it is next written.
   */
  days_apart: number;
  created_at: number;
  updated_at: number;
  /** Since when the plan is paused, by its events. */
  paused_at: number | null;
  /** Milliseconds of finished pauses, by its events. */
  paused_ms: number;
  /** Set when the member deleted it; the operator can restore it for a while. */
  deleted_at: number | null;
}

/** A day of a plan; there is no row until it is written. */
export interface PlanDayRow {
  plan_id: string;
  number: number;
  /** The version of the content that the day was made from. */
  content_version: number;
  /** The day as JSON text: it goes into answers unparsed. */
  content: string;
}

/** What a learner did in a plan (`core/learning/events.ts`): the only fact of progress. */
export interface LearningEventRow {
  plan_id: string;
  /** Made by the device: the same id again is the same event. */
  id: string;
  kind: string;
  at: number;
  /** Null for what concerns the plan as a whole. */
  day: number | null;
  /** The step that was ticked, or the title that was given. */
  value: string | null;
}

/**
 * What follows from a plan's events, written together with them, so that lists and counts need not
 * read them all. Apart from the plan, because that is a hundred times larger, and an engine rewrites
 * a row as a whole.
 */
export interface PlanStateRow {
  plan_id: string;
  completed_count: number;
  /** How many events the plan has, those that no longer count included. */
  event_count: number;
  changed_at: number;
  /** JSON list of the events that count. */
  state: string;
}

/** Somebody is writing this day: others wait for it until the lease ends. */
export interface DayWriteRow {
  plan_id: string;
  day: number;
  leased_until: number;
}

export interface PlanShareRow {
  token: string;
  plan_id: string;
  created_at: number;
}

/** A mail, stored before it is sent. */
export interface MailRow {
  id: string;
  kind: string;
  recipient: string;
  subject: string;
  text: string;
  html: string;
  created_at: number;
  /** When the next attempt is due; null once it is sent or given up. */
  next_attempt_at: number | null;
  attempts: number;
  sent_at: number | null;
  failed_at: number | null;
  last_error: string | null;
  /** The address for replies; null for the sender's. */
  reply_to: string | null;
  /** Ends the subscription of this mail (RFC 8058); null for all other mails. */
  unsubscribe_url: string | null;
}

/** Somebody who asked for the newsletter; it is sent only to those who have confirmed. */
export interface SubscriberRow {
  id: string;
  /** In lower case. */
  email: string;
  status: "pending" | "confirmed" | "unsubscribed";
  /**
   * Confirms this one request; null once it has expired. Stored unhashed, so that a second mail can
   * carry the same link and the first one still works.
   */
  confirm_token: string | null;
  /** Part of every newsletter mail; it never changes for a row. */
  unsubscribe_token: string;
  created_at: number;
  /** When the latest confirmation link was mailed. */
  last_mailed_at: number;
  confirmed_at: number | null;
  unsubscribed_at: number | null;
}

/** A message from the contact form. */
export interface ContactMessageRow {
  id: string;
  name: string;
  email: string;
  subject: string;
  message: string;
  /** The mail with which it was sent to the operator; mails are removed sooner. */
  mail_id: string;
  created_at: number;
}
