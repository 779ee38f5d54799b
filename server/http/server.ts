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
import type { Context } from "#server/context.ts";
import { logAbout } from "#server/log.ts";
import { addRoute, maxBodyBytes } from "./add-route.ts";
import { compressTexts } from "./compress.ts";
import { traceRequests } from "./trace-requests.ts";
import { createKeyLimit } from "./key-limit.ts";
import { Failure } from "./failure.ts";
import { addDemoPlatforms } from "./demo-platforms.ts";
import { refuseForeignHosts } from "./demo-hosts.ts";
import { addHealth } from "./health.ts";
import { securityHeaders } from "./headers.ts";
import { openApi } from "./openapi.ts";
import { addPages } from "./pages.ts";
import { limitHalfRequests } from "./half-requests.ts";
import type { PageReader } from "./page-reader.ts";
import { addSiteFiles } from "./site-files.ts";
import { networkOf } from "./network-of.ts";
import type { Route } from "./serve.ts";
import { OpenStreams, type StreamLimits } from "./open-streams.ts";
import { sendFailure } from "./send-failure.ts";

/** Of one part of a path. Links to end campaigns carry an address, and a longer part would be answered with 404. */
const longestParam = 600;

export interface HttpServer {
  app: FastifyInstance;
  /** Ends all open event streams; part of draining. */
  endStreams: () => void;
}

export interface HttpOptions {
  /** Whether rate limits and limits of open streams apply. They are off for load tests. */
  limits: boolean;
  maxOpenStreams: StreamLimits;
  /** Maximum number of connections with an unfinished request, beyond which the oldest is closed. */
  maxHalfRequests: number;
  /** Maximum time that a caller may take to send a request's headers. */
  maxHeaderMs: number;
  /** Maximum time that a caller may take to send the whole request. */
  maxRequestMs: number;
  /**
   * Longest that a connection stays open on which nothing moves, while a caller does not read its answer or waits for one.
   * No response takes as long; live streams send a comment more often.
   */
  maxIdleMs: number;
  /** Whether the process is shutting down; `/readyz` then responds with 503. */
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
  const app = createFastify(context, options);
  limitHalfRequests(app.server, options.maxHalfRequests);
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
  await addBodyParsers(app);
  if (options.limits) await addRateLimit(app);
  await addCors(app);

  app.decorateReply("failureCode", null);
  app.setErrorHandler((problem: Error & { statusCode?: number; code?: string }, request, reply) =>
    sendFailure(context, request, reply, problem),
  );
  refuseForeignHosts(app, context);
  await addPagesAndNotFound(app, context, pages, sitesOf);
  addHealth(app, context, options.draining);
  if (context.platforms) addDemoPlatforms(app, context.platforms);
  addOpenApi(app, context, routes);
  logRequests(app, context);
  const limitKey = options.limits ? createKeyLimit(app) : null;
  const openStreams = options.limits ? new OpenStreams(options.maxOpenStreams) : null;
  for (const route of routes) addRoute(app, context, route, { streams, limitKey, openStreams });
  return { app, endStreams };
}

function createFastify(context: Context, options: HttpOptions): FastifyInstance {
  const logger: FastifyBaseLogger = context.log;
  return Fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: context.config.trustProxy,
    bodyLimit: maxBodyBytes,
    requestTimeout: options.maxRequestMs,
    connectionTimeout: options.maxIdleMs,
    // A caller that never finishes its headers keeps a connection open for nothing.
    http: { headersTimeout: options.maxHeaderMs, connectionsCheckingInterval: options.maxHeaderMs / 3 },
    genReqId: () => crypto.randomUUID(),
    // The request's id is on every line by `logAbout`.
    childLoggerFactory: (log) => log,
    routerOptions: { ignoreTrailingSlash: true, ignoreDuplicateSlashes: true, maxParamLength: longestParam },
  });
}

async function addBodyParsers(app: FastifyInstance): Promise<void> {
  // A file that is too long arrives cut and marked, and gets the specification's message; it is no broken form.
  await app.register(multipart, { throwFileSizeLimit: false });
  // `readBody` reads the bodies; checking a signature later requires the exact bytes.
  app.removeContentTypeParser(["application/json", "text/plain"]);
  app.addContentTypeParser("*", { parseAs: "buffer" }, (_request, body, done) => done(null, body));
}

async function addRateLimit(app: FastifyInstance): Promise<void> {
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
}

/** Chat pages may live on another host than the API; there are no cookies to protect in these calls. */
async function addCors(app: FastifyInstance): Promise<void> {
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
}

async function addPagesAndNotFound(
  app: FastifyInstance,
  context: Context,
  pages: PageReader[],
  sitesOf: (token: string) => Promise<string[] | null>,
): Promise<void> {
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
}

/** The document is made for the first request: it takes most of the time that starting the server takes together. */
function addOpenApi(app: FastifyInstance, context: Context, routes: readonly Route[]): void {
  let document: ReturnType<typeof openApi> | undefined;
  app.get("/api/openapi.json", async () => {
    document ??= openApi(
      routes.map((route) => route.endpoint),
      context.addresses.public,
    );
    return document;
  });
}

function logRequests(app: FastifyInstance, context: Context): void {
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
}
