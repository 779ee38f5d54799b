import { once } from "node:events";
import { expect, test } from "vitest";
import { tenantOf } from "#server/tenant.ts";
import { addMember } from "#server/testing/add-member.ts";
import { type SignedUp, signUpOwner } from "#server/testing/sign-up-owner.ts";
import { testApp, type TestApp } from "#server/testing/test-app.ts";
import { seedConversation } from "#server/testing/seed-conversation.ts";

/** Opens a stream over a real connection. Returns what has arrived so far, and its end. */
async function listen(app: TestApp, token: string) {
  if (!app.http.app.server.listening) {
    app.http.app.server.listen(0, "127.0.0.1");
    await once(app.http.app.server, "listening");
  }
  const address = app.http.app.server.address();
  const port = address && typeof address === "object" ? address.port : 0;
  const response = await fetch(`http://127.0.0.1:${port}/api/events/`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toContain("text/event-stream");
  let text = "";
  let wake = () => {};
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  const ended = (async () => {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      text += part.value;
      wake();
    }
  })();
  const waitForWords = async (words: string) => {
    while (!text.includes(words)) await new Promise<void>((resolve) => (wake = resolve));
  };
  return { ended, until: waitForWords, read: () => text };
}

const listWaitingTickets = async (app: TestApp, owner: SignedUp) =>
  (
    await seedConversation(app, owner.organizationId, {
      at: new Date(),
      status: "deferred",
      subject: "كلام سري",
    })
  ).ticketId;

test("A27 a screen hears of its organisation's changes by kind and id, never of another's, never a customer's words", async () => {
  await using app = await testApp();
  await app.http.app.ready();
  const ours = await signUpOwner(app);
  const theirs = await signUpOwner(app);
  const stream = await listen(app, ours.token);
  const foreign = await listWaitingTickets(app, theirs);
  const ticketId = await listWaitingTickets(app, ours);
  const resolve = (owner: SignedUp, id: string) =>
    app.request({ method: "POST", path: `/api/tickets/${id}/resolve/`, token: owner.token });
  await resolve(theirs, foreign);
  await resolve(ours, ticketId);
  await stream.until(ticketId);
  expect(stream.read()).toContain(`event: change\ndata: {"kind":"ticket","id":"${ticketId}"}\n\n`);
  expect(stream.read()).not.toContain(foreign);
  expect(stream.read()).not.toContain("سري");
  app.http.endStreams();
  await stream.ended;
});

test("A27 only the member whom a note mentions hears of the mention", async () => {
  await using app = await testApp();
  await app.http.app.ready();
  const owner = await signUpOwner(app);
  const agent = await addMember(app, owner, "agent");
  const [owners, agents] = [await listen(app, owner.token), await listen(app, agent.token)];
  const id = await listWaitingTickets(app, owner);
  const json = { text: "كلام سري", mentions: [agent.memberId] };
  await app.request({ path: `/api/tickets/${id}/notes/`, token: owner.token, json });
  await agents.until(`{"kind":"mention","id":"${id}"}`);
  await app.request({ method: "POST", path: `/api/tickets/${id}/resolve/`, token: owner.token });
  await owners.until(`{"kind":"ticket","id":"${id}"}`);
  expect(owners.read()).toContain(`{"kind":"note","id":"${id}"}`);
  expect(owners.read()).not.toContain("mention");
  expect(agents.read()).not.toContain("سري");
  app.http.endStreams();
  await Promise.all([owners.ended, agents.ended]);
});

test("A27 the stream ends when its session logs out, and not before", async () => {
  await using app = await testApp();
  await app.http.app.ready();
  const owner = await signUpOwner(app);
  const second = await app.request({
    path: "/auth/login/",
    json: { email: owner.email, password: owner.password },
  });
  const stays = await listen(app, second.body.data.token);
  const leaves = await listen(app, owner.token);
  await app.request({ method: "POST", path: "/auth/logout/", token: owner.token });
  await leaves.ended;
  const id = await listWaitingTickets(app, owner);
  await app.request({ method: "POST", path: `/api/tickets/${id}/resolve/`, token: second.body.data.token });
  await stays.until(id);
  expect(leaves.read()).not.toContain(id);
  app.http.endStreams();
  await stays.ended;
});

test("A27 the stream ends when its member is disabled, and an open stream does not count as use of the session", async () => {
  await using app = await testApp();
  await app.http.app.ready();
  const owner = await signUpOwner(app);
  const stream = await listen(app, owner.token);
  await app.database.ownerPool.query("update sessions set used_at = now() - interval '11 hours'");
  await new Promise((resolve) => setTimeout(resolve, 3500));
  const { rows } = await app.database.ownerPool.query(
    "select now() - used_at > interval '11 hours' as idle from sessions",
  );
  expect(rows).toEqual([{ idle: true }]);
  await tenantOf(app.context, owner.organizationId).transaction((db) =>
    db.updateTable("members").set({ disabled_at: new Date() }).where("id", "=", owner.memberId).execute(),
  );
  await stream.ended;
});

test("A27 A32 the stream of a member who is removed ends, and the owner's goes on", async () => {
  await using app = await testApp();
  await app.http.app.ready();
  const owner = await signUpOwner(app);
  const agent = await addMember(app, owner);
  const stays = await listen(app, owner.token);
  const ends = await listen(app, agent.token);
  await app.request({ method: "DELETE", path: `/api/members/${agent.memberId}/`, token: owner.token });
  await ends.ended;
  await stays.until(agent.memberId);
  app.http.endStreams();
  await stays.ended;
});

test("A27 without a session there is no stream", async () => {
  await using app = await testApp();
  const answer = await app.request({ path: "/api/events/" });
  expect([answer.status, answer.body.code]).toEqual([401, "session_required"]);
});

test("A27 what is no session of ours opens no stream, wherever it is said, and a page elsewhere cannot read one", async () => {
  await using app = await testApp();
  const owner = await signUpOwner(app);
  const elsewhere = { origin: "https://elsewhere.example" };
  for (const [path, headers] of [
    [`/api/events/?token=${owner.token}`, {}],
    ["/api/events/", { cookie: `session=${owner.token}; token=${owner.token}` }],
    ["/api/events/", { authorization: `Basic ${owner.token}` }],
    ["/api/events/", { authorization: `Bearer ${owner.token}x` }],
    [`/api/events/?organization_id=${owner.organizationId}`, elsewhere],
  ] as const) {
    const answer = await app.request({ path, headers });
    expect([answer.status, answer.body.code], path).toEqual([401, "session_required"]);
  }
  const preflight = await app.http.app.inject({
    method: "OPTIONS",
    url: "/api/events/",
    headers: { ...elsewhere, "access-control-request-headers": "authorization" },
  });
  expect(preflight.headers["access-control-allow-origin"]).toBeUndefined();
});
