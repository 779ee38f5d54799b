import cors from "@fastify/cors";
import multipart from "@fastify/multipart";
import rateLimit from "@fastify/rate-limit";
import Fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from "fastify";
import type { BodyKind, Endpoint } from "#shared/contract/endpoint.ts";
import type { Context } from "#server/context.ts";
import { logAbout } from "#server/log.ts";
import { tenantOf } from "#server/tenant.ts";
import { compressTexts } from "./compress.ts";
import { readBearerToken, identify } from "./identify.ts";
import { traceRequests } from "./trace-requests.ts";
import { createKeyLimit, type KeyLimit } from "./key-limit.ts";
import { Failure } from "./failure.ts";
import { addDemoPlatforms } from "./demo-platforms.ts";
import { refuseForeignHosts } from "./demo-hosts.ts";
import { addHealth } from "./health.ts";
import { securityHeaders } from "./headers.ts";
import { isLocal } from "./local.ts";
import { openApi } from "./openapi.ts";
import { addPages } from "./pages.ts";
import type { PageReader } from "./page-reader.ts";
import { addSiteFiles } from "./site-files.ts";
import { readBody } from "./read-body.ts";
import { networkOf } from "./network-of.ts";
import { requestLanguage } from "./request-language.ts";
import { createRecordedContext, targetOf } from "./recorded-context.ts";
import { type FileResult, isAudited, type Route, type StreamResult } from "./serve.ts";
import { noteSupportReading } from "./support-reading.ts";
import { sendFile } from "./send-file.ts";
import { OpenStreams, type StreamLimits } from "./open-streams.ts";
import { failureOf, sendFailure } from "./send-failure.ts";
import { type ResultStream, resultStream, sendStream } from "./stream.ts";
import { validate, validateParams } from "./validate.ts";

/** Maximum size of a JSON or form body. Files have their own limit (10 MB and the multipart frame around them). */
const maxBodyBytes = 1024 * 1024;
/** Maximum length of one part of a path. Links to end campaigns contain an address; a longer part gets a 404. */
const longestParam = 600;
const maxMultipartBytes = 11 * 1024 * 1024;
/** Platforms send several events in one delivery; Meta sends up to 3 MB. */
const maxRawBytes = 4 * 1024 * 1024;
const bodyLimits = { multipart: maxMultipartBytes, raw: maxRawBytes } as Record<BodyKind, number>;

export interface HttpServer {
  app: FastifyInstance;
  /** Ends all open event streams; part of draining. */
  endStreams: () => void;
}

export interface HttpOptions {
  /** Whether rate limits and limits of open streams apply. They are off for load tests. */
  limits: boolean;
  maxOpenStreams: StreamLimits;
  /** Maximum time that a caller may take to send a request's headers. */
  maxHeaderMs: number;
  /** Maximum time that a caller may take to send the whole request. */
  maxRequestMs: number;
  /**
   * Maximum time that a connection stays open without traffic, while a caller does not read its response or waits
   * for one. No response takes that long, and live streams send something more often.
   */
  maxIdleMs: number;
  /** Returns true while the process is shutting down; `/readyz` then reports it. */
  draining: () => boolean;
}

/** Creates the HTTP server with the given routes, pages and health checks. */
export async function createHttpServer(
  context: Context,
  routes: Route[],
  pages: PageReader[],
  sitesOf: (token: string) => Promise<string[] | null>,
  options: HttpOptions,
): Promise<HttpServer> {
  const logger: FastifyBaseLogger = context.log;
  const app: FastifyInstance = Fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: context.config.trustProxy,
    bodyLimit: maxBodyBytes,
    requestTimeout: options.maxRequestMs,
    connectionTimeout: options.maxIdleMs,
    // Without this timeout a caller that never finishes its headers would occupy a connection.
    http: { headersTimeout: options.maxHeaderMs, connectionsCheckingInterval: options.maxHeaderMs / 3 },
    genReqId: () => crypto.randomUUID(),
    // `logAbout` below adds the request's id to every line.
    childLoggerFactory: (log) => log,
    routerOptions: { ignoreTrailingSlash: true, ignoreDuplicateSlashes: true, maxParamLength: longestParam },
  });
  const streams = new Set<() => void>();
  const endStreams = () => streams.forEach((end) => end());
  // An open stream never ends by itself, and closing the server would wait for it.
  app.addHook("preClose", async () => endStreams());

  app.addHook("onRequest", (request, _reply, done) => logAbout({ request: request.id }, done));
  traceRequests(app);

  await securityHeaders(app, {
    measures: context.config.measurementId !== undefined,
    chatUrl: context.config.chatUrl,
    cardUrl: context.config.moyasar.publishableKey && context.config.moyasar.apiUrl,
  });
  await compressTexts(app);
  // A file that is too long is truncated and marked, and receives the specification's message.
  await app.register(multipart, { throwFileSizeLimit: false });
  // `readBody` reads the bodies; checking a signature later requires the exact bytes.
  app.removeContentTypeParser(["application/json", "text/plain"]);
  app.addContentTypeParser("*", { parseAs: "buffer" }, (_request, body, done) => done(null, body));
  if (options.limits)
    await app.register(rateLimit, {
      global: true,
      max: 1200,
      timeWindow: 60_000,
      keyGenerator: (request) => networkOf(request.ip),
      errorResponseBuilder: (request, limit) =>
        new Failure(
          request.url.startsWith("/webhook/chatbot") ? "chat_limit" : "rate_limited",
          {},
          Math.ceil(limit.ttl / 1000),
        ),
    });
  // Chat pages may be on another host than the API; these calls use no cookies that would need protection.
  await app.register(cors, {
    delegator: (request, done) =>
      done(
        null,
        request.url.startsWith("/webhook/chatbot")
          ? {
              origin: "*",
              methods: ["GET", "POST"],
              allowedHeaders: ["X-Session-ID", "Content-Type", "Accept-Language"],
              maxAge: 86_400,
            }
          : { origin: false },
      ),
  });

  app.decorateReply("failureCode", null);
  app.setErrorHandler((problem: Error & { statusCode?: number; code?: string }, request, reply) =>
    sendFailure(context, request, reply, problem),
  );
  refuseForeignHosts(app, context);
  const page = await addPages(app, context, pages, sitesOf);
  const answerOtherPath = (request: FastifyRequest, reply: FastifyReply) =>
    page(request, reply) ?? sendFailure(context, request, reply, new Failure("not_found"));
  // Pages have a route, because plugins such as compression do not apply to a not-found handler.
  app.route({
    method: ["GET", "POST"],
    url: "/*",
    config: { rateLimit: false },
    handler: answerOtherPath,
  });
  app.setNotFoundHandler(answerOtherPath);
  addSiteFiles(app, context.addresses.public, async () => {
    const found = await Promise.all(pages.map(async (page) => (await page.listed?.(context)) ?? []));
    return found.flat();
  });
  addHealth(app, context, options.draining);
  if (context.platforms) addDemoPlatforms(app, context.platforms);
  // The document is created on the first request, because that takes almost as long as everything else here.
  let document: ReturnType<typeof openApi> | undefined;
  app.get("/api/openapi.json", async () => {
    document ??= openApi(
      routes.map((route) => route.endpoint),
      context.addresses.public,
    );
    return document;
  });
  app.addHook("onResponse", async (request, reply) => {
    // The log contains the route's pattern, because the address itself may contain chat and reset tokens.
    context.log.info(
      {
        request: request.id,
        method: request.method,
        route: request.routeOptions.url ?? "none",
        status: reply.statusCode,
        // The code distinguishes a wrong password, a missing permission and a limit without naming the person.
        ...(reply.failureCode && { code: reply.failureCode }),
        ms: Math.round(reply.elapsedTime),
      },
      "request",
    );
  });
  const limitKey = options.limits ? createKeyLimit(app) : null;
  const openStreams = options.limits ? new OpenStreams(options.maxOpenStreams) : null;
  for (const route of routes) addRoute(app, context, route, { streams, limitKey, openStreams });
  return { app, endStreams };
}

function addRoute(
  app: FastifyInstance,
  context: Context,
  route: Route,
  {
    streams,
    limitKey,
    openStreams,
  }: { streams: Set<() => void>; limitKey: KeyLimit | null; openStreams: OpenStreams | null },
): void {
  const { endpoint, handle } = route;
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    bodyLimit: bodyLimits[endpoint.bodyKind ?? "json"] ?? maxBodyBytes,
    config: rateLimitOf(endpoint),
    handler: async (request, reply) => {
      const params = request.params as Record<string, string>;
      const needsBodyFirst = endpoint.access === "chat" && endpoint.method === "POST";
      const early = needsBodyFirst ? await readBody(request) : undefined;
      const chatToken = early
        ? (early.value as Record<string, unknown> | null)?.["chat_token"]
        : params["chat_token"];
      const caller = await identify(context, request, endpoint, chatToken);
      if (caller.kind === "key") await limitKey?.(caller, request, reply);
      const read = early ?? (await readBody(request, endpoint.bodyKind));
      const words =
        endpoint.streams && /\btext\/event-stream\b/.test(request.headers.accept ?? "")
          ? resultStream(reply)
          : null;
      const validParams = validateParams(endpoint.params, params);
      if (caller.kind === "member" && caller.supportAccess)
        await noteSupportReading(context, caller, {
          name: endpoint.name,
          target: targetOf(validParams),
          request: request.id,
        });
      const own = isAudited(route)
        ? createRecordedContext(context, { endpoint, caller, params: validParams, request: request.id })
        : context;
      const making = handle({
        context: own,
        tenant:
          "organizationId" in caller
            ? tenantOf(own, caller.organizationId, {
                isReadOnly: caller.kind === "member" && caller.supportAccess !== null,
              })
            : null,
        caller: caller as never,
        params: validParams as never,
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
      });
      if (words) return endInWords(context, request, words, making);
      const result = await making;
      if (endpoint.produces === "event-stream") {
        const ended = openStreams?.begin(caller, networkOf(request.ip)) ?? (() => {});
        return sendStream(request, reply, result as StreamResult, streams, ended);
      }
      if (endpoint.produces === "file") return sendFile(reply, result as FileResult);
      reply.header("cache-control", "no-store");
      if (endpoint.produces === "text" && typeof result === "string") reply.type("text/plain; charset=utf-8");
      return result;
    },
  });
}

const rateLimitOf = ({ limit }: Endpoint): object =>
  limit === "none"
    ? { rateLimit: false }
    : limit
      ? { rateLimit: { max: limit.max, timeWindow: limit.seconds * 1000 } }
      : {};

/** Sends the result as the last event, or the failure if one occurs after the first event. */
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
