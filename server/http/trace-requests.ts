import type { FastifyInstance, FastifyRequest } from "fastify";
import type { OpenSpan } from "#server/tracing/span.ts";
import { beginSpan, withinSpan } from "#server/tracing/tracing.ts";

/** Asked by machines every few seconds, and the files of pages: they would bury what customers do. */
const untraced = new Set(["/healthz", "/readyz", "/metrics", "/*", undefined]);

/** A span for each call of the API and each webhook. A caller's own traceparent is not taken: anyone could write it. */
export function traceRequests(app: FastifyInstance): void {
  const open = new WeakMap<FastifyRequest, OpenSpan>();
  app.addHook("onRequest", (request, _reply, done) => {
    const { url } = request.routeOptions;
    const span =
      url === undefined || untraced.has(url)
        ? null
        : beginSpan({
            name: `${request.method} ${url}`,
            kind: "server",
            attributes: { "http.request.method": request.method, "http.route": url },
          });
    if (span) open.set(request, span);
    withinSpan(span, done);
  });
  app.addHook("onResponse", async (request, reply) => {
    const status = reply.statusCode;
    open.get(request)?.end({
      attributes: { "http.response.status_code": status },
      ...(status >= 500 && { problem: String(status) }),
    });
  });
}
