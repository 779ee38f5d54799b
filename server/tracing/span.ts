/**
 * The subject of a span: the name of a route, job or operation, never an id of a person, an address or the text of
 * a message.
 */
export interface SpanSubject {
  name: string;
  kind: "server" | "consumer" | "internal";
  attributes?: Record<string, string | number>;
  /** The parent span as a W3C traceparent, if another process or an earlier moment began it. */
  parent?: string | undefined;
}

/** A span that has begun. */
export interface OpenSpan {
  traceparent: string;
  /** `problem` names a failure by its code or class, never by its message, which may repeat a customer's words. */
  end: (outcome?: { problem?: string; attributes?: Record<string, string | number> }) => void;
}

/** A destination for spans. */
export interface SpanExport {
  begin: (subject: SpanSubject) => OpenSpan;
  /** Sends the remaining spans. */
  stop: () => Promise<void>;
}
