import type { FastifyInstance, FastifyRequest } from "fastify";
import type { BodyKind, Endpoint } from "#shared/contract/endpoint.ts";
import type { Context } from "#server/context.ts";
import { tenantOf } from "#server/tenant.ts";
import type { CallerFor, KeyCaller } from "./caller.ts";
import { identify, readBearerToken } from "./identify.ts";
import type { KeyLimit } from "./key-limit.ts";
import { isLocal } from "./local.ts";
import { networkOf } from "./network-of.ts";
import type { OpenStreams } from "./open-streams.ts";
import { type ReadBody, readBody } from "./read-body.ts";
import { createRecordedContext, targetOf } from "./recorded-context.ts";
import { requestLanguage } from "./request-language.ts";
import { sendFile } from "./send-file.ts";
import { failureOf } from "./send-failure.ts";
import { type FileResult, type HandlerInput, isAudited, type Route, type StreamResult } from "./serve.ts";
import { type ResultStream, resultStream, sendStream } from "./stream.ts";
import { noteSupportReading } from "./support-reading.ts";
import { validate, validateParams } from "./validate.ts";

/** Largest JSON or form body; files have their own limit (10 MB and the multipart frame round them). */
export const maxBodyBytes = 1024 * 1024;
const maxMultipartBytes = 11 * 1024 * 1024;
/** Platforms gather several events in one delivery; Meta sends up to 3 MB. */
const maxRawBytes = 4 * 1024 * 1024;
const bodyLimits = { multipart: maxMultipartBytes, raw: maxRawBytes } as Record<BodyKind, number>;

type Caller = CallerFor<Endpoint> | KeyCaller;

/** What the routes of one server share; `limitKey` and `openStreams` are null where there are no limits. */
interface RouteState {
  /** Ends of the open event streams. */
  streams: Set<() => void>;
  limitKey: KeyLimit | null;
  openStreams: OpenStreams | null;
}

/** Serves one call of the API: identifies the caller, validates the request, runs the handler and sends its result. */
export function addRoute(app: FastifyInstance, context: Context, route: Route, state: RouteState): void {
  const { endpoint } = route;
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    bodyLimit: bodyLimits[endpoint.bodyKind ?? "json"] ?? maxBodyBytes,
    config: rateLimitOf(endpoint),
    handler: async (request, reply) => {
      const { caller, early } = await identifyCaller(context, request, endpoint);
      if (caller.kind === "key") await state.limitKey?.(caller, request, reply);
      const read = early ?? (await readBody(request, endpoint.bodyKind));
      const words =
        endpoint.streams && /\btext\/event-stream\b/.test(request.headers.accept ?? "")
          ? resultStream(reply)
          : null;
      const making = route.handle(await readInput(context, route, request, { caller, read, words }));
      if (words) return endInWords(context, request, words, making);
      const result = await making;
      if (endpoint.produces === "event-stream") {
        const ended = state.openStreams?.begin(caller, networkOf(request.ip)) ?? (() => {});
        return sendStream(request, reply, result as StreamResult, state.streams, ended);
      }
      if (endpoint.produces === "file") return sendFile(reply, result as FileResult);
      reply.header("cache-control", "no-store");
      if (endpoint.produces === "text" && typeof result === "string") reply.type("text/plain; charset=utf-8");
      return result;
    },
  });
}

/** Identifies the caller. A chat page sends its token in the body, which is then read first and returned as `early`. */
async function identifyCaller(
  context: Context,
  request: FastifyRequest,
  endpoint: Endpoint,
): Promise<{ caller: Caller; early: ReadBody | undefined }> {
  const needsBodyFirst = endpoint.access === "chat" && endpoint.method === "POST";
  const early = needsBodyFirst ? await readBody(request) : undefined;
  const fields = (early ? early.value : request.params) as Record<string, unknown> | null;
  return { caller: await identify(context, request, endpoint, fields?.["chat_token"]), early };
}

/** Validates a request and returns what its handler receives. */
async function readInput(
  context: Context,
  route: Route,
  request: FastifyRequest,
  { caller, read, words }: { caller: Caller; read: ReadBody; words: ResultStream | null },
): Promise<HandlerInput<Endpoint>> {
  const { endpoint } = route;
  const params = validateParams(endpoint.params, request.params as Record<string, string>);
  const isSupport = caller.kind === "member" && caller.supportAccess !== null;
  if (isSupport)
    await noteSupportReading(context, caller, {
      name: endpoint.name,
      target: targetOf(params),
      request: request.id,
    });
  // Support's readings have entries of their own, and its transactions cannot write.
  const isRecorded = isAudited(route) && !isSupport;
  const requestContext = isRecorded
    ? createRecordedContext(context, { endpoint, caller, params, request: request.id })
    : context;
  return {
    context: requestContext,
    tenant:
      "organizationId" in caller
        ? tenantOf(requestContext, caller.organizationId, {
            isReadOnly: caller.kind === "member" && caller.supportAccess !== null,
          })
        : null,
    caller: caller as never,
    params: params as never,
    query: validate(endpoint.query, request.query) as never,
    body: validate(endpoint.body, read.value) as never,
    file: read.file,
    fields: read.fields,
    raw: read.raw,
    request: {
      language: requestLanguage(request),
      address: request.ip,
      userAgent: request.headers["user-agent"] ?? "",
      token: readBearerToken(request),
      headers: request.headers,
      local: isLocal(request),
    },
    say: words?.say ?? null,
  };
}

const rateLimitOf = ({ limit }: Endpoint): object =>
  limit === "none"
    ? { rateLimit: false }
    : limit
      ? { rateLimit: { max: limit.max, timeWindow: limit.seconds * 1000 } }
      : {};

/** The result, or what went wrong after the first words, as the last event. */
async function endInWords(
  context: Context,
  request: FastifyRequest,
  words: ResultStream,
  making: Promise<unknown>,
): Promise<void> {
  try {
    words.end("done", await making);
  } catch (problem) {
    if (!words.isOpen()) throw problem;
    words.end("error", failureOf(context, request, problem as Error).body);
  }
}
