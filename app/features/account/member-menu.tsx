import { type SessionUser, signOut } from "../../data/session.ts";
import { displayName } from "../../data/session-storage.ts";
import { MenuButton } from "../../ui/menu.tsx";

const ENTRIES = [
  { label: "Dashboard", to: "/dashboard" },
  { label: "Account", to: "/account" },
  { label: "Sign Out", onChoose: () => void signOut() },
] as const;

export function MemberMenu({ user }: { user: SessionUser }) {
  const name = displayName(user);
  return (
    <MenuButton label={`Account menu of ${name}`} entries={ENTRIES} className="max-w-full">
      {name}
    </MenuButton>
  );
}
