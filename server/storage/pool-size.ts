/** Connections of one process to PostgreSQL, unless the operator says otherwise. */
export const DEFAULT_CONNECTIONS = 10;
