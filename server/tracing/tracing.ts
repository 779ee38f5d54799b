import { AsyncLocalStorage } from "node:async_hooks";
import type { Config } from "#server/config.ts";

/** What a span is about. Names of routes, jobs and operations: never an id of a person, an address or anybody's words. */
export interface SpanSubject {
  name: string;
  kind: "server" | "consumer" | "internal";
  attributes?: Record<string, string | number>;
  /** The span that this one belongs to, when another process or an earlier moment began it: a W3C traceparent. */
  parent?: string | undefined;
}

/** A span that has begun. */
export interface OpenSpan {
  traceparent: string;
  /** `problem` names a failure by its code or class, never by its message, which may repeat what a customer wrote. */
  end: (outcome?: { problem?: string; attributes?: Record<string, string | number> }) => void;
}

/** What sends spans somewhere. */
export interface SpanExport {
  begin: (subject: SpanSubject) => OpenSpan;
  /** Sends what has not been sent. */
  stop: () => Promise<void>;
}

/** Null: nothing is traced, and nothing of OpenTelemetry is loaded. */
let spans: SpanExport | null = null;
const current = new AsyncLocalStorage<string>();

/** Traces this process from now on, when the environment names a receiver. Returns what to call before the process ends. */
export async function startTracing(
  { tracing }: Pick<Config, "tracing">,
  service: string,
): Promise<() => Promise<void>> {
  if (!tracing.endpoint) return async () => {};
  // Imported here: without a receiver its libraries would cost every start time and memory.
  const { exportSpans } = await import("./export-spans.ts");
  const exported = exportSpans({ endpoint: tracing.endpoint, headers: tracing.headers, service });
  spans = exported;
  return async () => {
    spans = null;
    await exported.stop();
  };
}

/** The span that is open here, as a W3C traceparent: what a job carries with it. */
export const currentTraceparent = (): string | undefined => current.getStore();

/** Begins a span below the one that is open here. Null when nothing is traced. */
export const beginSpan = (subject: SpanSubject): OpenSpan | null =>
  spans?.begin({ ...subject, parent: subject.parent ?? current.getStore() }) ?? null;

/** Everything that `work` does, however deep, belongs to the span. */
export const withinSpan = <T>(span: OpenSpan | null, work: () => T): T =>
  span ? current.run(span.traceparent, work) : work();

const problemOf = (problem: unknown): string => {
  const { code, name } = problem as { code?: unknown; name?: string };
  return typeof code === "string" ? code : (name ?? "Error");
};

/** A span as long as `work`. */
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
