import { HubScreen } from "../../features/kids/hub-screen.tsx";
import { pageMetadata } from "../../lib/page-metadata.ts";

export const meta = () =>
  pageMetadata({
    path: "/kids",
    title: "Kids Hub",
    description:
      "Five free games for children aged 6 to 12, sheets to print, and small courses of seven days. No account, no ads, no tracking.",
  });

export default function KidsHub() {
  return <HubScreen />;
}
