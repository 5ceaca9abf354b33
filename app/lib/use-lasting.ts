import { useEffect, useState } from "react";

/**
 * Whether something has gone on for so long that a word about it is worth its place: what is over
 * sooner would only flicker.
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
