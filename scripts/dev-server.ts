import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { getRequestListener } from "@hono/node-server";
import { isRunnableDevEnvironment, type Plugin } from "vite";
import type { Services } from "#server/services/services.ts";
import { buildContent } from "./build-content.ts";

/**
 * The services survive a reload of the modules; otherwise each reload would open the database
 * again.
 */
const kept = globalThis as { sevenfoldServices?: Promise<Services> };

/**
 * Passes every request that is not for a module or an asset to the Hono app, which is reloaded when
 * it changes.
 */
export function devServer(): Plugin {
  return {
    name: "sevenfold-dev-server",
    apply: "serve",
    async configureServer(server) {
      const root = server.config.root;
      if (existsSync(join(root, ".env"))) process.loadEnvFile(join(root, ".env"));
      await buildContent(root);
      server.watcher.add(join(root, "content"));
      server.watcher.on("change", (file) => {
        if (!file.startsWith(join(root, "content"))) return;
        buildContent(root).catch((error: unknown) => server.config.logger.error(String(error)));
      });
      const environment = server.environments.ssr;
      if (!environment || !isRunnableDevEnvironment(environment)) return;
      const listener = getRequestListener(async (request, bindings) => {
        const module = (await environment.runner.import(
          join(root, "server/app.ts"),
        )) as typeof import("#server/app.ts");
        kept.sevenfoldServices ??= module.createServices(module.readConfig(process.env), {
          contentDir: join(root, "generated"),
        });
        const app = module.createApp({ services: await kept.sevenfoldServices });
        return app.fetch(request, bindings);
      });
      server.middlewares.use((request, response, next) => {
        const path = (request.url ?? "/").split("?")[0] ?? "/";
        // A build copies them into its own folder.
        const isPicture = /^\/(?:artwork\/(?:[a-z]+\/)?|pictures\/)[a-z0-9-]+\.svg$/u.test(path);
        const folder = path.startsWith("/artwork/") ? "content" : "generated";
        if (isPicture && existsSync(join(root, folder, path))) {
          response.setHeader("Content-Type", "image/svg+xml");
          response.end(readFileSync(join(root, folder, path)));
          return;
        }
        const isModule =
          /^\/(?:@|node_modules\/|app\/|core\/|contract\/|\.react-router\/)/u.test(path) ||
          /\.[a-z0-9]+$/iu.test(path);
        if (isModule && !path.startsWith("/api/")) return next();
        void listener(request, response);
      });
    },
  };
}
