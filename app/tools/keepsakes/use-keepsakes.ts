import { useEffect, useMemo } from "react";
import { keepsakes, type ListedKeepsake, loadKeepsakes } from "../../data/keepsakes.ts";
import { useStore } from "../../lib/use-store.ts";

/** The keepsakes of this device, the latest first; undefined until they have been read. */
export function useKeepsakes(): readonly ListedKeepsake[] | undefined {
  useEffect(() => void loadKeepsakes(), []);
  return useStore(keepsakes, undefined);
}

/** An address for a picture, a sound or a link, as long as the component is on the screen. */
export function useObjectUrl(content: Blob): string | undefined {
  const url = useMemo(
    () => (typeof document === "undefined" ? undefined : URL.createObjectURL(content)),
    [content],
  );
  useEffect(() => () => void (url && URL.revokeObjectURL(url)), [url]);
  return url;
}
