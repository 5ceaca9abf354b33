/** A PostgreSQL database with all tables and nothing in them, which those of tests are cloned from. */
export const MIGRATED_TEMPLATE = "migrated_template";
