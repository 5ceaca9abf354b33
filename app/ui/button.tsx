import { cva, cx, type VariantProps } from "class-variance-authority";
import type { ComponentProps } from "react";
import { Link } from "react-router";

// A translation of zero at rest, because the first change of `translate` at a press would cost a
// layout.
export const buttonLook = cva(
  "inline-flex max-w-full shrink-0 items-center justify-center gap-2 rounded-full text-center font-semibold leading-tight no-underline transition-[background-color,border-color,transform] duration-150 translate-y-0 active:translate-y-px disabled:cursor-not-allowed disabled:opacity-55 disabled:active:translate-y-0",
  {
    variants: {
      look: {
        primary: "bg-accent text-accent-ink hover:brightness-110 enabled:shadow-soft",
        outline: "border-2 border-edge bg-sheet text-ink hover:border-ink",
        quiet: "text-ink hover:bg-sunk",
      },
      size: {
        small: "min-h-10 px-4 text-[0.94rem]",
        medium: "min-h-12 px-6",
        large: "min-h-14 px-8 text-lg",
        icon: "size-11",
      },
    },
    defaultVariants: { look: "primary", size: "medium" },
  },
);

type Look = VariantProps<typeof buttonLook>;

export function Button({
  look,
  size,
  className,
  type = "button",
  ...props
}: ComponentProps<"button"> & Look) {
  return <button type={type} className={cx(buttonLook({ look, size }), className)} {...props} />;
}

/** A link that looks like a button: it has an address, and can be opened in a new tab. */
export function LinkButton({
  look,
  size,
  className,
  ...props
}: ComponentProps<typeof Link> & Look) {
  return <Link className={cx(buttonLook({ look, size }), className)} {...props} />;
}
