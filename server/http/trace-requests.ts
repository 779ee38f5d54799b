import type { FastifyInstance, FastifyRequest } from "fastify";
import type { OpenSpan } from "#server/tracing/span.ts";
import { beginSpan, withinSpan } from "#server/tracing/tracing.ts";

/** Paths without spans: health checks and static files, which would hide the calls of customers. */
const untraced = new Set(["/healthz", "/readyz", "/metrics", "/*", undefined]);

/** Creates a span for each API call and webhook. A caller's traceparent is ignored, because anybody can send one. */
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
