import { AsyncLocalStorage } from "node:async_hooks";
import type { Config } from "#server/config.ts";
import type { OpenSpan, SpanExport, SpanSubject } from "./span.ts";

/** The tracer; null when tracing is off, and then OpenTelemetry is not loaded. */
let spans: SpanExport | null = null;
const current = new AsyncLocalStorage<string>();

/** Starts tracing when the environment names a receiver. Returns the function to call before the process ends. */
export async function startTracing(
  { tracing }: Pick<Config, "tracing">,
  service: string,
): Promise<() => Promise<void>> {
  if (!tracing.endpoint) return async () => {};
  // The import is deferred, because its libraries would cost every start time and memory even without a receiver.
  const { exportSpans } = await import("./export-spans.ts");
  const exported = exportSpans({ endpoint: tracing.endpoint, headers: tracing.headers, service });
  spans = exported;
  return async () => {
    spans = null;
    await exported.stop();
  };
}

/** Returns the current span as a W3C traceparent, which jobs store. */
export const currentTraceparent = (): string | undefined => current.getStore();

/** Starts a child of the current span; null when tracing is off. */
export const beginSpan = (subject: SpanSubject): OpenSpan | null =>
  spans?.begin({ ...subject, parent: subject.parent ?? current.getStore() }) ?? null;

/** Runs `work` with this span as the current one. */
export const withinSpan = <T>(span: OpenSpan | null, work: () => T): T =>
  span ? current.run(span.traceparent, work) : work();

const problemOf = (problem: unknown): string => {
  const { code, name } = problem as { code?: unknown; name?: string };
  return typeof code === "string" ? code : (name ?? "Error");
};

/** Runs `work` in a span of its own. */
export async function inSpan<T>(subject: SpanSubject, work: () => Promise<T>): Promise<T> {
  const span = beginSpan(subject);
  if (!span) return work();
  try {
    const result = await withinSpan(span, work);
    span.end();
    return result;
  } catch (problem) {
    span.end({ problem: problemOf(problem) });
    throw problem;
  }
}
