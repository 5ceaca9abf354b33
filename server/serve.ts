import cluster from "node:cluster";
import { readFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { setFlagsFromString } from "node:v8";
import { getRequestListener } from "@hono/node-server";
import { isAnyNetwork, isLoopbackAddress, isLoopbackHost } from "./hosts.ts";
import { createHttpServer } from "./http/connections.ts";
import { isOperatorError } from "./operator-error.ts";

/** How long running requests may take to finish after the signal to stop, in milliseconds. */
const GRACE = 10_000;
/** After this, answers no longer wait for a model: the library writes the rest. */
const MODEL_TIMEOUT_MS = 5_000;
/** After this, clients that are still connected are cut off; the remaining time is for closing. */
const CLIENT_TIMEOUT_MS = 8_000;
/** How often to look for connections whose request has finished. */
const SWEEP = 100;

type Built = typeof import("./app.ts");

/**
 * Serves the built product until it is told to stop.
 * @param root the project's folder.
 */
export async function serveRequests(root: string): Promise<void> {
  // Keep the young generation at its initial size. Letting it grow makes no answer faster, and lets
  // the buffers of answers pile up outside it (docs/performance.md).
  setFlagsFromString("--semi-space-growth-factor=1");
  const built: Built = await import(join(root, "build", "server", "index.js"));
  await start(root, built).catch((error: unknown) => {
    console.error(wordsFor(built, error) ?? error);
    // An open worker channel would keep the process alive.
    if (cluster.isWorker) process.exit(1);
    process.exitCode = 1;
  });
}

/** Errors that the operator can fix are told in words; any other is shown with its stack. */
function wordsFor(built: Built, error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if (built.isDatabaseAway(error)) {
    return `The database cannot be used: ${error.message || "nobody answers there"}`;
  }
  return isOperatorError(error) ? error.message : undefined;
}

/** The host for an address: `localhost` when it means this machine or every network. */
function hostInAddress(host: string): string {
  if (isLoopbackHost(host) || isLoopbackAddress(host) || isAnyNetwork(host)) return "localhost";
  return host.includes(":") ? `[${host}]` : host;
}

/** Only the first of several processes prints what all of them would. */
const speaks = cluster.isPrimary || cluster.worker?.id === 1;

async function start(root: string, built: Built): Promise<void> {
  const config = built.readConfig(process.env);
  const services = await built.createServices(config, { contentDir: join(root, "generated") });
  const manifest = JSON.parse(readFileSync(join(root, "build", "static-manifest.json"), "utf8"));
  const files = built.loadStaticFiles(join(root, "build", "client"), manifest.files, config);
  const fileServer = built.createFileServer(files, config.PUBLIC_URL, (status) =>
    services.metrics.file(status),
  );
  const { notFound } = fileServer;
  const app = built.createApp({ services, names: manifest.names, notFound });
  const answer = getRequestListener(app.fetch);
  const server = createHttpServer((request, response) => {
    if (!fileServer.serve(request, response)) void answer(request, response);
  });
  server.listen(config.PORT, config.HOST, () => {
    if (!speaks) return;
    const { port } = server.address() as AddressInfo;
    const address = config.PUBLIC_URL ?? `http://${hostInAddress(config.HOST)}:${port}`;
    console.log(`Your data is in ${services.dataPlace}`);
    console.log(`Sevenfold is ready at ${address}`);
  });
  server.on("error", (error: NodeJS.ErrnoException) => {
    console.error(
      error.code === "EADDRINUSE"
        ? `Port ${config.PORT} is in use. Set PORT to another one and start again.`
        : error.message,
    );
    process.exitCode = 1;
    void services.close().then(() => cluster.worker?.disconnect());
  });
  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    services.beginShutdown();
    setTimeout(() => services.stopWaitingForModels(), MODEL_TIMEOUT_MS).unref();
    setTimeout(() => process.exit(1), GRACE).unref();
    server.close(() => {
      void services.close().then(() => process.exit(0));
    });
    // Idle connections end now, the others as soon as their request is answered.
    server.closeIdleConnections();
    setInterval(() => server.closeIdleConnections(), SWEEP).unref();
    setTimeout(() => server.closeAllConnections(), CLIENT_TIMEOUT_MS).unref();
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
}
