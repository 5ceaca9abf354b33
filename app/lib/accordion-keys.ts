/** The direction in which an accordion and its language run. */
export interface AccordionLayout {
  readonly orientation: "vertical" | "horizontal";
  readonly direction: "ltr" | "rtl";
}

/**
 * The trigger that a key leads to (spec 2 §2): arrow keys move along the accordion and wrap around,
 * Home and End jump; undefined for any other key.
 * @param here the current one's place among `count` enabled triggers
 */
export function accordionTarget(
  key: string,
  here: number,
  count: number,
  { orientation, direction }: AccordionLayout,
): number | undefined {
  const [back, on] =
    orientation === "vertical"
      ? ["ArrowUp", "ArrowDown"]
      : direction === "ltr"
        ? ["ArrowLeft", "ArrowRight"]
        : ["ArrowRight", "ArrowLeft"];
  switch (key) {
    case on:
      return (here + 1) % count;
    case back:
      return (here - 1 + count) % count;
    case "Home":
      return 0;
    case "End":
      return count - 1;
    default:
      return undefined;
  }
}

/** Lets keys move between the questions of every accordion on the page. */
export function listenForAccordionKeys(): () => void {
  const move = (event: KeyboardEvent) => {
    const trigger = (event.target as Element).closest("summary");
    const box = trigger?.closest<HTMLElement>("[data-accordion]");
    if (!trigger || !box || event.altKey || event.ctrlKey || event.metaKey) return;
    const triggers = [...box.querySelectorAll<HTMLElement>("summary")].filter(
      (other) => other.closest("[data-accordion]") === box && !other.hasAttribute("aria-disabled"),
    );
    const target = accordionTarget(event.key, triggers.indexOf(trigger), triggers.length, {
      orientation: box.dataset.orientation === "horizontal" ? "horizontal" : "vertical",
      direction: getComputedStyle(box).direction === "rtl" ? "rtl" : "ltr",
    });
    if (target === undefined) return;
    event.preventDefault();
    triggers[target]?.focus();
  };
  document.addEventListener("keydown", move);
  return () => document.removeEventListener("keydown", move);
}
