import { firstAndLast, keepsakesOf } from "#core/tools/keepsakes.ts";
import { SideBySide } from "./keepsake-view.tsx";
import { useKeepsakes } from "./use-keepsakes.ts";

/** The first and the latest recording or photo of a hobby; nothing if there is only one. */
export function BeforeAndAfter({ hobby }: { hobby: string }) {
  const pair = firstAndLast(keepsakesOf(useKeepsakes() ?? [], hobby));
  return (
    pair && (
      <div className="mb-6">
        <SideBySide pair={pair} />
      </div>
    )
  );
}
