const HOUR = 3_600;

/** How long a mailed link to confirm an address works, in seconds. */
export const CONFIRMATION_LIFETIME = 24 * HOUR;
/** How long a mailed link to choose a new password works, in seconds. */
export const RESET_LIFETIME = HOUR;
