import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setFlagsFromString } from "node:v8";
import { serve } from "@hono/node-server";

/** How long running requests may take to end after the signal to stop, in milliseconds. */
const GRACE = 10_000;

// A young generation that grows to 16 MB is collected seldom, but then for 20 ms: the buffers that
// answers are made of pile up outside of it. Kept small, it costs nothing measurable and no request
// waits for it (docs/performance.md).
setFlagsFromString("--semi-space-growth-factor=1");

const root = join(import.meta.dirname, "..");
if (existsSync(join(root, ".env"))) process.loadEnvFile(join(root, ".env"));
process.env.NODE_ENV ??= "production";

await start().catch((error: unknown) => {
  console.error(error instanceof Error && error.name === "ConfigError" ? error.message : error);
  process.exitCode = 1;
});

async function start(): Promise<void> {
  const built: typeof import("./app.ts") = await import(join(root, "build", "server", "index.js"));
  const config = built.readConfig(process.env);
  const services = await built.createServices(config, { contentDir: join(root, "generated") });
  const manifest = JSON.parse(readFileSync(join(root, "build", "static-manifest.json"), "utf8"));
  const files = built.loadStaticFiles(join(root, "build", "client"), manifest.files);
  const app = built.createApp({ services, files, names: manifest.names });
  const server = serve(
    { fetch: app.fetch, port: config.PORT, ...(config.HOST && { hostname: config.HOST }) },
    ({ port }) => {
      const address = config.PUBLIC_URL ?? `http://${config.HOST ?? "localhost"}:${port}`;
      console.log(`Your data is in ${services.dataPlace}`);
      console.log(`Sevenfold is ready at ${address}`);
    },
  );
  server.on("error", (error: NodeJS.ErrnoException) => {
    console.error(
      error.code === "EADDRINUSE"
        ? `Port ${config.PORT} is in use. Set PORT to another one and start again.`
        : error.message,
    );
    process.exitCode = 1;
    void services.close();
  });
  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    // Idle connections end now, running requests within the grace.
    setTimeout(() => process.exit(1), GRACE).unref();
    server.close(() => {
      void services.close().then(() => process.exit(0));
    });
    if ("closeIdleConnections" in server) server.closeIdleConnections();
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
}
