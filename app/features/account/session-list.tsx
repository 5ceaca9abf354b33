import { useCallback, useEffect, useState } from "react";
import { language } from "#core/words/language.ts";
import {
  type AuthSession,
  listSessions,
  revokeAllSessions,
  revokeOtherSessions,
  revokeSession,
  thisSessionId,
} from "../../lib/auth-calls.ts";
import { endSession, signOut } from "../../lib/session.ts";
import { Button } from "../../ui/button.tsx";
import { showToast } from "../../ui/toasts.tsx";
import { describeFailure } from "./account-words.ts";
import { deviceName } from "./device-name.ts";
import { FormProblem, TextButton } from "./form-parts.tsx";

interface Devices {
  readonly sessions: readonly AuthSession[];
  readonly here: string | undefined;
}

const day = (date: Date): string =>
  date.toLocaleDateString(language.locale, { dateStyle: "medium" });

/** Every signed-in device, this one first; each can be signed out from here. */
export function SessionList() {
  const [devices, setDevices] = useState<Devices>();
  const [problem, setProblem] = useState<string>();

  const load = useCallback(async () => {
    const [all, here] = await Promise.all([listSessions(), thisSessionId()]);
    if (!all.ok) {
      setProblem(describeFailure(all.failure));
      return;
    }
    setProblem(undefined);
    const id = here.ok ? here.value : undefined;
    const sessions = all.value.toSorted(
      (one, other) =>
        Number(other.id === id) - Number(one.id === id) ||
        other.updatedAt.getTime() - one.updatedAt.getTime(),
    );
    setDevices({ sessions, here: id });
  }, []);
  useEffect(() => void load(), [load]);

  const end = async ({ id, token, userAgent }: AuthSession) => {
    if (id === devices?.here) {
      await signOut();
      return;
    }
    const result = await revokeSession(token);
    if (result.ok) {
      showToast({ title: "Signed out", description: deviceName(userAgent) });
      await load();
    } else setProblem(describeFailure(result.failure));
  };

  const endOthers = async () => {
    const result = await revokeOtherSessions();
    if (result.ok) {
      showToast({ title: "Signed out", description: "On all your other devices." });
      await load();
    } else setProblem(describeFailure(result.failure));
  };

  const endAll = async () => {
    const result = await revokeAllSessions();
    if (result.ok) endSession({ title: "Signed out", description: "On all your devices." });
    else setProblem(describeFailure(result.failure));
  };

  return (
    <div className="space-y-4">
      {devices ? (
        <ul className="divide-y divide-rule">
          {devices.sessions.map((session) => (
            <li
              key={session.id}
              className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3"
            >
              <div>
                <p className="font-semibold">
                  {deviceName(session.userAgent)}
                  {session.id === devices.here && (
                    <span className="ms-2 rounded-full bg-sunk px-3 py-0.5 font-medium text-[0.88rem]">
                      this device
                    </span>
                  )}
                </p>
                <p className="text-[0.94rem] text-soft">
                  Last used {day(session.updatedAt)}, signed in {day(session.createdAt)}
                </p>
              </div>
              <Button
                look="outline"
                size="small"
                className="min-h-11"
                aria-label={`Sign out ${deviceName(session.userAgent)}${session.id === devices.here ? ", this device" : `, signed in ${day(session.createdAt)}`}`}
                onClick={() => void end(session)}
              >
                Sign out
              </Button>
            </li>
          ))}
        </ul>
      ) : (
        !problem && (
          <div aria-busy="true" className="h-20 rounded-field bg-sunk">
            <span className="sr-only">Loading your devices…</span>
          </div>
        )
      )}
      <FormProblem>
        {problem && (
          <>
            <p>{problem}</p>
            <TextButton onClick={() => void load()}>Try again</TextButton>
          </>
        )}
      </FormProblem>
      <div className="flex flex-wrap gap-3">
        {devices && devices.sessions.length > 1 && (
          <Button look="outline" onClick={() => void endOthers()}>
            Sign out everywhere else
          </Button>
        )}
        <Button look="outline" onClick={() => void endAll()}>
          Sign out everywhere
        </Button>
      </div>
    </div>
  );
}
