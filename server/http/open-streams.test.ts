import { connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { createApp } from "#server/app.ts";
import { addMember } from "#server/testing/add-member.ts";
import { type SignedUp, signUpOwner } from "#server/testing/sign-up-owner.ts";
import { type TestApp, testApp } from "#server/testing/test-app.ts";
import { maxOpenStreams, type StreamLimits } from "./open-streams.ts";

async function portOf({ http: { app } }: Pick<TestApp, "http">): Promise<number> {
  await app.listen({ port: 0, host: "127.0.0.1" });
  const address = app.server.address();
  return address && typeof address === "object" ? address.port : 0;
}

/** A product with one chat page, whose server allows so many streams, and a way to open them. */
async function office(limits: Partial<StreamLimits>) {
  const app = await testApp();
  const owner = await signUpOwner(app);
  const colleague = await addMember(app, owner);
  const stranger = await signUpOwner(app);
  const generate = async ({ token }: SignedUp) =>
    (await app.request({ method: "POST", path: "/api/chatbot/generate/", token })).body.data.token as string;
  const [chat, otherChat] = [await generate(owner), await generate(stranger)];
  const http = await createApp(app.context, { maxOpenStreams: { ...maxOpenStreams, ...limits } });
  const port = await portOf({ http });
  const leaving: AbortController[] = [];
  const open = async (path: string, headers: Record<string, string>) => {
    const leave = new AbortController();
    leaving.push(leave);
    const response = await fetch(`http://127.0.0.1:${port}${path}`, { headers, signal: leave.signal });
    return { status: response.status, response, leave };
  };
  return {
    owner,
    colleague,
    stranger,
    chat,
    otherChat,
    /** Opens the stream of a member's portal. */
    listen: ({ token }: { token: string }) => open("/api/events/", { authorization: `Bearer ${token}` }),
    /** Opens the stream of a chat page; one letter stands for one visitor. */
    visit: (token: string, visitor: string) =>
      open(`/webhook/chatbot/${token}/events/`, { "x-session-id": `session_${visitor.repeat(32)}` }),
    async [Symbol.asyncDispose]() {
      for (const leave of leaving) leave.abort();
      // The connections are closed explicitly, because fetch keeps them for later requests and closing the server would
      // wait for them.
      http.app.server.closeAllConnections();
      await http.app.close();
      await app[Symbol.asyncDispose]();
    },
  };
}

test("beyond a member's live streams one more is refused until another has ended, and colleagues are not kept out", async () => {
  await using setup = await office({ member: 2 });
  const { owner, colleague, listen } = setup;
  const streams = [await listen(owner), await listen(owner)];
  for (const { status } of streams) expect(status).toBe(200);
  const refused = await listen(owner);
  expect(refused.status).toBe(429);
  expect(refused.response.headers.get("retry-after")).toBe("30");
  expect((await refused.response.json()).code).toBe("rate_limited");
  expect((await listen(colleague)).status).toBe(200);

  streams[0]?.leave.abort();
  // The server notices a closed connection a moment later.
  while ((await listen(owner)).status !== 200) await sleep(20);
});

test("beyond a visitor's live streams one more is refused, and other visitors are not kept out", async () => {
  await using setup = await office({ chat: 2 });
  const { chat, visit } = setup;
  expect([(await visit(chat, "a")).status, (await visit(chat, "a")).status]).toEqual([200, 200]);
  const refused = await visit(chat, "a");
  expect([refused.status, refused.response.headers.get("retry-after")]).toEqual([429, "30"]);
  expect((await visit(chat, "b")).status).toBe(200);
});

test("a business's team and its chat pages have streams of their own, and fill nobody else's", async () => {
  await using setup = await office({ team: 2, chats: 2 });
  const { owner, colleague, stranger, chat, otherChat, listen, visit } = setup;
  expect([(await visit(chat, "a")).status, (await visit(chat, "b")).status]).toEqual([200, 200]);
  expect((await visit(chat, "c")).status).toBe(429);
  expect((await visit(otherChat, "c")).status).toBe(200);
  // Its visitors have not taken the team's.
  expect([(await listen(owner)).status, (await listen(colleague)).status]).toEqual([200, 200]);
  expect((await listen(owner)).status).toBe(429);
  expect((await listen(stranger)).status).toBe(200);
});

test("beyond the live streams of an address one more is refused, whoever asks for it", async () => {
  await using setup = await office({ address: 3 });
  const { owner, stranger, chat, otherChat, listen, visit } = setup;
  for (const { status } of [await listen(owner), await visit(chat, "a"), await visit(otherChat, "b")])
    expect(status).toBe(200);
  expect([(await listen(stranger)).status, (await visit(chat, "c")).status]).toEqual([429, 429]);
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
