/** One process's connections to PostgreSQL, unless the operator says otherwise. */
export const DEFAULT_CONNECTIONS = 10;
