import { createServer as createHttpServer, type ServerResponse } from "node:http";
import { type AddressInfo, createServer, type Server, type Socket } from "node:net";

/** How a hostile server treats every request. */
export type Hostility =
  /** Leads to `to`. */
  | { kind: "redirect"; to: string }
  /** Takes the request and says nothing. */
  | { kind: "silent" }
  /** Begins an answer and never goes on. */
  | { kind: "stalled" }
  /** Goes on for ever, as fast as it is read. */
  | { kind: "endless" };

export interface HostileServer extends AsyncDisposable {
  url: string;
  port: number;
  /** Requests, or connections where a server speaks first. */
  hits: () => number;
  bytesSent: () => number;
  /** Resolves once a request has come and everything is said that will be. */
  asked: Promise<void>;
  /** Resolves once every connection was given up by the other side. */
  left: () => Promise<void>;
}

const chunk = Buffer.alloc(64 * 1024, "x");

/** A web server on this machine that means harm, at every path but those that `honest` answers with JSON. */
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
      // The request is read to its end: some clients look at no answer before.
      request.resume().on("end", () => {
        misbehave(response, hostility);
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
    asked: tell.promise,
    left: counted.left,
    [Symbol.asyncDispose]: counted.close,
  };
  return self;
}

function misbehave(response: ServerResponse, hostility: Hostility): void {
  if (hostility.kind === "silent") return;
  if (hostility.kind === "redirect")
    return void response.writeHead(307, { location: hostility.to }).end("elsewhere");
  response.writeHead(200, { "content-type": "text/event-stream" });
  if (hostility.kind === "stalled") return void response.write("data: {");
  sayForEver(response);
}

function sayForEver(stream: NodeJS.WritableStream & { destroyed: boolean }): void {
  const more = () => {
    while (!stream.destroyed && stream.write(chunk));
  };
  stream.on("drain", more).on("error", () => {});
  more();
}

/** A server of another protocol: greets, and answers the first line with silence or, after `opening`, for ever. */
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
    asked: tell.promise,
    left: counted.left,
    [Symbol.asyncDispose]: counted.close,
  };
}

const listen = (server: Server): Promise<number> =>
  new Promise((give) => server.listen(0, "127.0.0.1", () => give((server.address() as AddressInfo).port)));

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
      new Promise<void>((give) => {
        whenLeft = give;
        if (open.size === 0) give();
      }),
    close: async () => {
      for (const socket of open) socket.destroy();
      await new Promise((give) => server.close(give));
    },
  };
}
