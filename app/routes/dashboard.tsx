import { DashboardScreen } from "../features/dashboard/dashboard-screen.tsx";
import { pageMetadata } from "../lib/page-metadata.ts";
import * as words from "../words/dashboard.ts";

export const meta = () =>
  pageMetadata({ title: words.heading, indexed: false, path: "/dashboard" });

export default function DashboardRoute() {
  return <DashboardScreen />;
}
