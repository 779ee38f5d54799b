import { Agent, fetch as send, type FormData } from "undici";

/** The platform was certainly not reached. */
export class PlatformUnreachableError extends Error {}

/** The request was sent without a complete response, so it may have been executed. */
export class OutcomeUnknownError extends Error {}

export interface PlatformAnswer {
  status: number;
  /** The parsed body of a JSON response; null for others. */
  // oxlint-disable-next-line typescript/no-explicit-any -- what a platform says is checked where it is read
  body: any;
  bytes: Buffer;
  type: string;
  headers: Record<string, string>;
  /** Value of `Retry-After` in seconds. */
  retryAfter: number | null;
}

export interface PlatformRequest {
  method?: "GET" | "POST" | "PUT" | "DELETE";
  headers?: Record<string, string>;
  json?: unknown;
  form?: Record<string, string>;
  /** Fields and files of a form. */
  multipart?: FormData;
  /** Time limit of the whole request in milliseconds. */
  timeoutMs?: number;
  maxBytes?: number;
}

/** Maximum size of a customer's file that is fetched from a platform. */
export const maxMediaBytes = 25 * 1024 * 1024;

const agent = new Agent({ connect: { timeout: 5_000 }, keepAliveTimeout: 20_000 });

/** Error codes of failures before the request was sent. */
const early = new Set([
  "ECONNREFUSED",
  "ENOTFOUND",
  "EAI_AGAIN",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "UND_ERR_CONNECT_TIMEOUT",
  "CERT_HAS_EXPIRED",
  "ERR_TLS_CERT_ALTNAME_INVALID",
  "DEPTH_ZERO_SELF_SIGNED_CERT",
]);

/** Sends one request to a platform. Redirects are not followed, because they could send the token elsewhere. */
export async function platformFetch(url: string, request: PlatformRequest = {}): Promise<PlatformAnswer> {
  const { json, form, multipart, timeoutMs = 15_000, maxBytes = 2 * 1024 * 1024 } = request;
  const fields = form ? new URLSearchParams(form).toString() : null;
  const body = json !== undefined ? JSON.stringify(json) : (multipart ?? fields);
  const type = json !== undefined ? "application/json" : form ? "application/x-www-form-urlencoded" : null;
  try {
    const response = await send(url, {
      method: request.method ?? (body === null ? "GET" : "POST"),
      headers: { ...(type && { "content-type": type }), ...request.headers },
      body,
      dispatcher: agent,
      redirect: "manual",
      signal: AbortSignal.timeout(timeoutMs),
    });
    const bytes = await readLimited(response.body, maxBytes);
    const retryAfter = Number(response.headers.get("retry-after") ?? Number.NaN);
    return {
      status: response.status,
      body: parseBody(bytes, response.headers.get("content-type") ?? ""),
      bytes,
      type: response.headers.get("content-type") ?? "application/octet-stream",
      headers: Object.fromEntries(response.headers),
      retryAfter: Number.isFinite(retryAfter) ? retryAfter : null,
    };
  } catch (problem) {
    const cause =
      (problem as { cause?: { code?: string } }).cause?.code ?? (problem as { code?: string }).code;
    const why = `${cause ?? (problem as Error).name}: ${(problem as Error).message}`;
    throw cause && early.has(cause) ? new PlatformUnreachableError(why) : new OutcomeUnknownError(why);
  }
}

async function readLimited(body: AsyncIterable<Uint8Array> | null, maxBytes: number): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.byteLength;
    if (size > maxBytes) throw new Error("the answer is too long");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function parseBody(bytes: Buffer, type: string): unknown {
  if (!/json|javascript|^$/.test(type)) return null;
  try {
    return JSON.parse(bytes.toString("utf8")) as unknown;
  } catch {
    return null;
  }
}
