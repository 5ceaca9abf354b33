import { useCallback, useEffect, useState } from "react";
import {
  type DeviceSession,
  listSessions,
  revokeAllSessions,
  revokeOtherSessions,
  revokeSession,
} from "#contract/auth/sessions.ts";
import { language } from "#core/words/language.ts";
import { callAuth } from "../../data/call-auth.ts";
import { endSession, signOut } from "../../data/session.ts";
import { Button } from "../../ui/button.tsx";
import { showToast } from "../../ui/toasts.tsx";
import * as accountWords from "../../words/account/account.tsx";
import { describeFailure } from "./describe-failure.ts";
import { deviceName } from "./device-name.ts";
import { FormProblem, TextButton } from "./form-parts.tsx";
import { readOwnSession } from "./own-session.ts";

interface Devices {
  readonly sessions: readonly DeviceSession[];
  readonly here: string | undefined;
}

/** @param time in ISO 8601. */
const day = (time: string): string =>
  new Date(time).toLocaleDateString(language.locale, { dateStyle: "medium" });

/** Every signed-in device, this one first; each can be signed out from here. */
export function SessionList() {
  const [devices, setDevices] = useState<Devices>();
  const [problem, setProblem] = useState<string>();

  const load = useCallback(async () => {
    const [all, here] = await Promise.all([callAuth(listSessions, undefined), readOwnSession()]);
    if (!all.ok) {
      setProblem(describeFailure(all.failure));
      return;
    }
    setProblem(undefined);
    const id = here.ok ? here.value.session.id : undefined;
    const sessions = all.value.toSorted(
      (one, other) =>
        Number(other.id === id) - Number(one.id === id) ||
        Date.parse(other.updatedAt) - Date.parse(one.updatedAt),
    );
    setDevices({ sessions, here: id });
  }, []);
  useEffect(() => void load(), [load]);

  const end = async ({ id, token, userAgent }: DeviceSession) => {
    if (id === devices?.here) {
      await signOut();
      return;
    }
    const result = await callAuth(revokeSession, { token });
    if (result.ok) {
      showToast({ title: accountWords.sessionsSignedOut, description: deviceName(userAgent) });
      await load();
    } else setProblem(describeFailure(result.failure));
  };

  const endOthers = async () => {
    const result = await callAuth(revokeOtherSessions, {});
    if (result.ok) {
      showToast({
        title: accountWords.sessionsSignedOut,
        description: accountWords.sessionsOnAllOthers,
      });
      await load();
    } else setProblem(describeFailure(result.failure));
  };

  const endAll = async () => {
    const result = await callAuth(revokeAllSessions, {});
    if (result.ok)
      endSession({
        title: accountWords.sessionsSignedOut,
        description: accountWords.sessionsOnAll,
      });
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
                      {accountWords.sessionsThisDevice}
                    </span>
                  )}
                </p>
                <p className="text-[0.94rem] text-soft">
                  {accountWords.sessionsUsed(day(session.updatedAt), day(session.createdAt))}
                </p>
              </div>
              <Button
                look="outline"
                size="small"
                className="min-h-11"
                aria-label={
                  session.id === devices.here
                    ? accountWords.sessionsSignOutThis(deviceName(session.userAgent))
                    : accountWords.sessionsSignOutDevice(
                        deviceName(session.userAgent),
                        day(session.createdAt),
                      )
                }
                onClick={() => void end(session)}
              >
                {accountWords.sessionsSignOut}
              </Button>
            </li>
          ))}
        </ul>
      ) : (
        !problem && (
          <div aria-busy="true" className="h-20 rounded-field bg-sunk">
            <span className="sr-only">{accountWords.sessionsLoading}</span>
          </div>
        )
      )}
      <FormProblem>
        {problem && (
          <>
            <p>{problem}</p>
            <TextButton onClick={() => void load()}>{accountWords.sessionsTryAgain}</TextButton>
          </>
        )}
      </FormProblem>
      <div className="flex flex-wrap gap-3">
        {devices && devices.sessions.length > 1 && (
          <Button look="outline" onClick={() => void endOthers()}>
            {accountWords.sessionsSignOutOthers}
          </Button>
        )}
        <Button look="outline" onClick={() => void endAll()}>
          {accountWords.sessionsSignOutAll}
        </Button>
      </div>
    </div>
  );
}
