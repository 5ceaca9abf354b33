import { useEffect, useState } from "react";

export type MemberShelf = typeof import("./member-shelf.ts");

let loaded: MemberShelf | undefined;

/** The member's side of the learning screen, once it is needed and there. */
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
