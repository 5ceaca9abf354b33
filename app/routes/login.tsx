import { useEffect, useState } from "react";
import { useLoaderData, useNavigate, useSearchParams } from "react-router";
import { homeData } from "../content/home.server.ts";
import { carryWelcome, refreshSession, setWelcome, useSession } from "../data/session.ts";
import { AccountDialog } from "../features/account/account-dialog.tsx";
import { LINK_CODES } from "../features/account/describe-failure.ts";
import { AFTER_SIGN_IN, safeReturnPath } from "../features/account/return-path.ts";
import { HomeScreen } from "../features/home/home-screen.tsx";
import { pageMetadata } from "../lib/page-metadata.ts";
import { isReadingPath } from "../reading-pages.ts";
import { pageServicesContext } from "../request-context.ts";
import { showToast } from "../ui/toasts.tsx";
import * as accountFailureWords from "../words/account/failures.ts";
import * as words from "../words/login.ts";
import type { Route } from "./+types/login";

export const meta = () => pageMetadata({ title: words.metaTitle, indexed: false, path: "/login" });

export const loader = ({ context }: Route.LoaderArgs) => homeData(context.get(pageServicesContext));

/**
 * Why the visitor is here, by the address's parameters: a mail's link or a request for a new
 * password.
 */
function noticeOf(parameters: URLSearchParams): string | undefined {
  const error = parameters.get("error");
  if (error === "rate-limited") return accountFailureWords.tooMany;
  if (error && LINK_CODES.includes(error)) return words.linkOverSignIn;
  if (error) return undefined;
  if (parameters.has("confirmed")) return words.confirmedSignIn;
  return parameters.has("forgot") ? words.forgot : undefined;
}

/** The sign-in dialog over the home page; afterward it leads to `?next=` (spec 1 §2). */
export default function Login() {
  const session = useSession();
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  const [open, setOpen] = useState(false);
  const [closed, setClosed] = useState(false);
  // This browser's memory of a member may be out of date, so the server is asked.
  const [sure, setSure] = useState(false);
  useEffect(() => {
    void refreshSession().finally(() => setSure(true));
  }, []);
  const next = safeReturnPath(parameters.get("next")) ?? AFTER_SIGN_IN;
  const notice = noticeOf(parameters);
  const error = parameters.get("error") ?? undefined;
  const linkOver = error !== undefined && LINK_CODES.includes(error);
  const confirmed = parameters.has("confirmed") && !error;

  useEffect(() => {
    if (!confirmed) return;
    setWelcome(words.confirmed);
  }, [confirmed]);

  useEffect(() => {
    if (!sure) return;
    if (session.status === "guest" && !closed) setOpen(true);
    // After signing in here, the dialog closes by itself; whoever was signed in already is
    // redirected.
    if (session.status === "member" && !open) {
      if (linkOver && !closed) showToast({ ...words.linkNotValid, failed: true });
      if (isReadingPath(next)) carryWelcome();
      void navigate(next, { replace: true });
    }
  }, [sure, session.status, closed, open, navigate, next, linkOver]);

  return (
    <>
      <p className="without-script bg-sunk px-4 py-3 text-center">{words.needsScripts}</p>
      <HomeScreen {...useLoaderData<typeof loader>()} />
      <AccountDialog
        open={open}
        onClose={() => {
          setOpen(false);
          setClosed(true);
          if (session.status !== "member") void navigate("/", { replace: true });
        }}
        occasion="navigation"
        mode={parameters.get("mode") === "sign-up" ? "sign-up" : "sign-in"}
        returnTo={next}
        notice={notice}
        codeNeeded={parameters.has("code")}
        googleError={notice ? undefined : error}
      />
    </>
  );
}
