import type { Config } from "@react-router/dev/config";
import { prerenderedPaths } from "./app/prerendered.ts";
import { finishBuild } from "./scripts/finish-build.ts";

export default {
  appDirectory: "app",
  buildDirectory: "build",
  ssr: true,
  routeDiscovery: { mode: "initial" },
  prerender: { paths: [...prerenderedPaths] },
  buildEnd: ({ reactRouterConfig }) => finishBuild(reactRouterConfig.buildDirectory),
} satisfies Config;
