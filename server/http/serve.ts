import type { z } from "zod";
import type { Endpoint, ParsedOf } from "#shared/contract/endpoint.ts";
import type { Context } from "#server/context.ts";
import type { CallerFor, RequestFacts, TenantFor } from "./caller.ts";

/** One uploaded file, held in memory. The size limit is enforced during the upload. */
export interface UploadedFile {
  filename: string;
  bytes: Uint8Array;
  /** Whether the file is larger than 10 MB, in which case the bytes end there. */
  truncated: boolean;
}

/** A file as the response, sent as an attachment. */
export interface FileResult {
  filename: string;
  type: string;
  /** The bytes, or a stream when the file can be large. */
  bytes: Uint8Array | AsyncIterable<Uint8Array>;
  /** Whether the browser shows the file instead of saving it. Allowed only for types that cannot contain scripts. */
  inline?: boolean;
}

/** A live stream. The function receives `send` and `end`, and returns the clean-up for when the caller disconnects. */
export type StreamResult = (send: (event: string, data: unknown) => void, end: () => void) => () => void;

type Result<E extends Endpoint> = E extends { produces: "file" }
  ? FileResult
  : E extends { produces: "event-stream" }
    ? StreamResult
    : z.input<E["result"]>;

export interface HandlerInput<E extends Endpoint> {
  context: Context;
  /** The organisation of the caller; null when the caller has none. */
  tenant: TenantFor<E>;
  caller: CallerFor<E>;
  params: ParsedOf<E, "params">;
  query: ParsedOf<E, "query">;
  body: ParsedOf<E, "body">;
  /** The file and the text fields of a `multipart` request. */
  file: UploadedFile | null;
  fields: Record<string, string>;
  /** The unchanged bytes of a `raw` request. */
  raw: Buffer;
  request: RequestFacts;
  /** Sends an event before the result. Null when the endpoint does not stream or the caller did not ask for events. */
  say: ((event: string, data: unknown) => void) | null;
}

export interface Route {
  endpoint: Endpoint;
  handle: (input: HandlerInput<Endpoint>) => Promise<unknown>;
  /** Reason why the audit log has no entry for this call, although it is no GET. */
  unaudited?: string;
  /** Whether the audit log has an entry for this call, although it is a GET. */
  recordsReading?: boolean;
}

interface RouteOptions {
  /**
   * Every call except GET is recorded in the audit log under the endpoint's name. An endpoint without entries states its
   * reason here, so that readers can rely on the log.
   */
  unaudited?: string;
  /** Set by a GET that takes customers' data out of the product; its handler calls `recordReading`. */
  recordsReading?: boolean;
}

/** Binds an endpoint of the contract to its handler. A handler receives everything it uses as an argument. */
export function serve<const E extends Endpoint>(
  endpoint: E,
  handle: (input: HandlerInput<E>) => Promise<Result<E>>,
  options: RouteOptions = {},
): Route {
  return { endpoint, handle: handle as unknown as Route["handle"], ...options };
}

/** Whether the audit log records a call. */
export const isAudited = ({ endpoint, unaudited, recordsReading = false }: Route): boolean =>
  endpoint.method === "GET" ? recordsReading : unaudited === undefined;
