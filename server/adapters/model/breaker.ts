/** What the end of a request says about the server's health. */
export type Health = "up" | "down" | "unknown";

/** Keeps visitors from waiting for a server that is known to be down. */
export interface CircuitBreaker {
  /**
   * Asks to make one request. Returns a function that reports how it ended, or `undefined` when no
   * request may be made now.
   */
  tryRequest(): ((health: Health) => void) | undefined;
}

export interface BreakerOptions {
  /** How many failures in a row open it. */
  readonly threshold: number;
  readonly coolDownMs: number;
  /** Milliseconds on any clock. */
  readonly now: () => number;
}

/**
 * Closed: every request may be made. Open: none, until the cool-down is over. Then one request is
 * made as a probe, which closes the breaker or opens it for another cool-down.
 */
export function createCircuitBreaker(options: BreakerOptions): CircuitBreaker {
  let failures = 0;
  let openUntil: number | undefined;
  let probing = false;

  const isCooling = (until: number): boolean => {
    const rest = until - options.now();
    // More than the whole cool-down can remain only if the clock was set back.
    return rest > 0 && rest <= options.coolDownMs;
  };

  return {
    tryRequest() {
      const probe = openUntil !== undefined;
      if (openUntil !== undefined && (isCooling(openUntil) || probing)) return undefined;
      if (probe) probing = true;
      let told = false;
      return (health) => {
        if (told) return;
        told = true;
        if (probe) probing = false;
        if (health === "up") {
          failures = 0;
          openUntil = undefined;
        } else if (health === "down") {
          failures += 1;
          if (probe || failures >= options.threshold) {
            openUntil = options.now() + options.coolDownMs;
          }
        }
      };
    },
  };
}
