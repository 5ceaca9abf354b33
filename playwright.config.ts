import { defineConfig } from "@playwright/test";

/**
 * Features of Chromium that stay off. The last two are the popups of an address bar that nobody sees: two
 * more pages for each one that a test opens, which cost as much as that. The others are what Playwright
 * turns off itself, as far as a test of ours can tell: of two such switches Chromium reads the last.
 */
const FEATURES_OFF = [
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsUpgrades",
  "HttpsFirstBalancedModeAutoEnable",
  "LensOverlay",
  "MediaRouter",
  "PaintHolding",
  "ThirdPartyStoragePartitioning",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "TcpPortRandomizationWin",
  "OptimizationHints",
  "NetworkTimeServiceQuerying",
  "AimEnabled",
  "PreconnectToSearch",
  "WebUIOmniboxPopup",
  "WebUIOmniboxAimPopup",
];

/** Flags that keep Chromium from asking hosts outside for anything, and from work that no test needs. */
const ARGUMENTS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
  `--disable-features=${FEATURES_OFF.join(",")}`,
];

const chromium = process.env.CHROMIUM_PATH;
/** The tag of what every change needs: one way through each screen. `npm test` runs these. */
const GATE = /@gate\b/u;
/** The tag of tests that take long, for `npm run test:deep` alone. */
const DEEP = /@deep\b/u;

/**
 * What a run takes: with `SCREENS=named` everything that does not take long, of the files that are
 * named; with `SCREENS=deep` what the gate leaves out; otherwise the gate.
 */
const CHOSEN = {
  named: { grepInvert: DEEP },
  deep: { grepInvert: GATE },
  gate: { grep: GATE },
}[process.env.SCREENS ?? "gate"];
/** The same with a tag of its own. */
const ON_PHONE = {
  named: { grep: /@phone\b/u, grepInvert: DEEP },
  deep: { grep: /@phone\b/u, grepInvert: GATE },
  gate: { grep: /(?=.*@phone\b)(?=.*@gate\b)/u },
}[process.env.SCREENS ?? "gate"];

export default defineConfig({
  testDir: "tests/e2e",
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: Boolean(process.env.CI),
  retries: process.env.CI ? 1 : 0,
  reporter: [["list"]],
  use: {
    locale: "en-GB",
    // Recording takes a quarter of the time of a run: repeat a failure with `--trace on`.
    trace: "off",
    // They answer in place of the server, and of what a test puts in its place.
    serviceWorkers: "block",
    permissions: ["clipboard-read", "clipboard-write"],
    launchOptions: { args: ARGUMENTS, ...(chromium && { executablePath: chromium }) },
  },
  projects: [
    {
      name: "desktop",
      ...CHOSEN,
      use: { viewport: { width: 1440, height: 900 } },
    },
    {
      // What depends on the width or on a finger, by its tag; the rest is the same at every width.
      name: "phone",
      ...ON_PHONE,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true },
    },
  ],
});
