import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { devServer } from "./scripts/dev-server.ts";

/**
 * Chunks that several pages share. Left alone, each icon and each small module that two pages have in
 * common is a file of its own, and a page waits for thirty of them; these are few, and hold only what
 * (nearly) every page that loads them needs.
 */
const CHUNKS = [
  {
    name: "framework",
    // Before all others: a group takes with it what its modules import.
    test: /node_modules\/(?:react|react-dom|scheduler|react-router|@react-router)\//u,
    priority: 6,
  },
  {
    // The frame of every screen.
    name: "frame",
    test: /app\/(?:reading-pages|ui\/(?:account-place|navigation|offline-badge|logo|site-link|theme)|data\/connection|lib\/(?:live|retry|store|theme|use-is-live|use-store)|words\/(?:ui\/frame|no-page))\.tsx?$|lucide-react\/dist\/esm\/icons\/(?:cloud-off|menu)\./u,
    priority: 5,
  },
  {
    name: "games",
    test: /app\/features\/games\/shell\/|app\/words\/games\/shell\.|core\/games\/[\w-]+\.ts/u,
    minShareCount: 2,
    priority: 2,
  },
  {
    name: "plans",
    test: /core\/(?:plan\/|learning\/(?:commands|day-changes|events|progress)\.)|core\/hobby-check\/result|contract\/text|app\/(?:words\/plans|data\/command-moment)\./u,
    minShareCount: 2,
    priority: 2,
  },
  {
    // Who is here, and what is theirs: every screen of the app but the children's asks.
    name: "session",
    test: /app\/data\/(?:session|guest-source|moved-plans|api|api-request|call-auth)\.ts|features\/account\/account-dialog/u,
    minShareCount: 2,
    priority: 1,
  },
  {
    name: "common",
    test: /vite\/preload-helper|app\/(?:ui\/(?:button|site-link|week-beads|toasts?)|data\/(?:browser-storage|storage-keys)|lib\/(?:page-metadata|copied-notice))\.tsx?$|lucide-react|class-variance-authority|clsx|generated\/site|core\/words\/language/u,
    minShareCount: 4,
    priority: 3,
  },
  {
    // What makes PDFs, of sheets and of certificates: the worker keeps it out of the shell by this name.
    name: "pdf-lib",
    test: /node_modules\/@cantoo\/pdf-lib\//u,
    priority: 4,
  },
  {
    // What every drawing is made of, on sheets and in lessons.
    name: "shapes",
    test: /core\/printables\/(?:font-metrics|point|shapes|text)\.ts$/u,
    minShareCount: 2,
    priority: 1,
  },
  {
    // What a lesson looks like, in a plan and where the site shows one.
    name: "lesson",
    test: /app\/ui\/(?:figure\/figure-picture|lesson\/steps|rich-text)\.tsx$/u,
    minShareCount: 2,
    priority: 1,
  },
  {
    // Line drawings of the printables: each sheet loads those that it imports, in a few files.
    name: "drawings",
    test: /core\/printables\/drawings\//u,
    entriesAware: true,
    entriesAwareMergeThreshold: 6_000,
  },
];

/** Reads only those icons that are imported, not all 1,700 behind the package's index. */
const experimental = { lazyBarrel: true };

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), devServer(), reactRouter()],
  server: { port: Number(process.env.PORT ?? 3000) },
  build: { target: "es2023", assetsInlineLimit: 0, reportCompressedSize: false },
  environments: {
    client: {
      build: { rolldownOptions: { experimental, output: { codeSplitting: { groups: CHUNKS } } } },
    },
    ssr: {
      build: { rolldownOptions: { experimental, input: "./server/app.ts" } },
      // What every start needs is bundled: reading one file is faster than resolving hundreds.
      ...(command === "build" && {
        resolve: {
          noExternal: true,
          // Native, or only loaded where they are configured.
          external: [
            "better-sqlite3",
            "pg",
            "pino",
            "@napi-rs/canvas",
            "ai",
            "@ai-sdk/anthropic",
            "@ai-sdk/google",
            "@ai-sdk/openai-compatible",
          ],
        },
      }),
    },
  },
}));
