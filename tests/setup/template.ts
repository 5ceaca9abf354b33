/** A PostgreSQL database with empty tables, from which test databases are cloned. */
export const MIGRATED_TEMPLATE = "migrated_template";
