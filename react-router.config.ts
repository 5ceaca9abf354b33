import type { Config } from "@react-router/dev/config";
import { articles } from "./app/content/articles.server.ts";
import { taughtHobbies } from "./app/content/hobbies.server.ts";
import { prerenderedPaths, unlistedPaths } from "./app/prerendered.ts";

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
} satisfies Config;
