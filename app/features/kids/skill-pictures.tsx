const INK = "oklch(0.24 0.02 265)";

/** A folded crane. Decorative. */
export function CranePicture({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 160 120" className={className} aria-hidden="true">
      <path d="M80 84L36 18L74 56Z" className="fill-day-5" />
      <path d="M80 84L124 14L88 56Z" className="fill-day-5" opacity=".75" />
      <path d="M48 72L80 84L112 70L80 108Z" className="fill-day-6" />
      <path d="M74 56L88 56L112 70L80 84L48 72Z" className="fill-day-6" opacity=".7" />
      <path d="M48 72L14 40L60 78Z" className="fill-day-7" />
      <path d="M14 40L6 52L22 50Z" className="fill-day-7" opacity=".7" />
      <path d="M112 70L150 44L104 80Z" className="fill-day-7" opacity=".85" />
    </svg>
  );
}

/** A cat, half drawn, and the pencil that draws it. Decorative. */
export function DrawnCatPicture({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 160 120" className={className} aria-hidden="true">
      <rect x="18" y="10" width="108" height="100" rx="10" fill="oklch(0.99 0.005 85)" />
      <g fill="none" stroke={INK} strokeWidth="4" strokeLinecap="round" strokeLinejoin="round">
        <path d="M44 46L42 22L58 36Q72 30 86 36L102 22L100 46Q106 72 84 80" />
        <path d="M44 46Q38 72 60 80" />
        <path d="M58 54v3M86 54v3M68 64l4 4l4 -4M72 68v3q-5 6 -11 2M72 71q5 6 11 2" />
        <path d="M36 60L20 56M36 66L22 70" opacity=".8" />
      </g>
      <g transform="translate(86 84) rotate(-38)">
        <path d="M0 0L14 -8V8Z" fill="oklch(0.88 0.05 75)" />
        <path d="M0 0L6 -3.4V3.4Z" fill={INK} />
        <path d="M14 -8H60V8H14Z" className="fill-day-2" />
        <path d="M60 -8H66V8H60Z" className="fill-edge" />
        <path d="M66 -8H74Q78 0 74 8H66Z" className="fill-day-1" />
      </g>
    </svg>
  );
}
