import { connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { createApp } from "#server/app.ts";
import { addMember } from "#server/testing/add-member.ts";
import { signUpOwner } from "#server/testing/sign-up-owner.ts";
import { type TestApp, testApp } from "#server/testing/test-app.ts";
import { maxOpenStreams } from "./open-streams.ts";

async function portOf({ http: { app } }: Pick<TestApp, "http">): Promise<number> {
  await app.listen({ port: 0, host: "127.0.0.1" });
  const address = app.server.address();
  return address && typeof address === "object" ? address.port : 0;
}

test("beyond a member's live streams one more is refused until another has ended, and colleagues are not kept out", async () => {
  await using app = await testApp();
  const owner = await signUpOwner(app);
  const colleague = await addMember(app, owner);
  const http = await createApp(app.context, { maxOpenStreams: { ...maxOpenStreams, member: 2 } });
  const port = await portOf({ http });
  const leaving: AbortController[] = [];
  const open = async (token: string) => {
    const leave = new AbortController();
    leaving.push(leave);
    const response = await fetch(`http://127.0.0.1:${port}/api/events/`, {
      headers: { authorization: `Bearer ${token}` },
      signal: leave.signal,
    });
    return { response, leave };
  };
  const streams = [await open(owner.token), await open(owner.token)];
  for (const { response } of streams) expect(response.status).toBe(200);
  const refused = await open(owner.token);
  expect(refused.response.status).toBe(429);
  expect(refused.response.headers.get("retry-after")).toBe("30");
  expect((await refused.response.json()).code).toBe("rate_limited");
  const theirs = await open(colleague.token);
  expect(theirs.response.status).toBe(200);

  streams[0]?.leave.abort();
  // The server notices a closed connection a moment later.
  while ((await open(owner.token)).response.status !== 200) await sleep(20);
  for (const leave of leaving) leave.abort();
  // The connections are closed explicitly, because fetch keeps them for later requests and closing the server would
  // wait for them.
  http.app.server.closeAllConnections();
  await http.app.close();
});

test("A43 a flood of headers is refused before any of them is looked at", async () => {
  await using app = await testApp();
  const port = await portOf({ http: app.http });
  for (const headers of [`X-Long: ${"x".repeat(20_000)}\r\n`, "X-Many: 1\r\n".repeat(2_000)]) {
    const socket = connect(port, "127.0.0.1");
    let answer = "";
    socket.on("data", (bytes) => (answer += bytes.toString()));
    socket.on("error", () => {});
    socket.write(`GET /api/me/ HTTP/1.1\r\nHost: wakil.test\r\n${headers}\r\n`);
    await new Promise((resolve) => socket.on("close", resolve));
    expect(answer).toContain("431");
  }
  app.http.app.server.closeAllConnections();
});
