import type { HttpServer } from "#server/http/server.ts";

/**
 * Calls the product's API within the process. All sources, trainings and conversations of the demo are created
 * through it.
 */
export class Api {
  readonly #http: HttpServer;

  constructor(http: HttpServer) {
    this.#http = http;
  }

  async call<T>(
    method: "GET" | "POST" | "PUT" | "PATCH",
    path: string,
    options: {
      token?: string;
      json?: unknown;
      form?: Record<string, string>;
      session?: string;
      raw?: { type: string; bytes: Buffer };
    } = {},
  ): Promise<T> {
    const headers: Record<string, string> = { "accept-language": "ar" };
    if (options.token) headers["authorization"] = `Bearer ${options.token}`;
    if (options.session) headers["x-session-id"] = options.session;
    let payload: string | Buffer | undefined;
    if (options.json !== undefined) {
      headers["content-type"] = "application/json";
      payload = JSON.stringify(options.json);
    } else if (options.form) {
      headers["content-type"] = "application/x-www-form-urlencoded";
      payload = new URLSearchParams(options.form).toString();
    } else if (options.raw) {
      headers["content-type"] = options.raw.type;
      payload = options.raw.bytes;
    }
    const answer = await this.#http.app.inject({
      method,
      url: path,
      headers,
      ...(payload !== undefined && { payload }),
    });
    if (answer.statusCode >= 300)
      throw new Error(`the demo met ${answer.statusCode} at ${method} ${path}: ${answer.body}`);
    return JSON.parse(answer.body) as T;
  }

  async upload(
    path: string,
    token: string,
    name: string,
    bytes: Uint8Array,
    fields: Record<string, string>,
  ): Promise<void> {
    const form = new FormData();
    for (const [field, value] of Object.entries(fields)) form.append(field, value);
    form.append("file", new Blob([bytes as Uint8Array<ArrayBuffer>]), name);
    const encoded = new Response(form);
    const type = encoded.headers.get("content-type") as string;
    await this.call("POST", path, { token, raw: { type, bytes: Buffer.from(await encoded.arrayBuffer()) } });
  }
}
