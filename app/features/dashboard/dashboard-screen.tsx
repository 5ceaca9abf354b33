import { useSession } from "../../data/session.ts";
import * as words from "../../words/dashboard.ts";
import { DashboardFrame } from "./dashboard-frame.tsx";
import { MemberDashboard } from "./member-dashboard.tsx";
import { SignedOut } from "./signed-out.tsx";
import { Skeletons } from "./skeletons.tsx";
import { LoadingText } from "./status-line.tsx";

/** 'My Learning Dashboard': placeholders until it is known who is here. */
export function DashboardScreen() {
  const session = useSession();
  if (session.status === "member") {
    return <MemberDashboard key={session.user.id} userId={session.user.id} />;
  }
  if (session.status === "guest") {
    return (
      <DashboardFrame>
        <SignedOut />
      </DashboardFrame>
    );
  }
  return (
    <DashboardFrame status={<LoadingText />}>
      <noscript>
        <p className="mt-4">{words.needsScripts}</p>
      </noscript>
      <Skeletons />
    </DashboardFrame>
  );
}
