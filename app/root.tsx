import figtree from "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url";
import fraunces from "@fontsource-variable/fraunces/files/fraunces-latin-soft-normal.woff2?url";
import { lazy, type ReactNode, Suspense, useContext, useEffect } from "react";
import {
  isRouteErrorResponse,
  Links,
  type LinksFunction,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useNavigate,
} from "react-router";
import { AccountButton } from "./features/account/account-button.tsx";
import { startSession, useSession } from "./lib/session.ts";
import { NonceContext } from "./nonce.ts";
import { LinkButton } from "./ui/button.tsx";
import { Footer } from "./ui/footer.tsx";
import { Navigation } from "./ui/navigation.tsx";
import { THEME_SCRIPT } from "./ui/theme.tsx";
import { Toasts } from "./ui/toasts.tsx";
import "./styles/app.css";

// Most visitors are guests: what goes on for members is fetched when somebody is signed in.
const MemberSync = lazy(() => import("./features/sync/member-sync.tsx"));

const preloadFont = (href: string) =>
  ({ rel: "preload", as: "font", type: "font/woff2", href, crossOrigin: "anonymous" }) as const;

export const links: LinksFunction = () => [
  preloadFont(figtree),
  preloadFont(fraunces),
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
];

export function Layout({ children }: { children: ReactNode }) {
  const nonce = useContext(NonceContext);
  return (
    <html lang="en" data-theme="light" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <script
          nonce={nonce || undefined}
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant, named in the policy
          dangerouslySetInnerHTML={{ __html: THEME_SCRIPT }}
        />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

function Frame({ children }: { children: ReactNode }) {
  return (
    <>
      <div className="flex min-h-dvh flex-col">
        <Navigation account={<AccountButton />} />
        <main id="main" tabIndex={-1} className="grow outline-none">
          {children}
        </main>
        <Footer />
      </div>
      <Toasts />
    </>
  );
}

/** Addresses of an earlier product kept the screen behind a hash: '/#/plan?plan_id=…' (decisions). */
function useHashAddress(): void {
  const navigate = useNavigate();
  const { hash } = useLocation();
  useEffect(() => {
    if (/^#\/(?!\/)/u.test(hash)) void navigate(hash.slice(1), { replace: true });
  }, [hash, navigate]);
}

export default function Root() {
  useHashAddress();
  useEffect(startSession, []);
  const session = useSession();
  return (
    <Frame>
      <Outlet />
      {session.status === "member" && (
        <Suspense>
          <MemberSync userId={session.user.id} />
        </Suspense>
      )}
    </Frame>
  );
}

/** What is shown when a screen fails: what happened, and a way on. */
export function ErrorBoundary({ error }: { error: unknown }) {
  const missing = isRouteErrorResponse(error) && error.status === 404;
  return (
    <Frame>
      <title>{missing ? "Page not found" : "Something went wrong"}</title>
      <div className="mx-auto max-w-xl px-4 py-24 text-center">
        <h1 className="text-4xl">{missing ? "There is no page here" : "This page tripped"}</h1>
        <p className="mt-4 text-soft">
          {missing
            ? "The address may be old or mistyped."
            : "Something went wrong on our side. What you typed and ticked is kept on this device."}
        </p>
        <div className="mt-8 flex flex-wrap justify-center gap-3">
          <LinkButton to="/generate" reloadDocument>
            Learn a hobby
          </LinkButton>
          <LinkButton to="/" look="outline" reloadDocument>
            Home
          </LinkButton>
        </div>
      </div>
    </Frame>
  );
}
