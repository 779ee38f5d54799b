import type { z } from "zod";
import type { Endpoint, ParsedOf } from "#shared/contract/endpoint.ts";
import type { Context } from "#server/context.ts";
import type { CallerOf, RequestFacts } from "./caller.ts";

/** One uploaded file, whole in memory; the size limit was enforced while it arrived. */
export interface UploadedFile {
  filename: string;
  bytes: Uint8Array;
  /** More came than 10 MB; the bytes are cut off there. */
  truncated: boolean;
}

/** A file as an answer; sent as an attachment. */
export interface FileResult {
  filename: string;
  type: string;
  bytes: Uint8Array;
  /** Shown in the browser instead; only for types that cannot carry a script. */
  inline?: boolean;
}

/** A live stream: called with a way to send and one to end it; returns what to do when the caller leaves. */
export type StreamResult = (send: (event: string, data: unknown) => void, end: () => void) => () => void;

type Result<E extends Endpoint> = E extends { produces: "file" }
  ? FileResult
  : E extends { produces: "event-stream" }
    ? StreamResult
    : z.input<E["result"]>;

export interface HandlerInput<E extends Endpoint> {
  context: Context;
  caller: CallerOf[E["access"]];
  params: ParsedOf<E, "params">;
  query: ParsedOf<E, "query">;
  body: ParsedOf<E, "body">;
  /** Only for `multipart` endpoints: the file and the text fields beside it. */
  file: UploadedFile | null;
  fields: Record<string, string>;
  /** Only for `raw` endpoints: the very bytes. */
  raw: Buffer;
  request: RequestFacts;
  /** Sends an event ahead of the result; null where the endpoint does not stream or the caller wants none of it. */
  say: ((event: string, data: unknown) => void) | null;
}

export interface Route {
  endpoint: Endpoint;
  handle: (input: HandlerInput<Endpoint>) => Promise<unknown>;
}

/** Binds a contract object to the code that serves it. Everything a handler uses arrives as an argument. */
export function serve<const E extends Endpoint>(
  endpoint: E,
  handle: (input: HandlerInput<E>) => Promise<Result<E>>,
): Route {
  return { endpoint, handle: handle as unknown as Route["handle"] };
}
