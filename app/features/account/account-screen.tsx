import { type ReactNode, useEffect, useId, useState } from "react";
import { listSignInMethods } from "#contract/auth/own-account.ts";
import { callAuth } from "../../data/call-auth.ts";
import { useSession } from "../../data/session.ts";
import { LinkButton } from "../../ui/button.tsx";
import * as accountWords from "../../words/account/account.tsx";
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
      <h1 className="text-4xl sm:text-5xl">{accountWords.title}</h1>
      {session.status === "unknown" && (
        <div aria-busy="true" className="mt-8 space-y-6">
          <p className="sr-only">{accountWords.loading}</p>
          <div className="h-64 rounded-card bg-sunk" />
          <div className="h-48 rounded-card bg-sunk" />
        </div>
      )}
      {session.status === "guest" && (
        <div className="mt-6">
          <p className="text-lg text-soft">{accountWords.guestText}</p>
          <LinkButton to="/login?next=%2Faccount" className="mt-6">
            {accountWords.guestSignIn}
          </LinkButton>
        </div>
      )}
      {session.status === "member" && (
        <div key={session.user.id} className="mt-8 space-y-6">
          <Section title={accountWords.sectionsProfile}>
            <NamesForm key={`${session.user.name} ${session.user.username}`} user={session.user} />
          </Section>
          <Section title={accountWords.sectionsEmail}>
            <EmailForm user={session.user} hasPassword={hasPassword} />
          </Section>
          <Section title={accountWords.password}>
            <PasswordForm email={session.user.email} hasPassword={hasPassword} />
          </Section>
          <Section title={accountWords.sectionsSecondFactor}>
            <SecondFactor email={session.user.email} hasPassword={hasPassword} />
          </Section>
          <Section title={accountWords.sectionsSessions}>
            <SessionList />
          </Section>
          <Section title={accountWords.sectionsData}>
            <OwnData />
          </Section>
          <Section title={accountWords.sectionsDelete}>
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
