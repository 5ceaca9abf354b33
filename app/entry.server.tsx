import { PassThrough } from "node:stream";
import { createReadableStreamFromReadable } from "@react-router/node";
import { renderToPipeableStream } from "react-dom/server";
import { type EntryContext, type RouterContextProvider, ServerRouter } from "react-router";
import { NonceContext, nonceContext } from "./nonce.ts";

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
        <ServerRouter context={routerContext} url={request.url} {...(nonce && { nonce })} />
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
