import { type SessionUser, signOut } from "../../lib/session.ts";
import { MenuButton } from "../../ui/menu.tsx";

/** Spec 1 §2: the username, or else what stands before the @, or else 'User'. */
const nameInBar = ({ username, email }: SessionUser): string =>
  username || email.split("@")[0] || "User";

const ENTRIES = [
  { label: "Dashboard", to: "/dashboard" },
  { label: "Account", to: "/account" },
  { label: "Sign Out", onChoose: () => void signOut() },
] as const;

/** The member's menu in the navigation bar. */
export function MemberMenu({ user }: { user: SessionUser }) {
  const name = nameInBar(user);
  return (
    <MenuButton label={`Account menu of ${name}`} entries={ENTRIES} className="max-w-full">
      {name}
    </MenuButton>
  );
}
