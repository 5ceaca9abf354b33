import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setFlagsFromString } from "node:v8";
import { serve } from "@hono/node-server";
import { CONNECTION_OPTIONS, endSilentConnections } from "./http/connections.ts";

/** How long running requests may take to end after the signal to stop, in milliseconds. */
const GRACE = 10_000;
/** So long after the signal nobody waits for a model any more: the library writes the rest. */
const PATIENCE_WITH_MODEL = 5_000;
/** So long after it the clients that are still not done are cut off: what is left is for closing. */
const PATIENCE_WITH_CLIENTS = 8_000;
/** How often connections whose request has ended are looked for then. */
const SWEEP = 100;

// A young generation that grows to 16 MB is collected seldom, but then for 20 ms: the buffers that
// answers are made of pile up outside of it. Kept small, it costs nothing measurable and no request
// waits for it (docs/performance.md).
setFlagsFromString("--semi-space-growth-factor=1");

const root = join(import.meta.dirname, "..");
if (existsSync(join(root, ".env"))) process.loadEnvFile(join(root, ".env"));
process.env.NODE_ENV ??= "production";
// Whoever sits at a terminal wants to read the lines meant for them, not one for each request.
if (process.stdout.isTTY) process.env.LOG_LEVEL ||= "warn";

const built: typeof import("./app.ts") = await import(join(root, "build", "server", "index.js"));
await start().catch((error: unknown) => {
  console.error(wordsFor(error) ?? error);
  process.exitCode = 1;
});

/** What the operator can mend is said in words; anything else shows where it happened. */
function wordsFor(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if (built.isDatabaseAway(error)) {
    return `The database cannot be used: ${error.message || "nobody answers there"}`;
  }
  return ["ConfigError", "LaterSchemaError"].includes(error.name) ? error.message : undefined;
}

async function start(): Promise<void> {
  const config = built.readConfig(process.env);
  const services = await built.createServices(config, { contentDir: join(root, "generated") });
  const manifest = JSON.parse(readFileSync(join(root, "build", "static-manifest.json"), "utf8"));
  const files = built.loadStaticFiles(
    join(root, "build", "client"),
    manifest.files,
    config.PUBLIC_URL,
  );
  const app = built.createApp({ services, files, names: manifest.names });
  const server = serve(
    {
      fetch: app.fetch,
      port: config.PORT,
      ...(config.HOST && { hostname: config.HOST }),
      serverOptions: CONNECTION_OPTIONS,
    },
    ({ port }) => {
      const address = config.PUBLIC_URL ?? `http://${config.HOST ?? "localhost"}:${port}`;
      console.log(`Your data is in ${services.dataPlace}`);
      console.log(`Sevenfold is ready at ${address}`);
    },
  );
  if ("closeIdleConnections" in server) endSilentConnections(server);
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
    services.beginEnding();
    setTimeout(() => services.hurry(), PATIENCE_WITH_MODEL).unref();
    setTimeout(() => process.exit(1), GRACE).unref();
    server.close(() => {
      void services.close().then(() => process.exit(0));
    });
    // Idle connections end now, the others as soon as their request has its answer.
    if ("closeIdleConnections" in server) {
      server.closeIdleConnections();
      setInterval(() => server.closeIdleConnections(), SWEEP).unref();
      setTimeout(() => server.closeAllConnections(), PATIENCE_WITH_CLIENTS).unref();
    }
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
}
