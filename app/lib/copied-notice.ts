/** Milliseconds that 'Copied!' and 'Link copied' stand (spec 1 §4, spec 2 §9, spec 3 §4). */
export const COPIED_NOTICE = 1_500;
