import type { Context, Span } from "@opentelemetry/api";
import type { Logger as QueryLog } from "kysely";

/** What a trace may contain about a request: never an address, a path with ids, or a person. */
export interface SettledRequest {
  readonly method: string;
  readonly route: string;
  readonly status: number;
}

/** Traces of requests and their statements, sent to a collector. */
export interface Tracing {
  /**
   * Runs the work as one span named by its result, a child of the caller's `traceparent`, if any
   * (W3C Trace Context).
   */
  request(headers: Headers, work: () => Promise<SettledRequest>): Promise<SettledRequest>;
  /** Records a statement: its text has placeholders, never the values. */
  readonly query: QueryLog;
  close(): Promise<void>;
}

/**
 * Starts tracing if a collector is configured. Everything else is set by the standard variables:
 * OTEL_SERVICE_NAME, OTEL_RESOURCE_ATTRIBUTES, OTEL_EXPORTER_OTLP_HEADERS. Without a collector the
 * library is not loaded.
 */
export async function openTracing(collector: string | undefined): Promise<Tracing | undefined> {
  if (!collector) return undefined;
  const [api, sdk, hooks, core, otlp, resources] = await Promise.all([
    import("@opentelemetry/api"),
    import("@opentelemetry/sdk-trace"),
    import("@opentelemetry/context-async-hooks"),
    import("@opentelemetry/core"),
    import("@opentelemetry/exporter-trace-otlp-http"),
    import("@opentelemetry/resources"),
  ]);
  const contexts = new hooks.AsyncLocalStorageContextManager().enable();
  const exporter = new otlp.OTLPTraceExporter({
    url: `${collector.replace(/\/$/u, "")}/v1/traces`,
  });
  const provider = new sdk.TracerProvider({
    resource: resources
      .resourceFromAttributes({ "service.name": "sevenfold" })
      .merge(resources.detectResources({ detectors: [resources.envDetector] })),
    spanProcessors: [new sdk.BatchSpanProcessor({ exporter })],
  });
  const tracer = provider.getTracer("sevenfold");
  const propagator = new core.W3CTraceContextPropagator();

  const finish = (span: Span, failure: boolean): void => {
    if (failure) span.setStatus({ code: api.SpanStatusCode.ERROR });
    span.end();
  };

  return {
    request(headers, work) {
      const above: Context = propagator.extract(api.ROOT_CONTEXT, headers, {
        get: (carrier: Headers, name) => carrier.get(name) ?? undefined,
        keys: (carrier: Headers) => [...carrier.keys()],
      });
      const span = tracer.startSpan("request", { kind: api.SpanKind.SERVER }, above);
      return contexts.with(api.trace.setSpan(above, span), async () => {
        let hasFailed = true;
        try {
          const settled = await work();
          const { method, route, status } = settled;
          span.updateName(`${method} ${route}`);
          span.setAttributes({
            "http.request.method": method,
            "http.route": route,
            "http.response.status_code": status,
          });
          hasFailed = status >= 500;
          return settled;
        } finally {
          finish(span, hasFailed);
        }
      });
    },
    query({ level, query, queryDurationMillis }) {
      const now = Date.now();
      const span = tracer.startSpan(
        query.sql.slice(0, query.sql.indexOf(" ")),
        {
          kind: api.SpanKind.CLIENT,
          startTime: now - queryDurationMillis,
          attributes: { "db.query.text": query.sql },
        },
        contexts.active(),
      );
      finish(span, level === "error");
    },
    close: () => provider.shutdown(),
  };
}
