import { DashboardScreen } from "../features/dashboard/dashboard-screen.tsx";
import { pageMetadata } from "../lib/page-metadata.ts";

export const meta = () =>
  pageMetadata({ title: "My Learning Dashboard", indexed: false, path: "/dashboard" });

export default function DashboardRoute() {
  return <DashboardScreen />;
}
