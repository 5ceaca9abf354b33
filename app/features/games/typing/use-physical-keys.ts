import { useEffect } from "react";

/** Where typed text belongs to somebody else. */
const FIELDS = "input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable]";
/** What the space bar presses. */
const PRESSABLE = "button, a, summary, input, label";

/**
 * Listens to the keyboard while the game runs. A key held down counts once; shortcuts, fields and
 * the space bar on a button are ignored.
 * @param onKey must be stable
 */
export function usePhysicalKeys(running: boolean, onKey: (key: string) => void): void {
  useEffect(() => {
    if (!running) return;
    const listen = (event: KeyboardEvent) => {
      const { key, target } = event;
      if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
      if ([...key].length !== 1) return;
      if (target instanceof Element) {
        if (target.closest(FIELDS)) return;
        if (key === " " && target.closest(PRESSABLE)) return;
      }
      // Typing must neither scroll nor search the page.
      event.preventDefault();
      if (!event.repeat) onKey(key);
    };
    window.addEventListener("keydown", listen);
    return () => window.removeEventListener("keydown", listen);
  }, [running, onKey]);
}
