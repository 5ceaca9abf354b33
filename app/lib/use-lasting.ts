import { useEffect, useState } from "react";

/**
 * Whether something has lasted so long that a message about it is worthwhile: a shorter one would
 * only flicker.
 * @param delay in milliseconds.
 */
export function useLasting(isGoingOn: boolean, delay: number): boolean {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    if (!isGoingOn) return;
    const timer = setTimeout(() => setLong(true), delay);
    return () => {
      clearTimeout(timer);
      setLong(false);
    };
  }, [isGoingOn, delay]);
  return isGoingOn && isLong;
}
