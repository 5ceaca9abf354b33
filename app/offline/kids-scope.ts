/** The pages that the children's service worker serves: the hub and the games. */
export const KIDS_SCOPE = "/kids";

/** Its address; the build puts it there. */
export const KIDS_WORKER = "/kids-worker.js";
