import type { Config } from "@react-router/dev/config";

// Pages are rendered after the build, by scripts/prerender.ts.
export default {
  appDirectory: "app",
  buildDirectory: "build",
  ssr: true,
  routeDiscovery: { mode: "initial" },
} satisfies Config;
