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
