import { afterPaint } from "../shell/after-paint.ts";

/** Milliseconds of drawing between two paints, so that the page stays responsive. */
const SHARE = 8;

type Job = () => void;

const jobs = new Set<Job>();
let waiting = false;

function work(): void {
  waiting = false;
  const end = performance.now() + SHARE;
  for (const job of jobs) {
    jobs.delete(job);
    job();
    if (performance.now() >= end) break;
  }
  if (jobs.size > 0) wait();
}

function wait(): void {
  if (waiting) return;
  waiting = true;
  afterPaint(work);
}

/** Draws soon. @returns a function that cancels the job. */
export function queueDrawing(job: Job): () => void {
  jobs.add(job);
  wait();
  return () => jobs.delete(job);
}
