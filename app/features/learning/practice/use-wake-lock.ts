import { useEffect, useState } from "react";

/**
 * Keeps the screen on while mounted. The browser lets go of it whenever the page is hidden, so it is
 * asked again when the page is seen.
 * @returns false once the browser has refused, or cannot do it.
 */
export function useWakeLock(): boolean {
  const [works, setWorks] = useState(true);
  useEffect(() => {
    let lock: WakeLockSentinel | undefined;
    let left = false;
    const keepAwake = async () => {
      if (document.visibilityState !== "visible") return;
      try {
        // Browsers without it have no such property, whatever the types say.
        lock = await (navigator.wakeLock as WakeLock | undefined)?.request("screen");
        if (left) void lock?.release();
        else setWorks(lock !== undefined);
      } catch {
        setWorks(false);
      }
    };
    void keepAwake();
    document.addEventListener("visibilitychange", keepAwake);
    return () => {
      left = true;
      document.removeEventListener("visibilitychange", keepAwake);
      void lock?.release();
    };
  }, []);
  return works;
}
