import { AccountScreen } from "../features/account/account-screen.tsx";
import { pageMetadata } from "../lib/page-metadata.ts";

export const meta = () => pageMetadata({ title: "Your account", indexed: false, path: "/account" });

export default function Account() {
  return <AccountScreen />;
}
