import { cx } from "class-variance-authority";
import { type KeyboardEvent, useRef } from "react";
import { COLORS, type Color, type ColorName } from "#core/games/pattern/colors.ts";
import { colorWords } from "#core/games/pattern/words.ts";
import * as patternWords from "../../../words/games/pattern.ts";

const PAINT: Readonly<Record<ColorName, string>> = {
  red: "bg-[oklch(0.66_0.19_25)]",
  green: "bg-[oklch(0.7_0.16_148)]",
  blue: "bg-[oklch(0.66_0.14_250)]",
  yellow: "bg-[oklch(0.86_0.16_92)]",
};

/** Rounded on the outside, straight toward the middle: four quarters of one big button. */
const CORNER: Readonly<Record<ColorName, string>> = {
  red: "rounded-tl-[45%]",
  green: "rounded-tr-[45%]",
  blue: "rounded-bl-[45%]",
  yellow: "rounded-br-[45%]",
};

const SHAPES: Readonly<Record<Color["shape"], string>> = {
  circle: "M50 12a38 38 0 1 1 0 76a38 38 0 1 1 0-76Z",
  triangle: "M50 12L92 84H8Z",
  square: "M15 15H85V85H15Z",
  star: "M50 7L62 38L95 40L69 60L78 93L50 74L22 93L31 60L5 40L38 38Z",
};

/** Where an arrow key leads on two rows of two pads. */
const ARROWS: Readonly<Record<string, (place: number) => number>> = {
  ArrowLeft: (place) => place & 2,
  ArrowRight: (place) => place | 1,
  ArrowUp: (place) => place & 1,
  ArrowDown: (place) => place | 2,
};

/** Makes a pressed pad flash briefly, without rendering the game again. */
function gleam(pad: Element | null | undefined): void {
  pad
    ?.querySelector("[data-gleam]")
    ?.animate([{ opacity: 0.75 }, { opacity: 0 }], { duration: 260, easing: "ease-out" });
}

/** The four colors. Keys 1 to 4 press them too, and arrow keys move between them. */
export function Pads({
  lit,
  isOpen,
  onPress,
}: {
  lit: ColorName | undefined;
  /** Whether it is the player's turn. */
  isOpen: boolean;
  onPress: (color: ColorName) => void;
}) {
  const board = useRef<HTMLFieldSetElement>(null);
  /** Whether the coming click belongs to a touch that has already counted. */
  const isTouched = useRef(false);
  const pads = (): HTMLButtonElement[] => [...(board.current?.querySelectorAll("button") ?? [])];

  const press = (place: number) => {
    const color = COLORS[place];
    if (!color || !isOpen) return;
    gleam(pads()[place]);
    onPress(color.name);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const arrow = ARROWS[event.key];
    if (arrow) {
      event.preventDefault();
      const place = pads().findIndex((pad) => pad.matches(":focus"));
      pads()[arrow(Math.max(0, place))]?.focus();
    } else if (/^[1-4]$/u.test(event.key) && !event.repeat) press(Number(event.key) - 1);
    // A key held down would press again and again.
    else if (event.repeat && (event.key === "Enter" || event.key === " ")) event.preventDefault();
  };

  return (
    <fieldset
      ref={board}
      aria-label={patternWords.colors}
      onKeyDown={onKeyDown}
      className="mx-auto grid aspect-square max-w-[max(19rem,min(100%,calc(100dvh-20rem)))] grid-cols-2 gap-3"
    >
      {COLORS.map((color, place) => (
        <button
          key={color.name}
          type="button"
          aria-disabled={!isOpen || undefined}
          // On touch, not when the finger is lifted: two thumbs may follow each other quickly.
          onPointerDown={(event) => {
            if (event.button !== 0) return;
            isTouched.current = true;
            press(place);
          }}
          // Keys and assistive technology click without touching.
          onClick={(event) => {
            if (event.detail === 0 || !isTouched.current) press(place);
            isTouched.current = false;
          }}
          className={cx(
            "@container relative select-none rounded-[28px] text-[oklch(0.2_0.03_265)]",
            "transition-transform duration-100",
            PAINT[color.name],
            CORNER[color.name],
            isOpen && "touch-none",
            lit === color.name && "z-10 scale-[1.04]",
          )}
        >
          <span
            className={cx(
              "absolute inset-0 rounded-[inherit] border-[6px] border-ink bg-white/40 transition-opacity duration-100",
              lit === color.name ? "opacity-100" : "opacity-0",
            )}
          />
          <span data-gleam className="absolute inset-0 rounded-[inherit] bg-white opacity-0" />
          <span className="absolute inset-0 grid content-center justify-items-center gap-[2cqmin]">
            <span aria-hidden="true" className="relative grid size-[52cqmin] place-items-center">
              <svg viewBox="0 0 100 100" aria-hidden="true" className="absolute inset-0">
                <path
                  d={SHAPES[color.shape]}
                  fill="white"
                  fillOpacity="0.55"
                  stroke="currentColor"
                  strokeOpacity="0.75"
                  strokeWidth="4"
                  strokeLinejoin="round"
                />
              </svg>
              <span
                className={cx(
                  "relative text-[22cqmin] leading-none",
                  color.shape === "triangle" && "top-[8cqmin]",
                )}
              >
                {color.emoji}
              </span>
            </span>
            <span className="font-extrabold text-[max(1rem,10cqmin)] leading-none">
              {colorWords[color.name]}
            </span>
          </span>
        </button>
      ))}
    </fieldset>
  );
}
