import { useSyncExternalStore } from "react";

const never = () => () => {};

/**
 * False on the server and in the first render of a page that came from it, true from then on: what
 * depends on the address's query, the storage or chance waits for it, or the two would not match.
 */
export const useIsLive = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
