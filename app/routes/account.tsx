import { AccountScreen } from "../features/account/account-screen.tsx";
import { pageMetadata } from "../lib/page-metadata.ts";
import * as words from "../words/account/account.tsx";

export const meta = () => pageMetadata({ title: words.title, indexed: false, path: "/account" });

export default function Account() {
  return <AccountScreen />;
}
