/**
 * Aborts the controller when the source is aborted, for as long as nobody ends that. Take it where the
 * source lives as long as the process: what `AbortSignal.any` makes of such a source is kept as long.
 * @returns ends it.
 */
export function followSignal(
  source: AbortSignal | undefined,
  controller: AbortController,
): () => void {
  if (!source) return () => {};
  const abort = () => controller.abort(source.reason);
  if (source.aborted) abort();
  source.addEventListener("abort", abort, { once: true });
  return () => source.removeEventListener("abort", abort);
}
