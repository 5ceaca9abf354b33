import nunito from "@fontsource/nunito/files/nunito-latin-800-normal.woff2?url";
import { type ReactNode, useContext, useEffect } from "react";
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
import { READING_SCRIPT } from "#contract/built-addresses.ts";
import { language } from "#core/words/language.ts";
import site from "#generated/site.json";
import { announceLive } from "./lib/live.ts";
import { listenForTheme, THEME_SCRIPT } from "./lib/theme.ts";
import { useFetchedPart } from "./lib/use-fetched-part.ts";
import { useIsLive } from "./lib/use-is-live.ts";
import { NonceContext, RequestIdContext } from "./nonce.ts";
import { isReadingPath } from "./reading-pages.ts";
import appStyles from "./styles/app.css?url";
import figtree from "./styles/fonts/figtree.woff2?url";
import fraunces from "./styles/fonts/fraunces-600.woff2?url";
import readingStyles from "./styles/reading.css?url";
import { ACCOUNT_PLACE } from "./ui/account-place.ts";
import { LinkButton } from "./ui/button.tsx";
import { Footer } from "./ui/footer.tsx";
import { Navigation } from "./ui/navigation.tsx";
import { ReadingAccount } from "./ui/reading-account.tsx";
import { Toasts } from "./ui/toasts.tsx";
import * as words from "./words/no-page.ts";

/**
 * Our policy forbids compiling text to code. Zod would try, and the browser would report it, so Zod
 * is told before it loads.
 */
const ZOD_SCRIPT = "globalThis.__zod_globalConfig={jitless:true}";

/** Pages without account, cookies or requests (spec 3 §1), and with a look of their own. */
const KIDS_PAGE = /^\/(?:kids|printables|print)(?:\/|$)/u;

export const links: LinksFunction = () => [
  { rel: "icon", href: "/favicon.ico", sizes: "32x32" },
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
  { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
  { rel: "manifest", href: "/manifest.webmanifest" },
  { rel: "alternate", type: "application/rss+xml", href: "/feed.xml", title: `${site.name} Blog` },
];

export function Layout({ children }: { children: ReactNode }) {
  const nonce = useContext(NonceContext);
  const { pathname } = useLocation();
  const isKids = KIDS_PAGE.test(pathname);
  const isReading = isReadingPath(pathname);
  return (
    <html
      lang={language.lang}
      dir={language.dir}
      data-theme="light"
      data-theme-choice="system"
      className={isReading ? "reading" : undefined}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <script
          nonce={nonce || undefined}
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant, named in the policy
          dangerouslySetInnerHTML={{
            __html: isReading ? THEME_SCRIPT : `${THEME_SCRIPT};${ZOD_SCRIPT}`,
          }}
        />
        <Meta />
        {[figtree, isKids ? nunito : fraunces].map((font) => (
          <link
            key={font}
            rel="preload"
            as="font"
            type="font/woff2"
            href={font}
            crossOrigin="anonymous"
          />
        ))}
        <link rel="stylesheet" href={isReading ? readingStyles : appStyles} />
        <Links />
      </head>
      <body className={isKids ? "kids" : undefined}>
        {children}
        {isReading ? (
          <script
            type="module"
            src={import.meta.env.DEV ? "/app/reading/begin.ts" : READING_SCRIPT}
          />
        ) : (
          <>
            <ScrollRestoration />
            <Scripts />
          </>
        )}
      </body>
    </html>
  );
}

/** What is at the end of the bar; its place is reserved until it is there. */
function Account() {
  const { pathname } = useLocation();
  const isLive = useIsLive();
  if (KIDS_PAGE.test(pathname)) return null;
  // Reading pages are not hydrated: they remain as the server sent them.
  if (import.meta.env.SSR && isReadingPath(pathname)) return <ReadingAccount from={pathname} />;
  return isLive ? <FetchedAccount /> : <AccountPlace />;
}

const AccountPlace = () => <div className={ACCOUNT_PLACE} />;

/** Not part of children's pages, which have no account. */
const loadAccountSlot = () => import("./account-slot.tsx");

function FetchedAccount() {
  const AccountSlot = useFetchedPart(loadAccountSlot);
  return AccountSlot ? <AccountSlot /> : <AccountPlace />;
}

function Frame({ children }: { children: ReactNode }) {
  return (
    <>
      <div className="flex min-h-dvh flex-col">
        <Navigation account={<Account />} />
        <main id="main" tabIndex={-1} className="grow outline-none">
          {children}
        </main>
        <Footer />
      </div>
      <Toasts />
    </>
  );
}

/** Older addresses had the screen behind a hash: '/#/plan?plan_id=…' (spec 1 §2). */
function useHashAddress(): void {
  const navigate = useNavigate();
  const { hash } = useLocation();
  useEffect(() => {
    if (/^#\/(?!\/)/u.test(hash)) void navigate(hash.slice(1), { replace: true });
  }, [hash, navigate]);
}

/** Milliseconds after the page's last file; by then nobody waits for anything. */
const REST = 5_000;

/** Lets screens, games and sheets open again without a network. */
function useWorker(): void {
  useEffect(() => {
    if (import.meta.env.DEV) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const begin = () => {
      timer = setTimeout(() => {
        import("./offline/register-worker.ts").then(
          ({ registerWorker }) => registerWorker(),
          () => {},
        );
      }, REST);
    };
    if (document.readyState === "complete") begin();
    else window.addEventListener("load", begin, { once: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener("load", begin);
    };
  }, []);
}

export default function Root() {
  useHashAddress();
  useWorker();
  useEffect(listenForTheme, []);
  useEffect(announceLive, []);
  return (
    <Frame>
      <Outlet />
    </Frame>
  );
}

/** Shown when a screen fails: what happened, and a link to go on. */
export function ErrorBoundary({ error }: { error: unknown }) {
  const missing = isRouteErrorResponse(error) && error.status === 404;
  const requestId = useContext(RequestIdContext);
  return (
    <Frame>
      <title>{missing ? words.missingTitle : words.failedTitle}</title>
      <div className="mx-auto max-w-xl px-4 py-24 text-center">
        <h1 className="text-4xl">{missing ? words.missingHeading : words.failedHeading}</h1>
        <p className="mt-4 text-soft">{missing ? words.missing : words.failed}</p>
        <div className="mt-8 flex flex-wrap justify-center gap-3">
          <LinkButton to="/generate" reloadDocument>
            {words.learnHobby}
          </LinkButton>
          <LinkButton to="/" look="outline" reloadDocument>
            {words.home}
          </LinkButton>
        </div>
        {/* Unknown in the browser, so the text stays as the server wrote it. */}
        <p className="mt-8 break-words text-sm text-soft" suppressHydrationWarning>
          {requestId && !missing ? words.mentionRequest(requestId) : ""}
        </p>
      </div>
    </Frame>
  );
}
