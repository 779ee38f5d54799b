import { once } from "node:events";
import { connect, type Socket } from "node:net";
import Fastify from "fastify";
import { expect, test } from "vitest";
import { createApp } from "#server/app.ts";
import { testApp } from "#server/testing/test-app.ts";
import type { HttpOptions, HttpServer } from "./server.ts";
import { sendStream } from "./stream.ts";

// A43: the tests measure what many callers occupy that send or read as slowly as possible.

async function listen(http: Pick<HttpServer, "app">): Promise<number> {
  await http.app.listen({ port: 0, host: "127.0.0.1" });
  return (http.app.server.address() as { port: number }).port;
}

async function serverWith(options: Partial<HttpOptions>, before: (http: HttpServer) => unknown = () => {}) {
  const app = await testApp();
  const http = await createApp(app.context, { limits: false, ...options });
  before(http);
  const port = await listen(http);
  return {
    http,
    port,
    async [Symbol.asyncDispose]() {
      http.app.server.closeAllConnections();
      await http.app.close();
      await app[Symbol.asyncDispose]();
    },
  };
}

interface Caller {
  socket: Socket;
  answer: () => string;
  closed: Promise<unknown>;
}

async function call(port: number, begin: string): Promise<Caller> {
  const socket = connect(port, "127.0.0.1");
  let answer = "";
  socket.on("data", (bytes) => (answer += bytes.toString()));
  // The server may close the connection in the middle of a byte.
  socket.on("error", () => {});
  const closed = new Promise((done) => socket.once("close", done));
  await once(socket, "connect");
  socket.write(begin);
  return { socket, answer: () => answer, closed };
}

const post = (path: string, ...headers: string[]) =>
  `POST ${path} HTTP/1.1\r\nHost: wakil.test\r\n${headers.join("\r\n")}\r\n\r\n`;
const json = "Content-Type: application/json";

/** The beginning of a request, and the part that is sent repeatedly without ever completing it. */
const unfinished: Record<string, { begin: string; drip: string }> = {
  "nothing at all": { begin: "", drip: "" },
  "half a line": { begin: "GET /api/me/ HT", drip: "" },
  "a header without end": { begin: "GET /api/me/ HTTP/1.1\r\nHost: wakil.test\r\nX-Slow: ", drip: "x" },
  "headers without end": { begin: "GET /api/me/ HTTP/1.1\r\nHost: wakil.test\r\n", drip: "X-More: 1\r\n" },
  "a body that stops": { begin: post("/auth/login/", json, "Content-Length: 900000"), drip: "" },
  "a body byte by byte": { begin: post("/auth/login/", json, "Content-Length: 900000"), drip: " " },
  "pieces without end": {
    begin: post("/auth/login/", json, "Transfer-Encoding: chunked"),
    drip: "1\r\n \r\n",
  },
  "half a file": {
    begin: `${post("/api/knowledge/files/", "Content-Type: multipart/form-data; boundary=b", "Content-Length: 9000000")}--b\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF`,
    drip: "%",
  },
  "a signed delivery": { begin: post("/webhook/whatsapp/", json, "Content-Length: 3000000"), drip: "{" },
};
const ofEach = 20;

test(`A43 of ${ofEach * Object.keys(unfinished).length} callers that never finish a request each is let go, and others are served meanwhile`, async () => {
  await using server = await serverWith({ maxHeaderMs: 1_500, maxRequestMs: 2_000 });
  const callers = await Promise.all(
    Object.entries(unfinished).flatMap(([name, { begin, drip }]) =>
      Array.from({ length: ofEach }, async () => ({ name, drip, ...(await call(server.port, begin)) })),
    ),
  );
  const dripping = setInterval(() => {
    for (const { socket, drip } of callers) if (drip && socket.writable) socket.write(drip);
  }, 50);
  const [health, login] = await Promise.all([
    fetch(`http://127.0.0.1:${server.port}/healthz`),
    fetch(`http://127.0.0.1:${server.port}/auth/login/`, { method: "POST", body: "{}" }),
  ]);
  expect([health.status, login.status]).toEqual([200, 400]);
  await Promise.all(callers.map(({ closed }) => closed));
  clearInterval(dripping);
  // The caller is told the reason before its connection is closed, and never receives a response as if its request
  // had been complete. A caller that kept writing while the server closed the connection may have lost the
  // response.
  for (const { name, answer, drip } of callers)
    expect([name, answer().slice(0, 12)]).toEqual([
      name,
      expect.stringMatching(drip ? /^$|^HTTP\/1.1 4/ : /^HTTP\/1.1 4/),
    ]);
});

test("A43 beyond the most unfinished requests the oldest are closed, long before their time is up, and others are served", async () => {
  const maxConnections = 10;
  await using server = await serverWith({ maxHalfRequests: maxConnections });
  const halves = Object.values(unfinished).map(({ begin }) => begin);
  const callers: Caller[] = [];
  const open = new Set<Caller>();
  for (let count = 0; count < 3 * maxConnections; count += 1) {
    const caller = await call(server.port, halves[count % halves.length] ?? "");
    callers.push(caller);
    open.add(caller);
    void caller.closed.then(() => open.delete(caller));
  }
  await Promise.all(callers.slice(0, 2 * maxConnections).map(({ closed }) => closed));
  expect([...open]).toEqual(callers.slice(2 * maxConnections));
  // Complete requests are served meanwhile, also several on one connection; each takes the place of one unfinished.
  for (let count = 0; count < 3; count += 1) {
    const login = await fetch(`http://127.0.0.1:${server.port}/auth/login/`, { method: "POST", body: "{}" });
    expect([login.status, await login.json()]).toMatchObject([400, { code: "invalid_request" }]);
  }
  expect(open.size).toBeGreaterThanOrEqual(maxConnections - 3);
  for (const { socket } of callers) socket.destroy();
});

test("A43 a caller that asks for much and reads nothing is let go", async () => {
  await using server = await serverWith({ maxIdleMs: 500 }, (http) =>
    // The response is larger than the buffers of a socket on both sides.
    http.app.get("/large", () => Buffer.alloc(50_000_000)),
  );
  const accepted = once(server.http.app.server, "connection") as Promise<[Socket]>;
  const socket = connect(server.port, "127.0.0.1");
  socket.on("error", () => {});
  socket.pause();
  socket.write("GET /large HTTP/1.1\r\nHost: wakil.test\r\n\r\n");
  const [held] = await accepted;
  await once(held, "close");
  socket.destroy();
});

test("A43 a listener that does not read is cut off, with all that waits for it", async () => {
  const app = Fastify();
  let closed: Promise<unknown> | undefined;
  let ends = 0;
  const open = new Set<() => void>();
  app.get("/", (request, reply) => {
    closed = once(reply.raw, "close");
    sendStream(
      request,
      reply,
      (emit) => {
        const full = setInterval(() => emit("message", "x".repeat(300_000)), 1);
        return () => clearInterval(full);
      },
      open,
      () => (ends += 1),
    );
  });
  const port = await listen({ app } as unknown as HttpServer);
  const socket = connect(port, "127.0.0.1");
  socket.on("error", () => {});
  socket.pause();
  socket.write("GET / HTTP/1.1\r\nHost: wakil.test\r\n\r\n");
  await once(app.server, "request");
  await closed;
  expect([ends, open.size]).toEqual([1, 0]);
  socket.destroy();
  await app.close();
});
