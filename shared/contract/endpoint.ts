import type { z } from "zod";

/** Who may call: `chat` is a customer with a public chat token and a session id; `owner` is a member with that role. */
export type Access = "public" | "chat" | "member" | "owner" | "operator";

/** How the body travels: `form` is application/x-www-form-urlencoded, `multipart` carries one file. */
export type BodyKind = "json" | "form" | "multipart";

/** At most `max` calls from one address in `seconds`. */
export interface RateLimit {
  max: number;
  seconds: number;
}

export interface Endpoint<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Result extends z.ZodType = z.ZodType,
> {
  /** Name in the OpenAPI document and in the query cache: noun, dot, verb. */
  name: string;
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** Exactly as called, parameters as `:name`. Served with and without the last slash, never redirected. */
  path: `/${string}`;
  access: Access;
  summary: string;
  params?: Params;
  query?: Query;
  body?: Body;
  bodyKind?: BodyKind;
  /** The whole success body. */
  result: Result;
  /** What the result is when it is not JSON. */
  produces?: "json" | "file" | "event-stream";
  limit?: RateLimit;
}

/**
 * One call of the API, as data: the server serves it and the browser calls it with the same object,
 * so that the two cannot drift apart.
 */
export function endpoint<
  Params extends z.ZodType = z.ZodNever,
  Query extends z.ZodType = z.ZodNever,
  Body extends z.ZodType = z.ZodNever,
  Result extends z.ZodType = z.ZodType,
>(definition: Endpoint<Params, Query, Body, Result>): Endpoint<Params, Query, Body, Result> {
  return definition;
}
