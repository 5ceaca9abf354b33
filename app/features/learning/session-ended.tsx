import { LogOut } from "lucide-react";
import { forgetLapsedUser } from "../../data/session.ts";
import { Button } from "../../ui/button.tsx";
import * as words from "../../words/learning/members.ts";

/** Says that the session has ended, with links to sign in again or to leave. */
export default function SessionEnded({ onSignIn }: { onSignIn: () => void }) {
  return (
    <section
      aria-labelledby="session-ended"
      className="mb-4 flex flex-wrap items-center justify-between gap-4 rounded-card border-2 border-warn bg-sheet p-5"
    >
      <div className="flex min-w-0 grow basis-72 gap-3">
        <LogOut aria-hidden="true" className="mt-1 size-5 shrink-0 text-warn" />
        <div>
          <h2 id="session-ended" className="text-xl">
            {words.signedOut}
          </h2>
          <p className="mt-1">{words.signedOutText}</p>
        </div>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button look="quiet" onClick={forgetLapsedUser}>
          {words.notYou}
        </Button>
        <Button onClick={onSignIn}>{words.signIn}</Button>
      </div>
    </section>
  );
}
