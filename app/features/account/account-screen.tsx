import { type ReactNode, useEffect, useId, useState } from "react";
import { listSignInMethods } from "#contract/auth/own-account.ts";
import { callAuth } from "../../data/call-auth.ts";
import { useSession } from "../../data/session.ts";
import { LinkButton } from "../../ui/button.tsx";
import { DeleteAccount } from "./delete-account.tsx";
import { EmailForm } from "./email-form.tsx";
import { NamesForm } from "./names-form.tsx";
import { OwnData } from "./own-data.tsx";
import { PasswordForm } from "./password-form.tsx";
import { SecondFactor } from "./second-factor.tsx";
import { SessionList } from "./session-list.tsx";

/** The member's own account: names, address, password, devices, data and deletion. */
export function AccountScreen() {
  const session = useSession();
  const hasPassword = useHasPassword(session.status === "member");
  return (
    <div className="mx-auto max-w-2xl px-4 py-10 sm:px-6 sm:py-14">
      <h1 className="text-4xl sm:text-5xl">Your account</h1>
      {session.status === "unknown" && (
        <div aria-busy="true" className="mt-8 space-y-6">
          <p className="sr-only">Loading your account…</p>
          <div className="h-64 rounded-card bg-sunk" />
          <div className="h-48 rounded-card bg-sunk" />
        </div>
      )}
      {session.status === "guest" && (
        <div className="mt-6">
          <p className="text-lg text-soft">Sign in to see your account.</p>
          <LinkButton to="/login?next=%2Faccount" className="mt-6">
            Sign In to Continue
          </LinkButton>
        </div>
      )}
      {session.status === "member" && (
        <div key={session.user.id} className="mt-8 space-y-6">
          <Section title="Profile">
            <NamesForm key={`${session.user.name} ${session.user.username}`} user={session.user} />
          </Section>
          <Section title="E-mail address">
            <EmailForm user={session.user} hasPassword={hasPassword} />
          </Section>
          <Section title="Password">
            <PasswordForm email={session.user.email} hasPassword={hasPassword} />
          </Section>
          <Section title="Two-step sign-in">
            <SecondFactor email={session.user.email} hasPassword={hasPassword} />
          </Section>
          <Section title="Where you are signed in">
            <SessionList />
          </Section>
          <Section title="Your data">
            <OwnData />
          </Section>
          <Section title="Delete account">
            <DeleteAccount email={session.user.email} hasPassword={hasPassword} />
          </Section>
        </div>
      )}
    </div>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="rounded-card border border-rule bg-sheet p-5 shadow-soft sm:p-6"
    >
      <h2 id={id} className="mb-4 text-2xl">
        {title}
      </h2>
      {children}
    </section>
  );
}

/**
 * Whether the account has a password; members who came by Google have none. Assumed to be true
 * until known.
 */
function useHasPassword(ask: boolean): boolean {
  const [providers, setProviders] = useState<readonly string[]>();
  useEffect(() => {
    if (!ask) return;
    void callAuth(listSignInMethods, undefined).then((result) => {
      if (result.ok) setProviders(result.value.map(({ providerId }) => providerId));
    });
  }, [ask]);
  return providers?.includes("credential") ?? true;
}
