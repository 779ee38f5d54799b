import type { IncomingMessage, Server } from "node:http";
import type { Socket } from "node:net";

/**
 * Maximum number of connections of one process on which a request is expected and has not arrived completely. Each
 * holds a connection and buffers. A regular request is complete within moments, so that even ten times the measured
 * load has far fewer of them at a time.
 */
export const maxHalfRequests = 2_000;

/**
 * Lets the oldest unfinished request go when there are more than `most`. Whoever opens many of them ends their own,
 * because the requests of all others are complete long before they are the oldest.
 */
export function limitHalfRequests(server: Server, maxRequests: number): void {
  /** Connections with an unfinished request, the oldest first. */
  const unfinished = new Set<Socket>();
  server.on("connection", (socket: Socket) => {
    unfinished.add(socket);
    socket.once("close", () => unfinished.delete(socket));
    const [oldest] = unfinished;
    if (unfinished.size > maxRequests) oldest?.destroy();
  });
  server.on("request", (request: IncomingMessage) => {
    const { socket, headers } = request;
    const finish = () => unfinished.delete(socket);
    const hasBody = Number(headers["content-length"] ?? 0) > 0 || headers["transfer-encoding"] !== undefined;
    if (!hasBody) return finish();
    // On a connection that is used again, this request is a new one.
    unfinished.delete(socket);
    unfinished.add(socket);
    request.once("end", finish);
    request.once("close", finish);
  });
}
