import { PassThrough } from "node:stream";
import { createReadableStreamFromReadable } from "@react-router/node";
import { renderToPipeableStream } from "react-dom/server";
import {
  type EntryContext,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import { NonceContext, nonceContext, RequestIdContext, requestIdContext } from "./nonce.ts";
import { pageServicesContext } from "./request-context.ts";

/** Milliseconds after which a page that is still being rendered is given up. */
const RENDER_TIMEOUT = 5_000;

/** Renders a page whole before it is sent: pages are small, and crawlers and prerendering want all of it. */
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
    setTimeout(abort, RENDER_TIMEOUT).unref();
  });
}

/**
 * What failed while a page was made goes to the server's log. A reader who has left is no failure, nor is
 * one who asked for what there is not.
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
