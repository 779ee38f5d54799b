import { once } from "node:events";
import { connect } from "node:net";
import { pino } from "pino";
import { expect, test } from "vitest";
import { signUpOwner } from "#server/testing/sign-up-owner.ts";
import { testApp } from "#server/testing/test-app.ts";

test("every kind of answer names its type and, where it is text, its encoding", async () => {
  await using app = await testApp();
  const owner = await signUpOwner(app);
  for (const [path, type] of [
    ["/api/me/", "application/json; charset=utf-8"],
    ["/api/nothing/", "application/json; charset=utf-8"],
    ["/healthz", "application/json; charset=utf-8"],
    ["/metrics", /^text\/plain;.*charset=utf-8/],
    ["/robots.txt", "text/plain; charset=utf-8"],
    ["/sitemap.xml", "application/xml; charset=utf-8"],
  ] as const) {
    const { headers } = await app.request({ path, token: owner.token });
    expect(headers["content-type"], path).toMatch(type);
  }
});

test("addresses that carry a secret send no referrer, and others no more than their host", async () => {
  await using app = await testApp();
  for (const [path, policy] of [
    ["/set-new-password/token", "no-referrer"],
    ["/mailed/verify/token", "no-referrer"],
    ["/unsubscribe/token", "no-referrer"],
    ["/chat/token", "no-referrer"],
    ["/tickets/1", "strict-origin-when-cross-origin"],
  ] as const) {
    const { headers } = await app.request({ path, headers: { accept: "text/html" } });
    expect([path, headers["referrer-policy"]]).toEqual([path, policy]);
  }
});

test("no folder is listed, no file of the project is served, and TRACE is not answered", async () => {
  await using app = await testApp();
  for (const path of [
    "/assets/",
    "/.git/config",
    "/.env",
    "/package.json",
    "/assets/..%2f..%2fpackage.json",
  ]) {
    const answer = await app.request({ path });
    // A path with ".." is refused when the pages are built, and unknown when they are not.
    expect(path.includes("..") ? [400, 404] : [404], path).toContain(answer.status);
    expect(answer.text).not.toContain('"name": "wakil"');
    expect(answer.text).not.toContain("[core]");
  }
  const trace = await app.http.app.inject({
    method: "TRACE" as "GET",
    url: "/",
    headers: { "x-mark": "wakil-secret" },
  });
  expect(trace.statusCode).toBeGreaterThanOrEqual(400);
  expect(trace.body).not.toContain("wakil-secret");
});

test("a request that states its length in two ways is refused, and nothing behind it is read as another one", async () => {
  await using app = await testApp();
  await app.http.app.listen({ host: "127.0.0.1", port: 0 });
  const { port } = app.http.app.server.address() as { port: number };
  for (const lengths of [
    "Content-Length: 6\r\nTransfer-Encoding: chunked",
    "Content-Length: 5\r\nContent-Length: 6",
    "Transfer-Encoding: chunked, identity",
  ]) {
    const socket = connect(port, "127.0.0.1");
    let received = "";
    socket.setEncoding("utf8").on("data", (text: string) => (received += text));
    socket.write(
      `POST /auth/login/ HTTP/1.1\r\nHost: here\r\n${lengths}\r\n\r\n0\r\n\r\nGET /healthz HTTP/1.1\r\nHost: here\r\n\r\n`,
    );
    await once(socket, "close");
    expect(received.match(/^HTTP\/1\.1 \d+/gm), lengths).toEqual(["HTTP/1.1 400"]);
  }
});

test("the log tells why a call was refused, by its code and without whose it was", async () => {
  const lines: Record<string, unknown>[] = [];
  const log = pino({ level: "info" }, { write: (line: string) => void lines.push(JSON.parse(line)) });
  await using app = await testApp({ before: (context) => (context.log = log) });
  const owner = await signUpOwner(app);
  await app.request({ path: "/auth/login/", json: { email: owner.email, password: "another password" } });
  await app.request({ path: "/api/me/", token: "none" });
  await app.request({ path: "/api/operator/organizations/", token: owner.token });
  const refusals = lines.filter(({ code }) => code).map(({ route, status, code }) => [route, status, code]);
  expect(refusals).toEqual([
    ["/auth/login/", 400, "wrong_credentials"],
    ["/api/me/", 401, "session_required"],
    ["/api/operator/organizations/", 404, "not_found"],
  ]);
  expect(JSON.stringify(lines)).not.toContain(owner.email);
});
