const HOUR = 3_600;

/** Seconds for which a mailed link to confirm an address works. */
export const CONFIRMATION_LIFETIME = 24 * HOUR;
/** Seconds for which a mailed link to choose a new password works. */
export const RESET_LIFETIME = HOUR;
