import type { z } from "zod";

/** Who may call: `chat` is a customer with a public chat token and a session id, `session` anyone logged in, `owner` a member with that role. */
export type Access = "public" | "chat" | "session" | "member" | "owner" | "operator";

/**
 * How the body travels: `form` is application/x-www-form-urlencoded, `multipart` carries one file, `raw` is left as the
 * bytes that came, because a signature goes over them.
 */
export type BodyKind = "json" | "form" | "multipart" | "raw";

/** At most `max` calls from one address in `seconds`. */
interface RateLimit {
  max: number;
  seconds: number;
}

export interface Endpoint {
  /** Name in the OpenAPI document and in the query cache: noun, dot, verb. */
  name: string;
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** Exactly as called, parameters as `:name`. Served with and without the last slash, never redirected. */
  path: `/${string}`;
  access: Access;
  summary: string;
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  bodyKind?: BodyKind;
  /** The whole success body. */
  result: z.ZodType;
  /** What the result is when it is not JSON; `text` sends a string as it is. */
  produces?: "json" | "text" | "file" | "event-stream";
  /** Who asks with `Accept: text/event-stream` gets events while the result is made, and the result as the event `done`. */
  streams?: true;
  /** `none`: not even the limit that all calls share; for senders who prove who they are. */
  limit?: RateLimit | "none";
}

/**
 * One call of the API, as data: the server serves it and the browser calls it with the same object,
 * so that the two cannot drift apart.
 */
export function endpoint<const E extends Endpoint>(definition: E): E {
  return definition;
}

type Schema<E extends Endpoint, Part extends "params" | "query" | "body"> = E extends {
  [P in Part]: infer S extends z.ZodType;
}
  ? S
  : never;

/** What a caller writes in `params`, `query` or `body`; undefined where the endpoint takes none. */
export type InputOf<E extends Endpoint, Part extends "params" | "query" | "body"> = [
  Schema<E, Part>,
] extends [never]
  ? undefined
  : z.input<Schema<E, Part>>;

/** What the server reads of it. */
export type ParsedOf<E extends Endpoint, Part extends "params" | "query" | "body"> = [
  Schema<E, Part>,
] extends [never]
  ? undefined
  : z.output<Schema<E, Part>>;

/** The success body. */
export type ResultOf<E extends Endpoint> = z.output<E["result"]>;
