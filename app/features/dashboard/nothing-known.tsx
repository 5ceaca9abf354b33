import { CloudOff } from "lucide-react";
import * as words from "../../words/dashboard.ts";
import { TilePlaces } from "./stat-tiles.tsx";

/** Neither the server nor this device has the plans, which is no reason to offer a first one. */
export function NothingKnown() {
  return (
    <>
      <TilePlaces />
      <div className="mt-4 grid place-items-center gap-3 rounded-card bg-sunk px-6 py-14 text-center">
        <CloudOff aria-hidden="true" className="size-8 text-soft" />
        <p className="max-w-md text-lg">{words.notFetched}</p>
      </div>
    </>
  );
}
