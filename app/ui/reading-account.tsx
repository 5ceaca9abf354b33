import { ChevronDown } from "lucide-react";
import { NOT_FOUND_PAGE } from "#contract/built-addresses.ts";
import * as readingAccountWords from "../words/ui/reading-account.ts";
import { ACCOUNT_BUTTON, ACCOUNT_PLACE } from "./account-place.ts";
import { Button, buttonLook } from "./button.tsx";

const MENU_ID = "account-menu";
const ENTRY =
  "flex min-h-11 w-full items-center rounded-[10px] px-4 text-start font-medium text-ink no-underline hover:bg-sunk";

/**
 * The account's place on a page without the framework: a link to sign in and return; once the
 * page's script knows a member, the member's menu (`app/reading/account.ts`).
 */
export function ReadingAccount({ from }: { from: string }) {
  const here = from.replace(/(?<=.)\/$/u, "");
  // Nobody wants to return to a page that does not exist.
  const isHome = here === "/" || here === NOT_FOUND_PAGE;
  const next = isHome ? "" : `?next=${encodeURIComponent(here)}`;
  return (
    <div className={`relative ${ACCOUNT_PLACE}`}>
      <a
        href={`/login${next}`}
        data-account="guest"
        className={`${buttonLook({ look: "outline", size: "small" })} ${ACCOUNT_BUTTON} [&[hidden]]:hidden`}
      >
        {readingAccountWords.signIn}
      </a>
      <Button
        look="outline"
        size="small"
        hidden
        data-account="member"
        popoverTarget={MENU_ID}
        className={`${ACCOUNT_BUTTON} [&[hidden]]:hidden`}
      >
        <span data-account-name="" className="truncate">
          {readingAccountWords.user}
        </span>
        <ChevronDown aria-hidden="true" className="size-4 shrink-0" />
      </Button>
      <ul
        id={MENU_ID}
        popover="auto"
        className="fixed top-16 end-4 bottom-auto start-auto m-0 w-52 rounded-field border border-rule bg-sheet p-1.5 text-ink shadow-soft"
      >
        <li>
          <a href="/dashboard" className={ENTRY}>
            {readingAccountWords.dashboard}
          </a>
        </li>
        <li>
          <a href="/account" className={ENTRY}>
            {readingAccountWords.account}
          </a>
        </li>
        <li>
          <button type="button" data-sign-out="" className={ENTRY}>
            {readingAccountWords.signOut}
          </button>
        </li>
      </ul>
    </div>
  );
}
