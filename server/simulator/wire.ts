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

export interface Answer {
  status: number;
  headers?: Record<string, string>;
  body: Buffer | string;
}

type Handler = (asked: SimulatorRequest) => Answer | Promise<Answer>;

/** A method and a path with `:parameters`; the first matching route answers. */
export type Route = [method: string, path: string, handler: Handler];

export const json = (body: unknown, status = 200, headers: Record<string, string> = {}): Answer => ({
  status,
  headers: { "content-type": "application/json; charset=UTF-8", ...headers },
  body: JSON.stringify(body),
});

/** Meta's response without content. */
export const success = (): Answer => json({ success: true });

export const page = (html: string): Answer => ({
  status: 200,
  headers: { "content-type": "text/html; charset=utf-8", "cache-control": "no-store" },
  body: html,
});

export const redirect = (to: string): Answer => ({ status: 302, headers: { location: to }, body: "" });

export const bearer = (asked: SimulatorRequest): string =>
  /^Bearer (\S+)$/i.exec(asked.headers.authorization ?? "")?.[1] ?? asked.query.get("access_token") ?? "";

/** Returns a field of the query or the body, because platforms accept both. */
export const field = (asked: SimulatorRequest, name: string): string => {
  const value = asked.query.get(name) ?? asked.body[name];
  return typeof value === "string" ? value : typeof value === "number" ? String(value) : "";
};

function matched(pattern: string, path: string): Record<string, string> | null {
  const wanted = pattern.split("/");
  const given = path.split("/");
  if (wanted.length !== given.length) return null;
  const params: Record<string, string> = {};
  for (const [at, part] of wanted.entries()) {
    const piece = given[at] ?? "";
    if (part.startsWith(":")) params[part.slice(1)] = decodeURIComponent(piece);
    else if (part !== piece) return null;
  }
  return params;
}

/** Answers with the first matching route; null when none matches. */
export async function answerBy(routes: Route[], asked: SimulatorRequest): Promise<Answer | null> {
  for (const [method, path, handler] of routes) {
    if (method !== asked.method) continue;
    const params = matched(path, asked.path);
    if (params) return handler({ ...asked, params });
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
