import { useEffect, useState } from "react";

export type MemberCode = typeof import("./member-code.ts");

let loaded: MemberCode | undefined;

/** The code that only members need, once it is needed and loaded. */
export function useMemberCode(needed: boolean): MemberCode | undefined {
  const [memberCode, setMemberCode] = useState(loaded);
  useEffect(() => {
    if (!needed || memberCode) return;
    let left = false;
    import("./member-code.ts").then(
      (module) => {
        loaded = module;
        if (!left) setMemberCode(module);
      },
      (error: unknown) => console.warn("a part of this page could not be loaded", error),
    );
    return () => {
      left = true;
    };
  }, [needed, memberCode]);
  return memberCode;
}
