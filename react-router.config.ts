import type { Config } from "@react-router/dev/config";
import { articles } from "./app/content/articles.server.ts";
import { taughtHobbies } from "./app/content/hobbies.server.ts";
import { prerenderedPaths, unlistedPaths } from "./app/prerendered.ts";
import { finishBuild } from "./scripts/finish-build.ts";

export default {
  appDirectory: "app",
  buildDirectory: "build",
  ssr: true,
  routeDiscovery: { mode: "initial" },
  prerender: {
    paths: async () => [
      ...prerenderedPaths,
      ...unlistedPaths,
      ...(await articles()).map(({ slug }) => `/blog/${slug}`),
      ...(await taughtHobbies()).map(({ slug }) => `/hobbies/${slug}`),
    ],
  },
  buildEnd: ({ reactRouterConfig }) => finishBuild(reactRouterConfig.buildDirectory),
} satisfies Config;
