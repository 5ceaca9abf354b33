import { useEffect, useState } from "react";

export type MemberShelf = typeof import("./member-shelf.ts");

let loaded: MemberShelf | undefined;

/** The code that only members need, once it is needed and loaded. */
export function useMemberShelf(needed: boolean): MemberShelf | undefined {
  const [shelf, setShelf] = useState(loaded);
  useEffect(() => {
    if (!needed || shelf) return;
    let left = false;
    import("./member-shelf.ts").then(
      (module) => {
        loaded = module;
        if (!left) setShelf(module);
      },
      (error: unknown) => console.warn("a part of this page could not be loaded", error),
    );
    return () => {
      left = true;
    };
  }, [needed, shelf]);
  return shelf;
}
