import site from "#generated/site.json";
import { HomeScreen } from "../features/home/home-screen.tsx";
import { pageMetadata } from "../lib/page-metadata.ts";

export const meta = () => pageMetadata({ title: site.name });

export default function Home() {
  return <HomeScreen />;
}
