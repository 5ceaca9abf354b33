import { type SessionUser, signOut } from "../../data/session.ts";
import { displayName } from "../../data/session-storage.ts";
import { MenuButton } from "../../ui/menu.tsx";
import * as memberMenuWords from "../../words/account/member-menu.ts";

const ENTRIES = [
  { label: memberMenuWords.dashboard, to: "/dashboard" },
  { label: memberMenuWords.account, to: "/account" },
  { label: memberMenuWords.signOut, onChoose: () => void signOut() },
] as const;

export function MemberMenu({ user }: { user: SessionUser }) {
  const name = displayName(user);
  return (
    <MenuButton label={memberMenuWords.menuOf(name)} entries={ENTRIES} className="max-w-full">
      {name}
    </MenuButton>
  );
}
