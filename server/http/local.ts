import type { FastifyRequest } from "fastify";

/**
 * Whether the request comes from this machine itself, through no proxy. The demo's mail, and the metrics without a
 * token, are only available to such requests.
 */
export function isLocal(request: FastifyRequest): boolean {
  const address = request.socket.remoteAddress ?? "";
  const direct = !request.headers["x-forwarded-for"] && !request.headers["forwarded"];
  return direct && (address === "127.0.0.1" || address === "::1" || address === "::ffff:127.0.0.1");
}
