import { data } from "react-router";
import { HomeScreen } from "../features/home/home-screen.tsx";
import { pageMetadata } from "../lib/page-metadata.ts";

export const meta = () => pageMetadata({ title: "Page not found", indexed: false });

/** Unknown addresses show home, with the status that tells machines so (decisions: Routes). */
export function loader() {
  return data(null, { status: 404 });
}

export default function NotFound() {
  return (
    <>
      <p role="status" className="bg-sunk px-4 py-3 text-center">
        There is no page at this address, so here is home.
      </p>
      <HomeScreen />
    </>
  );
}
