import { NDJSON } from "#contract/learning/plans.ts";
import type { HttpContext } from "./context.ts";

/**
 * Answers with text as it is produced. The next piece is requested when the reader has taken the
 * last one, so only one is in memory. When the reader leaves, the source's signal is aborted and
 * its work ends.
 */
export function streamText(
  context: HttpContext,
  headers: Readonly<Record<string, string>>,
  open: (signal: AbortSignal) => AsyncIterable<string>,
): Response {
  const controller = new AbortController();
  context.req.raw.signal.addEventListener("abort", () => controller.abort());
  const pieces = open(controller.signal)[Symbol.asyncIterator]();
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(sink) {
        const { value, done } = await pieces.next();
        if (done) sink.close();
        else sink.enqueue(encoder.encode(value));
      },
      async cancel() {
        controller.abort();
        await pieces.return?.();
      },
    },
    // Nothing is produced ahead of the reader.
    { highWaterMark: 0 },
  );
  return context.body(body, 200, headers);
}

/** Answers with one JSON value per line, each sent as soon as it exists. */
export const streamLines = (
  context: HttpContext,
  open: (signal: AbortSignal) => AsyncIterable<unknown>,
): Response =>
  // 'no-transform' and X-Accel-Buffering keep proxies from buffering the lines.
  streamText(
    context,
    {
      "Content-Type": `${NDJSON}; charset=utf-8`,
      "Cache-Control": "no-store, no-transform",
      "X-Accel-Buffering": "no",
    },
    async function* (signal) {
      for await (const value of open(signal)) yield `${JSON.stringify(value)}\n`;
    },
  );
