import type { IncomingHttpHeaders } from "node:http";

/** A request as it arrived, with its body parsed by its content type. */
export interface SimulatorRequest {
  method: string;
  path: string;
  params: Record<string, string>;
  query: URLSearchParams;
  headers: IncomingHttpHeaders;
  raw: Buffer;
  /** The JSON or form fields as one object; empty when the body is neither. */
  body: Record<string, unknown>;
  /** The file of a multipart body. */
  file: { name: string; type: string; bytes: Buffer } | null;
}

export interface SimulatorResponse {
  status: number;
  headers?: Record<string, string>;
  body: Buffer | string;
}

type Handler = (request: SimulatorRequest) => SimulatorResponse | Promise<SimulatorResponse>;

/** A method and a path with `:parameters`; the first matching route answers. */
export type Route = [method: string, path: string, handler: Handler];

export const json = (
  body: unknown,
  status = 200,
  headers: Record<string, string> = {},
): SimulatorResponse => ({
  status,
  headers: { "content-type": "application/json; charset=UTF-8", ...headers },
  body: JSON.stringify(body),
});

/** Meta's response without content. */
export const success = (): SimulatorResponse => json({ success: true });

export const page = (html: string): SimulatorResponse => ({
  status: 200,
  headers: { "content-type": "text/html; charset=utf-8", "cache-control": "no-store" },
  body: html,
});

export const redirect = (to: string): SimulatorResponse => ({
  status: 302,
  headers: { location: to },
  body: "",
});

export const bearer = (request: SimulatorRequest): string =>
  /^Bearer (\S+)$/i.exec(request.headers.authorization ?? "")?.[1] ?? request.query.get("access_token") ?? "";

/** Returns a field of the query or the body, because platforms accept both. */
export const field = (request: SimulatorRequest, name: string): string => {
  const value = request.query.get(name) ?? request.body[name];
  return typeof value === "string" ? value : typeof value === "number" ? String(value) : "";
};

/** Returns the values of a route's `:parameters`, or null when the path is another one. */
function matchPath(pattern: string, path: string): Record<string, string> | null {
  const wanted = pattern.split("/");
  const segments = path.split("/");
  if (wanted.length !== segments.length) return null;
  const params: Record<string, string> = {};
  for (const [index, part] of wanted.entries()) {
    const piece = segments[index] ?? "";
    if (part.startsWith(":")) params[part.slice(1)] = decodeURIComponent(piece);
    else if (part !== piece) return null;
  }
  return params;
}

/** Calls the handler of the first matching route and returns its response; null when no route matches. */
export async function answerWithRoutes(
  routes: Route[],
  request: SimulatorRequest,
): Promise<SimulatorResponse | null> {
  for (const [method, path, handler] of routes) {
    if (method !== request.method) continue;
    const params = matchPath(path, request.path);
    if (params) return handler({ ...request, params });
  }
  return null;
}

/** Parses a body by its content type. */
export async function readBody(type: string, raw: Buffer): Promise<Pick<SimulatorRequest, "body" | "file">> {
  const none = { body: {}, file: null };
  if (raw.length === 0) return none;
  if (type.includes("application/x-www-form-urlencoded"))
    return { body: Object.fromEntries(new URLSearchParams(raw.toString("utf8"))), file: null };
  if (type.includes("multipart/form-data")) {
    const form = await new Response(new Uint8Array(raw), { headers: { "content-type": type } }).formData();
    const body: Record<string, unknown> = {};
    let file: SimulatorRequest["file"] = null;
    for (const [name, value] of form)
      if (typeof value === "string") body[name] = value;
      else file = { name: value.name, type: value.type, bytes: Buffer.from(await value.arrayBuffer()) };
    return { body, file };
  }
  try {
    const value: unknown = JSON.parse(raw.toString("utf8"));
    return { body: value !== null && typeof value === "object" ? { ...value } : {}, file: null };
  } catch {
    return none;
  }
}
