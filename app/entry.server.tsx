import { PassThrough } from "node:stream";
import { createReadableStreamFromReadable } from "@react-router/node";
import { renderToPipeableStream } from "react-dom/server";
import {
  type EntryContext,
  isRouteErrorResponse,
  RouterContextProvider,
  ServerRouter,
} from "react-router";
import type { PageRequest } from "#contract/page-services.ts";
import { NonceContext, nonceContext, RequestIdContext, requestIdContext } from "./nonce.ts";
import { pageServicesContext } from "./request-context.ts";

/** The context in which the framework renders a page; the server fills it through the build. */
export function createPageContext({ nonce, requestId, services }: PageRequest) {
  const context = new RouterContextProvider();
  context.set(nonceContext, nonce);
  context.set(requestIdContext, requestId);
  context.set(pageServicesContext, services);
  return context;
}

/** Milliseconds after which rendering a page is given up. */
const RENDER_TIMEOUT_MS = 5_000;

/**
 * Renders a page completely before it is sent: pages are small, and crawlers and prerendering need
 * all of it.
 */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: Readonly<RouterContextProvider>,
): Promise<Response> {
  const nonce = loadContext.get(nonceContext);
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(
      <NonceContext value={nonce}>
        <RequestIdContext value={loadContext.get(requestIdContext)}>
          <ServerRouter context={routerContext} url={request.url} {...(nonce && { nonce })} />
        </RequestIdContext>
      </NonceContext>,
      {
        ...(nonce && { nonce }),
        onAllReady() {
          const body = new PassThrough();
          headers.set("Content-Type", "text/html; charset=utf-8");
          resolve(new Response(createReadableStreamFromReadable(body), { status, headers }));
          pipe(body);
        },
        onShellError: reject,
      },
    );
    setTimeout(abort, RENDER_TIMEOUT_MS).unref();
  });
}

/**
 * Logs errors while a page is rendered. A reader who has left is not an error, nor is one who asked
 * for an unknown page.
 */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
): void {
  if (request.signal.aborted) return;
  if (isRouteErrorResponse(error) && error.status < 500) return;
  const services = context.get(pageServicesContext);
  if (services) services.reportFailure(error);
  else console.error(error);
}
