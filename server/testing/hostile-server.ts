import { createServer as createHttpServer, type ServerResponse } from "node:http";
import { type AddressInfo, createServer, type Server, type Socket } from "node:net";

/** Behaviour of a hostile server for every request. */
export type Hostility =
  /** Redirects to `to`. */
  | { kind: "redirect"; to: string }
  /** Accepts the request and never responds. */
  | { kind: "silent" }
  /** Begins a response and stops. */
  | { kind: "stalled" }
  /** Sends a response without end, as fast as it is read. */
  | { kind: "endless" };

export interface HostileServer extends AsyncDisposable {
  url: string;
  port: number;
  /** Returns the number of requests, or of connections when the server speaks first. */
  hits: () => number;
  bytesSent: () => number;
  /** Resolves when a request has arrived and the server has sent its whole response. */
  firstRequest: Promise<void>;
  /** Resolves when the client has closed every connection. */
  left: () => Promise<void>;
}

const chunk = Buffer.alloc(64 * 1024, "x");

/** Starts a hostile web server on this machine. Only the paths of `honest` are answered with JSON. */
export async function hostileServer(
  hostility: Hostility,
  honest: (path: string, url: string) => unknown = () => undefined,
): Promise<HostileServer> {
  const tell = Promise.withResolvers<void>();
  let hits = 0;
  const counted = connectionsOf(
    createHttpServer((request, response) => {
      const truth = honest(new URL(request.url ?? "/", "http://server").pathname, self.url);
      if (truth !== undefined)
        return void response
          .writeHead(200, { "content-type": "application/json", connection: "close" })
          .end(JSON.stringify(truth));
      hits += 1;
      // The request is read to its end, because some clients read no response before that.
      request.resume().on("end", () => {
        respondBadly(response, hostility);
        tell.resolve();
      });
    }),
  );
  const port = await listen(counted.server);
  const self: HostileServer = {
    url: `http://127.0.0.1:${port}`,
    port,
    hits: () => hits,
    bytesSent: counted.bytesSent,
    firstRequest: tell.promise,
    left: counted.left,
    [Symbol.asyncDispose]: counted.close,
  };
  return self;
}

function respondBadly(response: ServerResponse, hostility: Hostility): void {
  if (hostility.kind === "silent") return;
  if (hostility.kind === "redirect")
    return void response.writeHead(307, { location: hostility.to }).end("elsewhere");
  response.writeHead(200, { "content-type": "text/event-stream" });
  if (hostility.kind === "stalled") return void response.write("data: {");
  sayForEver(response);
}

function sayForEver(stream: NodeJS.WritableStream & { destroyed: boolean }): void {
  const sendMore = () => {
    while (!stream.destroyed && stream.write(chunk));
  };
  stream.on("drain", sendMore).on("error", () => {});
  sendMore();
}

/**
 * Starts a hostile server of a line protocol. It sends a greeting and responds to the first line with silence or,
 * after `opening`, without end.
 */
export async function hostileLineServer(greeting: string, opening?: string): Promise<HostileServer> {
  const tell = Promise.withResolvers<void>();
  let hits = 0;
  const counted = connectionsOf(
    createServer((socket) => {
      hits += 1;
      socket.write(greeting);
      socket.once("data", () => {
        if (opening !== undefined) {
          socket.write(opening);
          sayForEver(socket);
        }
        tell.resolve();
      });
    }),
  );
  const port = await listen(counted.server);
  return {
    url: `127.0.0.1:${port}`,
    port,
    hits: () => hits,
    bytesSent: counted.bytesSent,
    firstRequest: tell.promise,
    left: counted.left,
    [Symbol.asyncDispose]: counted.close,
  };
}

const listen = (server: Server): Promise<number> =>
  new Promise((resolve) =>
    server.listen(0, "127.0.0.1", () => resolve((server.address() as AddressInfo).port)),
  );

function connectionsOf(server: Server) {
  const open = new Set<Socket>();
  let gone = 0;
  let whenLeft = () => {};
  server.on("connection", (socket: Socket) => {
    open.add(socket);
    socket.on("error", () => {});
    socket.on("close", () => {
      open.delete(socket);
      gone += socket.bytesWritten;
      if (open.size === 0) whenLeft();
    });
  });
  return {
    server,
    bytesSent: () => gone + [...open].reduce((sum, { bytesWritten }) => sum + bytesWritten, 0),
    left: () =>
      new Promise<void>((resolve) => {
        whenLeft = resolve;
        if (open.size === 0) resolve();
      }),
    close: async () => {
      for (const socket of open) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
