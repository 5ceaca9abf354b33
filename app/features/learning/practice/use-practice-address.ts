import { useRef } from "react";
import { useNavigate, useSearchParams } from "react-router";

const PARAMETER = "practice";

/**
 * Whether practice is open, kept in the address: a reload stays in it, and going back leaves it, as
 * people do on a phone.
 */
export function usePracticeAddress(): {
  readonly isOpen: boolean;
  readonly open: () => void;
  readonly close: () => void;
} {
  const [parameters, setParameters] = useSearchParams();
  const navigate = useNavigate();
  /** Whether it was opened here, so that the page before is the plan. */
  const wasOpened = useRef(false);
  return {
    isOpen: parameters.has(PARAMETER),
    open: () => {
      wasOpened.current = true;
      setParameters(
        (current) => {
          current.set(PARAMETER, "1");
          return current;
        },
        { preventScrollReset: true },
      );
    },
    close: () => {
      if (wasOpened.current) {
        wasOpened.current = false;
        void navigate(-1);
        return;
      }
      setParameters(
        (current) => {
          current.delete(PARAMETER);
          return current;
        },
        { replace: true, preventScrollReset: true },
      );
    },
  };
}
