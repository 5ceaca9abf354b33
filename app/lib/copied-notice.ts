/**
 * How many milliseconds 'Copied!' and 'Link copied' are shown (spec 1 §4, spec 2 §9, spec 3 §4).
 */
export const COPIED_NOTICE = 1_500;
