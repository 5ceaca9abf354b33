/** How a request ended, as far as the server's health is concerned. */
export type Health = "up" | "down" | "unknown";

/** Keeps visitors from waiting for a server that is known to be down. */
export interface CircuitBreaker {
  /** Leave to make one request: to be told how it ended. `undefined`: not now. */
  enter(): ((health: Health) => void) | undefined;
}

export interface BreakerOptions {
  /** Failures in a row that open it. */
  readonly threshold: number;
  readonly coolDownMs: number;
  /** Milliseconds, only ever compared with itself. */
  readonly now: () => number;
}

/**
 * Closed: everybody may. Open: nobody, until the cool-down is over. Then one request goes ahead as
 * a probe; it closes the breaker or opens it for another cool-down.
 */
export function createCircuitBreaker(options: BreakerOptions): CircuitBreaker {
  let failures = 0;
  let openUntil: number | undefined;
  let probing = false;

  const isCooling = (until: number): boolean => {
    const rest = until - options.now();
    // More than all of it is left only when the clock has been set back.
    return rest > 0 && rest <= options.coolDownMs;
  };

  return {
    enter() {
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
