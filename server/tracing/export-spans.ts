import { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace, TraceFlags } from "@opentelemetry/api";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { resourceFromAttributes } from "@opentelemetry/resources";
import { BatchSpanProcessor, TracerProvider } from "@opentelemetry/sdk-trace";
import type { SpanExport, SpanSubject } from "./span.ts";

const kinds = { server: SpanKind.SERVER, consumer: SpanKind.CONSUMER, internal: SpanKind.INTERNAL };
/**
 * Time for which spans are collected, and maximum time of a request to the receiver, which must delay neither
 * requests nor the shutdown.
 */
const gatherMs = 1_000;
const maxExportMs = 2_000;

const parseTraceparent = (text: string | undefined) => {
  const [, traceId, spanId] = /^00-([0-9a-f]{32})-([0-9a-f]{16})-01$/.exec(text ?? "") ?? [];
  return traceId && spanId ? { traceId, spanId, traceFlags: TraceFlags.SAMPLED, isRemote: true } : null;
};

/** Sends spans to an OTLP receiver over HTTP, such as an OpenTelemetry collector, in batches. */
export function exportSpans({
  endpoint,
  headers,
  service,
}: {
  endpoint: string;
  headers: Record<string, string>;
  service: string;
}): SpanExport {
  const exporter = new OTLPTraceExporter({
    url: `${endpoint}/v1/traces`,
    headers,
    timeoutMillis: maxExportMs,
  });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ "service.name": service }),
    spanProcessors: [
      new BatchSpanProcessor({
        exporter,
        scheduledDelayMillis: gatherMs,
        exportTimeoutMillis: maxExportMs,
      }),
    ],
  });
  const tracer = provider.getTracer("wakil");
  return {
    begin({ name, kind, attributes = {}, parent }: SpanSubject) {
      const above = parseTraceparent(parent);
      const span = tracer.startSpan(
        name,
        { kind: kinds[kind], attributes },
        above ? trace.setSpanContext(ROOT_CONTEXT, above) : ROOT_CONTEXT,
      );
      const { traceId, spanId } = span.spanContext();
      return {
        traceparent: `00-${traceId}-${spanId}-01`,
        end({ problem, attributes: added = {} } = {}) {
          span.setAttributes(added);
          if (problem) {
            span.setAttribute("error.type", problem);
            span.setStatus({ code: SpanStatusCode.ERROR });
          }
          span.end();
        },
      };
    },
    // When the receiver is unavailable, the spans are lost, but the process still ends.
    stop: () => provider.shutdown().catch(() => {}),
  };
}
