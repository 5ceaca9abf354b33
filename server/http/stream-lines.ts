import { NDJSON } from "#contract/plans.ts";
import type { HttpContext } from "./context.ts";

/**
 * Answers with one JSON value a line, each sent as soon as it exists. When the reader leaves, the
 * source's signal is aborted and its work ends.
 */
export function streamLines(
  context: HttpContext,
  open: (signal: AbortSignal) => AsyncIterable<unknown>,
): Response {
  const controller = new AbortController();
  context.req.raw.signal.addEventListener("abort", () => controller.abort());
  const lines = open(controller.signal)[Symbol.asyncIterator]();
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    async pull(sink) {
      const { value, done } = await lines.next();
      if (done) sink.close();
      else sink.enqueue(encoder.encode(`${JSON.stringify(value)}\n`));
    },
    async cancel() {
      controller.abort();
      await lines.return?.();
    },
  });
  // 'no-transform' and X-Accel-Buffering keep proxies from collecting the lines.
  return context.body(body, 200, {
    "Content-Type": `${NDJSON}; charset=utf-8`,
    "Cache-Control": "no-store, no-transform",
    "X-Accel-Buffering": "no",
  });
}
