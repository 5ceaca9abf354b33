/**
 * Aborts the controller when the source aborts, until the returned function is called. Use it where
 * the source lives as long as the process, because what `AbortSignal.any` derives from such a
 * source is never freed.
 * @returns stops following.
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
