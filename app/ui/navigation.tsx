import { cx } from "class-variance-authority";
import { Menu } from "lucide-react";
import { type ReactNode, useEffect } from "react";
import { useLocation } from "react-router";
import * as frameWords from "../words/ui/frame.ts";
import { Button } from "./button.tsx";
import { Logo } from "./logo.tsx";
import { OfflineBadge } from "./offline-badge.tsx";
import { SiteLink } from "./site-link.tsx";
import { ThemeSwitch } from "./theme.tsx";

/** The screens of the navigation bar, in order (spec 1 §2, spec 2 §2). */
const LINKS = [
  { to: "/", label: frameWords.home },
  { to: "/blog", label: frameWords.blog },
  { to: "/generate", label: frameWords.learn },
  { to: "/kids", label: frameWords.kidsHub },
] as const;

const MENU_ID = "mobile-menu";

function NavLinks({ className }: { className: string }) {
  const { pathname } = useLocation();
  // When prerendering, the address ends with a slash; in the browser it does not.
  const here = pathname.replace(/(?<=.)\/$/u, "");
  return LINKS.map(({ to, label }) => (
    <li key={to}>
      <SiteLink
        to={to}
        aria-current={here === to ? "page" : undefined}
        className={cx(
          "rounded-full font-medium text-ink no-underline hover:bg-sunk",
          className,
          here === to && "bg-sunk underline decoration-2 decoration-accent underline-offset-8",
        )}
      >
        {label}
      </SiteLink>
    </li>
  ));
}

/**
 * The bar at the top of every screen, with a menu for narrow ones. The menu is a popover, which
 * opens, closes by Escape and returns the focus without any script.
 * @param account what is shown at its end: signing in, or the user's menu.
 */
export function Navigation({ account }: { account: ReactNode }) {
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the menu closes when the screen changes
  useEffect(() => document.getElementById(MENU_ID)?.hidePopover?.(), [pathname]);
  return (
    <header className="screen-only @container/bar sticky top-0 z-30 border-b border-rule bg-paper/95 backdrop-blur-sm">
      <a
        href="#main"
        className="sr-only focus:not-sr-only focus:absolute focus:top-2 focus:start-2 focus:z-50 focus:rounded-full focus:bg-accent focus:px-4 focus:py-2 focus:text-accent-ink"
      >
        {frameWords.skipToContent}
      </a>
      <nav
        aria-label={frameWords.main}
        className="mx-auto flex h-16 max-w-7xl items-center justify-between gap-2 px-2 @min-[15rem]/bar:px-4 @min-[37.5rem]/bar:px-6"
      >
        {/* Once there is room for the links, the logo takes its natural width. */}
        <div className="@container/logo min-w-0 grow @min-[45rem]/bar:grow-0 @min-[45rem]/bar:[container-type:normal]">
          <Logo />
        </div>
        <ul className="hidden items-center gap-1 @min-[45rem]/bar:flex">
          <NavLinks className="px-4 py-2" />
        </ul>
        <div className="flex min-w-0 items-center gap-1">
          <div className="@max-[45rem]/bar:hidden">
            <ThemeSwitch />
          </div>
          {account}
          <Button
            look="quiet"
            size="icon"
            className="@min-[45rem]/bar:hidden"
            aria-label={frameWords.menu}
            popoverTarget={MENU_ID}
          >
            <Menu aria-hidden="true" />
          </Button>
        </div>
        <ul
          id={MENU_ID}
          popover="auto"
          className="fixed inset-x-0 top-16 bottom-auto m-0 w-full gap-1 border-b border-rule bg-paper px-4 py-3 text-ink shadow-soft open:grid @min-[45rem]/bar:hidden"
        >
          <NavLinks className="block px-4 py-3 text-lg" />
          <li className="needs-script flex items-center justify-between border-t border-rule px-4 pt-3">
            {frameWords.theme}
            <ThemeSwitch />
          </li>
        </ul>
      </nav>
      <OfflineBadge />
    </header>
  );
}
