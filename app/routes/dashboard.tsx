import { DashboardScreen } from "../features/dashboard/dashboard-screen.tsx";
import { pageMetadata } from "../lib/page-metadata.ts";

export const meta = () => pageMetadata({ title: "My Learning Dashboard", indexed: false });

export default function DashboardRoute() {
  return <DashboardScreen />;
}
