import { useSyncExternalStore } from "react";

const never = () => () => {};

/**
 * False on the server and during hydration, then true. Anything that depends on the address's
 * query, the storage or chance waits for it, because otherwise the two renderings would differ.
 */
export const useIsLive = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
