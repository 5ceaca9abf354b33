import { cx } from "class-variance-authority";
import { ChevronDown } from "lucide-react";
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { Link } from "react-router";

/** A menu entry: a link to a screen, or an action. */
export type MenuEntry = { readonly label: string } & (
  | { readonly to: string }
  | { readonly onChoose: () => void }
);

const ENTRY =
  "flex min-h-11 w-full items-center rounded-[10px] px-4 text-start font-medium text-ink no-underline outline-offset-[-2px] hover:bg-sunk focus:bg-sunk";

const itemsIn = (box: HTMLElement | null): HTMLElement[] => [
  ...(box?.querySelectorAll<HTMLElement>("[role=menuitem]") ?? []),
];

/**
 * A button that opens a menu (WAI-ARIA menu button): arrow keys move, Home and End jump, letters
 * search, Escape closes and returns to the button, Tab and a click elsewhere close.
 */
export function MenuButton({
  label,
  entries,
  children,
  className,
}: {
  /** The button's accessible name. */
  label: string;
  entries: readonly MenuEntry[];
  /** The button's content. */
  children: ReactNode;
  className?: string;
}) {
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const menuId = useId();
  // The entry that gets the focus once the menu is open.
  const firstFocus = useRef(0);

  useEffect(() => {
    if (!open) return;
    itemsIn(box.current).at(firstFocus.current)?.focus();
    const outside = (event: PointerEvent) => {
      if (!box.current?.contains(event.target as Node)) setOpen(false);
    };
    document.addEventListener("pointerdown", outside);
    return () => document.removeEventListener("pointerdown", outside);
  }, [open]);

  const show = (focus: number) => {
    firstFocus.current = focus;
    setOpen(true);
  };
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };

  const move = (event: KeyboardEvent) => {
    const all = itemsIn(box.current);
    const here = all.indexOf(document.activeElement as HTMLElement);
    const after = [...all.slice(here + 1), ...all.slice(0, here + 1)];
    const targets: Record<string, HTMLElement | undefined> = {
      ArrowDown: after[0],
      ArrowUp: all.at(here - 1),
      Home: all[0],
      End: all.at(-1),
    };
    const starts = (item: HTMLElement) =>
      item.textContent.toLowerCase().startsWith(event.key.toLowerCase());
    const target = targets[event.key] ?? (/^\S$/u.test(event.key) ? after.find(starts) : undefined);
    if (event.key === "Tab") setOpen(false);
    if (event.key === "Escape") {
      event.stopPropagation();
      close();
    }
    if (target) {
      event.preventDefault();
      target.focus();
    }
  };

  return (
    <div ref={box} className={cx("relative", className)}>
      <button
        ref={button}
        type="button"
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? menuId : undefined}
        aria-label={label}
        onClick={() => (open ? close() : show(0))}
        onKeyDown={(event) => {
          if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
          event.preventDefault();
          show(event.key === "ArrowDown" ? 0 : -1);
        }}
        className="flex min-h-11 max-w-full items-center gap-1 rounded-full border-2 border-edge bg-sheet px-3 @min-[24.5rem]/bar:px-4 font-semibold text-[0.94rem] hover:border-ink"
      >
        <span className="truncate">{children}</span>
        <ChevronDown aria-hidden="true" className="size-4 shrink-0" />
      </button>
      {open && (
        <div
          id={menuId}
          role="menu"
          tabIndex={-1}
          aria-label={label}
          onKeyDown={move}
          className="motion-rise absolute top-full end-0 z-40 mt-2 w-52 rounded-field border border-rule bg-sheet p-1.5 shadow-soft"
        >
          {entries.map((entry) =>
            "to" in entry ? (
              <Link
                key={entry.label}
                to={entry.to}
                role="menuitem"
                tabIndex={-1}
                onClick={() => setOpen(false)}
                className={ENTRY}
              >
                {entry.label}
              </Link>
            ) : (
              <button
                key={entry.label}
                type="button"
                role="menuitem"
                tabIndex={-1}
                onClick={() => {
                  close();
                  entry.onChoose();
                }}
                className={ENTRY}
              >
                {entry.label}
              </button>
            ),
          )}
        </div>
      )}
    </div>
  );
}
