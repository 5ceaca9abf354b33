/** A table that belongs in a backup. */
export interface StoredTable {
  readonly name: string;
  /** The columns of its primary key. */
  readonly key: readonly string[];
  /** Whether only databases and backups of earlier versions have it. */
  readonly isFormer?: true;
}

/**
 * Every table, in an order in which rows can be inserted: referenced tables come first. A test
 * compares the list with the schema.
 */
export const STORED_TABLES: readonly StoredTable[] = [
  { name: "instance_settings", key: ["key"] },
  { name: "rate_limits", key: ["key"] },
  { name: "model_usage", key: ["day"] },
  { name: "video_searches", key: ["query"] },
  { name: "auth_users", key: ["id"] },
  { name: "auth_sessions", key: ["id"] },
  { name: "auth_accounts", key: ["id"] },
  { name: "auth_second_factors", key: ["id"] },
  { name: "auth_verifications", key: ["id"] },
  { name: "auth_jwks", key: ["id"] },
  { name: "user_profiles", key: ["user_id"] },
  { name: "learned_days", key: ["user_id", "date"] },
  { name: "plans", key: ["id"] },
  { name: "plan_days", key: ["plan_id", "number"] },
  { name: "learning_events", key: ["plan_id", "id"] },
  { name: "plan_states", key: ["plan_id"] },
  { name: "hobby_plans", key: ["id"], isFormer: true },
  { name: "user_progress", key: ["id"], isFormer: true },
  { name: "day_writes", key: ["plan_id", "day"] },
  { name: "plan_shares", key: ["token"] },
  { name: "mails", key: ["id"] },
  { name: "newsletter_subscribers", key: ["id"] },
  { name: "contact_messages", key: ["id"] },
];
