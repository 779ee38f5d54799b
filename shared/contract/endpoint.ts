import type { z } from "zod";
import type { Permission } from "#shared/rules/permissions.ts";
import type { ApiScope } from "./api-scopes.ts";

/**
 * Who may call an endpoint. `chat` is a customer with a public chat token and a session id, `session` is anyone who is
 * logged in, `member` is a member whose role has the endpoint's permission.
 */
type Access = "public" | "chat" | "session" | "member" | "owner" | "operator";

/**
 * The format of the request body. `form` is application/x-www-form-urlencoded, `multipart` contains one file, and `raw`
 * keeps the received bytes, because a signature is computed over them.
 */
export type BodyKind = "json" | "form" | "multipart" | "raw";

/** A limit of `max` calls from one IP address in `seconds`. */
interface RateLimit {
  max: number;
  seconds: number;
}

interface Description {
  /** The name in the OpenAPI document and in the query cache: noun, dot, verb. */
  name: string;
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** The path with parameters as `:name`. It is served with and without the last slash and never redirected. */
  path: `/${string}`;
  /** The scope that an API key needs. Keys cannot call an endpoint without a scope. */
  scope?: ApiScope;
  summary: string;
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  bodyKind?: BodyKind;
  /** The schema of the complete success body. */
  result: z.ZodType;
  /** The format of a result that is not JSON. `text` sends a string unchanged. */
  produces?: "json" | "text" | "file" | "event-stream";
  /**
   * Whether callers with `Accept: text/event-stream` receive events while the result is computed, and the result as the
   * event `done`.
   */
  streams?: true;
  /** The endpoint's rate limit. `none` also lifts the limit that all calls share, for senders who sign their requests. */
  limit?: RateLimit | "none";
}

/** An endpoint of the API. One for members must name its permission, so that the decision cannot be forgotten. */
export type Endpoint = Description &
  (
    | { access: "member"; permission: Permission | "any_member" }
    | { access: Exclude<Access, "member">; permission?: never }
  );

/**
 * Declares one call of the API. The server serves it with this object; the browser takes its types and states its address
 * once more (web/api/endpoints/), where another name, method or path does not compile.
 */
export function endpoint<const E extends Endpoint>(definition: E): E {
  return definition;
}

type Schema<E extends Endpoint, Part extends "params" | "query" | "body"> = E extends {
  [P in Part]: infer S extends z.ZodType;
}
  ? S
  : never;

/** The type a caller passes as `params`, `query` or `body`; undefined when the endpoint has no such part. */
export type InputOf<E extends Endpoint, Part extends "params" | "query" | "body"> = [
  Schema<E, Part>,
] extends [never]
  ? undefined
  : z.input<Schema<E, Part>>;

/** The type the handler receives after validation; undefined when the endpoint has no such part. */
export type ParsedOf<E extends Endpoint, Part extends "params" | "query" | "body"> = [
  Schema<E, Part>,
] extends [never]
  ? undefined
  : z.output<Schema<E, Part>>;

/** The type of the complete success body. */
export type ResultOf<E extends Endpoint> = z.output<E["result"]>;
