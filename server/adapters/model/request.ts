import type { JSONSchema7 } from "ai";
import { AuthorError } from "../../ports/author.ts";
import type { ModelTimeouts } from "./config.ts";
import { MAX_ANSWER_BYTES, MAX_ANSWER_CHARACTERS } from "./config.ts";
import type { Prompt } from "./prompts.ts";
import type { LoadedModel } from "./provider.ts";

/** How structured an output is requested: less, when the server does not support it. */
export type AnswerFormat = "schema" | "json" | "text";

export interface ModelRequest {
  readonly prompt: Prompt;
  /** The schema of the requested object; absent for plain text. */
  readonly schema?: { readonly name: string; readonly json: JSONSchema7 } | undefined;
  readonly maxOutputTokens: number;
}

export interface RequestOptions {
  readonly format: AnswerFormat;
  readonly timeouts: ModelTimeouts;
  /** Its reason is thrown when it aborts. */
  readonly signal: AbortSignal;
  /** Receives the whole text so far; what it throws ends the request. */
  readonly onText?: ((text: string) => Promise<void>) | undefined;
}

function responseFormat(request: ModelRequest, format: AnswerFormat) {
  if (!request.schema || format === "text") return { type: "text" as const };
  if (format === "json") return { type: "json" as const };
  return { type: "json" as const, schema: request.schema.json, name: request.schema.name };
}

/** Ends a request that does not start or stalls; each chunk restarts the timer. */
function createWatchdog(abort: (error: AuthorError) => void) {
  let timer: NodeJS.Timeout | undefined;
  const stop = () => clearTimeout(timer);
  return {
    stop,
    expect(what: string, ms: number) {
      stop();
      timer = setTimeout(() => abort(new AuthorError("timeout", `no ${what} in ${ms} ms`)), ms);
    },
  };
}

/** The same response; when its body exceeds `most` bytes, it ends and `tooLong` is called. */
function limited(response: Response, most: number, tooLong: () => void): Response {
  if (!response.body) return response;
  let seen = 0;
  const body = response.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        seen += chunk.byteLength;
        if (seen <= most) return controller.enqueue(chunk);
        tooLong();
        controller.terminate();
      },
    }),
  );
  const { status, statusText, headers } = response;
  return new Response(body, { status, statusText, headers });
}

/**
 * One streamed request to the model.
 * @returns the complete text of the answer
 * @throws AuthorError for what is decided here, the signal's reason, or the provider's own error
 */
export async function requestText(
  { sdk, model }: LoadedModel,
  request: ModelRequest,
  options: RequestOptions,
): Promise<string> {
  const { timeouts } = options;
  const ended = new AbortController();
  const signal = AbortSignal.any([options.signal, ended.signal]);
  const watchdog = createWatchdog((error) => ended.abort(error));
  // The SDK's own first-chunk timeout starts after the headers, so the time before is measured
  // here.
  const timedFetch: typeof fetch = async (input, init) => {
    watchdog.expect("headers", timeouts.headersMs);
    // A redirect would send the provider's key and the visitor's words elsewhere.
    const response = await fetch(input, { ...init, redirect: "error" });
    watchdog.expect("first chunk", timeouts.firstChunkMs);
    return limited(response, MAX_ANSWER_BYTES, () =>
      ended.abort(new AuthorError("invalid", "endless answer")),
    );
  };

  let text = "";
  try {
    const result = sdk.streamText({
      model: model(timedFetch),
      instructions: request.prompt.system,
      prompt: request.prompt.user,
      maxOutputTokens: request.maxOutputTokens,
      maxRetries: 0,
      abortSignal: signal,
      // Requests an object, but receives text: the chunks are parsed here, once for all readers.
      output: {
        ...sdk.Output.text(),
        responseFormat: Promise.resolve(responseFormat(request, options.format)),
      },
      // Errors also arrive as parts of the stream; the default handler would print them.
      onError: () => {},
    });
    for await (const part of result.stream) {
      if (part.type === "error") throw part.error;
      if (part.type === "text-delta" || part.type === "reasoning-delta") {
        watchdog.expect("further chunk", timeouts.stallMs);
      }
      if (part.type === "text-delta") {
        text += part.text;
        if (text.length > MAX_ANSWER_CHARACTERS) throw new AuthorError("invalid", "endless answer");
        await options.onText?.(text);
      }
      if (part.type === "finish-step" && part.finishReason === "content-filter") {
        throw new AuthorError("refused", "the model's content filter");
      }
      if (part.type === "finish-step" && part.finishReason === "length") {
        throw new AuthorError("invalid", "the answer was cut off by the token limit");
      }
    }
    signal.throwIfAborted();
    return text;
  } catch (error) {
    throw signal.aborted ? signal.reason : error;
  } finally {
    watchdog.stop();
    ended.abort(new AuthorError("aborted", "the request is over"));
  }
}
