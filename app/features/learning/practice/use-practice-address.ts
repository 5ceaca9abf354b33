import { useEffect, useRef, useState } from "react";
import { useNavigate, useSearchParams } from "react-router";

const PARAMETER = "practice";
/** Until a slow phone has shown the screen, in milliseconds. */
const PAINT_MS = 200;

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
  const isInAddress = parameters.has(PARAMETER);
  // The address follows once the screen is there, which does not wait for it.
  const [isOpen, setOpen] = useState(isInAddress);
  useEffect(() => setOpen(isInAddress), [isInAddress]);
  /** Whether it was opened here, so that the page before is the plan. */
  const wasOpened = useRef(false);
  const setLater = useRef<ReturnType<typeof setTimeout>>(undefined);
  // Whoever has left the page meanwhile is not led back.
  useEffect(() => () => clearTimeout(setLater.current), []);
  return {
    isOpen,
    open: () => {
      setOpen(true);
      setLater.current = setTimeout(() => {
        wasOpened.current = true;
        setParameters(
          (current) => {
            current.set(PARAMETER, "1");
            return current;
          },
          { preventScrollReset: true },
        );
      }, PAINT_MS);
    },
    close: () => {
      setOpen(false);
      clearTimeout(setLater.current);
      if (wasOpened.current) {
        wasOpened.current = false;
        void navigate(-1);
        return;
      }
      if (!isInAddress) return;
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
