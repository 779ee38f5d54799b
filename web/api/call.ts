import i18next from "i18next";
import type { Endpoint, ResultOf, InputOf } from "#shared/contract/endpoint.ts";
import type { ErrorBody } from "#shared/contract/errors.ts";
import { currentLanguage } from "#web/i18n/i18n.ts";
import { addressOf, type Fields } from "./address.ts";
import { ApiError } from "./api-error.ts";
import type { ClientEndpoint } from "./endpoint.ts";
import { parseBody } from "./response-body.ts";
import { endSession, sessionToken, waitForRenewal } from "./session.ts";

type Given<Key extends "params" | "query" | "body", E extends Endpoint> =
  InputOf<E, Key> extends undefined
    ? { [K in Key]?: never }
    : Partial<InputOf<E, Key>> extends InputOf<E, Key>
      ? { [K in Key]?: InputOf<E, Key> }
      : { [K in Key]: InputOf<E, Key> };

/** The `params`, `query` and `body` as the endpoint declares them. A multipart body is a FormData. */
export type Request<E extends Endpoint> = Given<"params", E> &
  Given<"query", E> &
  Given<"body", E> & { form?: FormData; signal?: AbortSignal };

/** The arguments after an endpoint. The request is optional when none of its parts is required. */
export type RequestArguments<E extends Endpoint> =
  Partial<Request<E>> extends Request<E> ? [request?: Request<E>] : [request: Request<E>];

interface Loose {
  params?: Fields;
  query?: Fields;
  body?: unknown;
  form?: FormData;
  signal?: AbortSignal;
}

/** Sends a request to any endpoint of the main API. Throws ApiError unless the call succeeds. */
export async function send(endpoint: { method: string; path: string }, request: Loose): Promise<Response> {
  const headers = new Headers({ Accept: "application/json", "Accept-Language": currentLanguage() });
  const token = sessionToken();
  if (token) headers.set("Authorization", `Bearer ${token}`);
  let body: BodyInit | null = null;
  if (request.form) body = request.form;
  else if (request.body !== undefined) {
    headers.set("Content-Type", "application/json");
    body = JSON.stringify(request.body);
  }
  const address = addressOf(endpoint.path, request.params, request.query);
  let response: Response;
  try {
    response = await fetch(address, {
      method: endpoint.method,
      headers,
      body,
      signal: request.signal ?? null,
    });
  } catch (error) {
    if (request.signal?.aborted) throw error;
    throw new ApiError(0, {}, i18next.t("common:errors.unreachable"));
  }
  if (response.ok) return response;
  if (response.status === 401) {
    await waitForRenewal();
    // The session's token was renewed during this call, so the call is repeated with the new one.
    if (token && sessionToken() !== null && sessionToken() !== token) return send(endpoint, request);
    endSession();
  }
  const problem = parseBody(await response.text().catch(() => "")) as Partial<ErrorBody>;
  throw new ApiError(response.status, problem, i18next.t("common:errors.generic"));
}

/**
 * Calls one endpoint of the contract and returns its success body. The contract types the body. It is not validated
 * here, because the server's tests validate it.
 */
export async function call<E extends Endpoint>(
  endpoint: ClientEndpoint<E>,
  ...[request]: RequestArguments<E>
): Promise<ResultOf<E>> {
  const response = await send(endpoint, (request ?? {}) as Loose);
  return parseBody(await response.text()) as ResultOf<E>;
}

/** Fetches a file from an endpoint, with the name that the server gave it. */
export async function download(
  endpoint: { method: string; path: string },
  request: Loose = {},
): Promise<{ blob: Blob; name: string }> {
  const response = await send(endpoint, request);
  const name = /filename\*?=(?:UTF-8'')?"?([^";]+)/i.exec(
    response.headers.get("Content-Disposition") ?? "",
  )?.[1];
  return { blob: await response.blob(), name: name ? decodeURIComponent(name) : "download" };
}
