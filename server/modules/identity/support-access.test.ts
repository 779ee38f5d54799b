import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { routes } from "#server/app.ts";
import { validBodies } from "#server/http/valid-bodies.fixture.ts";
import { addMember } from "#server/testing/add-member.ts";
import { operatorToken } from "#server/testing/operator-token.ts";
import { seedConversation } from "#server/testing/seed-conversation.ts";
import { signUpOwner, type SignedUp } from "#server/testing/sign-up-owner.ts";
import { type TestApp, testApp } from "#server/testing/test-app.ts";

const path = "/api/support-access/";
const enterPath = (id: string) => `/api/operator/organizations/${id}/enter/`;
const secret = "ZANZIBAR-7351";

const grant = (app: TestApp, { token }: { token: string }, hours = 1) =>
  app.request({ path, token, json: { hours } });

const end = (app: TestApp, { token }: { token: string }) => app.request({ method: "DELETE", path, token });

/** Creates a business with a ticket that grants the company access, and the session of an operator who entered. */
async function enteredShop(app: TestApp) {
  const owner = await signUpOwner(app, { businessName: "محمصة الركن" });
  const { ticketId } = await seedConversation(app, owner.organizationId, {
    at: new Date(),
    messages: [{ author: "customer", text: secret }],
  });
  await grant(app, owner);
  const operator = await operatorToken(app);
  const entered = await app.request({
    method: "POST",
    path: enterPath(owner.organizationId),
    token: operator,
  });
  expect(entered.status).toBe(200);
  return { owner, ticketId, operator, token: entered.body.data.token as string };
}

const readLog = async (app: TestApp, owner: SignedUp) =>
  (await app.request({ path: "/api/activity/?page_size=100", token: owner.token })).body.data as {
    action: string;
    target: string | null;
    author: { kind: string; name: string };
    items: { id: string | null; change: string }[];
  }[];

test("an owner lets the company in for some hours, sees it, and sees what was read; nobody enters before", async () => {
  await using app = await testApp();
  const owner = await signUpOwner(app);
  const operator = await operatorToken(app);
  const enter = () => app.request({ method: "POST", path: enterPath(owner.organizationId), token: operator });
  const readExpiry = async () =>
    (await app.request({ path: `/api/operator/organizations/${owner.organizationId}/`, token: operator }))
      .body.data.support_access_until;
  const refused = await enter();
  expect([refused.status, refused.body.code]).toEqual([409, "support_access_off"]);
  expect(await readExpiry()).toBeNull();
  expect((await app.request({ path, token: owner.token })).body.data).toBeNull();
  const granted = await grant(app, owner, 4);
  expect(granted.body.data).toMatchObject({ read_at: null, readings: 0, granted_by: expect.any(String) });
  const { granted_at: from, expires_at: expiry } = granted.body.data;
  expect(Date.parse(expiry) - Date.parse(from)).toBe(4 * 3_600_000);
  expect(await readExpiry()).toBe(expiry);
  expect((await grant(app, owner)).body.code).toBe("support_access_on");
  const { token } = (await enter()).body.data;
  const me = await app.request({ path: "/api/me/", token });
  expect(me.body.data).toMatchObject({
    user: { role: "manager" },
    organization: { id: owner.organizationId },
    support_access: { expires_at: expiry, is_own: true },
  });
  expect(me.body.data.permissions).not.toContain("exports");
  const response = await app.request({ path: "/api/me/", token: owner.token });
  expect(response.body.data.support_access).toEqual({ expires_at: expiry, is_own: false });
  expect((await app.request({ path, token: owner.token })).body.data).toMatchObject({
    read_at: expect.any(String),
    readings: 1,
  });
  expect((await app.request({ method: "POST", path: enterPath(randomUUID()), token: operator })).status).toBe(
    404,
  );
});

test("every reading stands in the log of both sides before it is shown, and the chain stays whole", async () => {
  await using app = await testApp();
  const { owner, ticketId, operator, token } = await enteredShop(app);
  const ticket = await app.request({ path: `/api/tickets/${ticketId}/`, token });
  expect(ticket.status).toBe(200);
  expect(ticket.text).toContain(secret);
  await app.request({ path: "/api/tickets/", token });
  // Refused reads leave no entry, because nothing was shown.
  await app.request({ path: "/api/activity/", token });
  const log = await readLog(app, owner);
  const readings = log.filter(({ action }) => action === "supportAccess.read");
  expect(readings.map(({ target, items }) => [target, items[0]?.id, items[0]?.change])).toEqual([
    ["tickets", null, "read"],
    ["tickets", ticketId, "read"],
  ]);
  // A business sees that the company read the data, not which of its people.
  expect(readings[0]?.author).toEqual({ kind: "operator", id: null, name: "" });
  expect(log.map(({ action }) => action)).toEqual(
    expect.arrayContaining(["supportAccess.grant", "supportAccess.enter"]),
  );
  const office = await app.request({ path: "/api/operator/activity/", token: operator });
  expect(
    office.body.data.filter(({ action }: { action: string }) => action === "supportAccess.read"),
  ).toMatchObject([
    {
      target: "tickets",
      author: { kind: "operator", name: "Operator" },
      organization: { id: owner.organizationId },
    },
    { target: "tickets" },
  ]);
  const check = await app.request({ path: "/api/activity/check/", token: owner.token });
  expect(check.body.data.broken_at).toBeNull();
});

test("the operator changes nothing, sees nothing that only owners see, and no call of the portal breaks", async () => {
  await using app = await testApp();
  const { owner, ticketId, token } = await enteredShop(app);
  for (const { endpoint } of routes) {
    if (["public", "chat"].includes(endpoint.access) || endpoint.produces === "event-stream") continue;
    const answer = await app.request({
      method: endpoint.method,
      path: endpoint.path.replace(/:\w+/g, ticketId),
      token,
      ...(endpoint.method !== "GET" && { json: validBodies[endpoint.name] ?? {} }),
    });
    const isForSupport =
      endpoint.method === "GET" && (endpoint.access === "member" || endpoint.name === "auth.me");
    if (isForSupport) expect([200, 400, 403, 404], endpoint.name).toContain(answer.status);
    else expect([answer.status, answer.body.code], endpoint.name).toEqual([403, "support_reads_only"]);
  }
  const { rows } = await app.database.ownerPool.query(
    "select contents ->> 'action' as action from audit_entries where organization_id = $1 and contents ->> 'author_kind' = 'operator'",
    [owner.organizationId],
  );
  expect([...new Set(rows.map(({ action }) => action as string))].sort()).toEqual([
    "supportAccess.enter",
    "supportAccess.read",
  ]);
});

test("ended by an owner, run out, or with the operator disabled, the session is over and shows nothing more", async () => {
  await using app = await testApp();
  const first = await enteredShop(app);
  expect((await end(app, first.owner)).status).toBe(200);
  const after = await app.request({ path: `/api/tickets/${first.ticketId}/`, token: first.token });
  expect([after.status, after.text.includes(secret)]).toEqual([401, false]);
  expect((await end(app, first.owner)).body.code).toBe("support_access_off");
  const again = await app.request({
    method: "POST",
    path: enterPath(first.owner.organizationId),
    token: first.operator,
  });
  expect(again.body.code).toBe("support_access_off");
  // The operator's own session continues.
  expect((await app.request({ path: "/api/operator/organizations/", token: first.operator })).status).toBe(
    200,
  );

  const second = await enteredShop(app);
  await app.database.ownerPool.query(
    "update support_accesses set granted_at = now() - interval '2 hours', expires_at = now() - interval '1 second' where organization_id = $1",
    [second.owner.organizationId],
  );
  expect((await app.request({ path: "/api/tickets/", token: second.token })).status).toBe(401);
  expect((await app.request({ path, token: second.owner.token })).body.data).toBeNull();
  expect((await grant(app, second.owner)).status).toBe(200);
  expect((await app.request({ path: "/api/tickets/", token: second.token })).status).toBe(401);

  const third = await enteredShop(app);
  await app.database.ownerPool.query("update operators set disabled_at = now()");
  expect((await app.request({ path: "/api/tickets/", token: third.token })).status).toBe(401);
});

test("a portal's live stream ends for the operator as soon as the owner ends the access", async () => {
  await using app = await testApp();
  const { owner, token } = await enteredShop(app);
  const origin = await app.http.app.listen({ host: "127.0.0.1", port: 0 });
  const response = await fetch(`${origin}/api/events/`, { headers: { authorization: `Bearer ${token}` } });
  expect(response.status).toBe(200);
  const reader = response.body!.getReader();
  await reader.read();
  await end(app, owner);
  let isOver = false;
  while (!isOver) isOver = (await reader.read()).done;
  expect((await app.request({ path: "/api/me/", token })).status).toBe(401);
});

test("only owners grant and end it, for the offered hours; only operators with a second step enter", async () => {
  await using app = await testApp();
  const owner = await signUpOwner(app);
  for (const role of ["manager", "agent"] as const) {
    const { token } = await addMember(app, owner, role);
    expect((await grant(app, { token })).status).toBe(403);
    expect((await end(app, { token })).status).toBe(403);
    expect((await app.request({ path, token })).status).toBe(403);
  }
  for (const hours of [0, 2, 1000, "1", null])
    expect((await app.request({ path, token: owner.token, json: { hours } })).status, String(hours)).toBe(
      400,
    );
  await grant(app, owner);
  const enter = (token: string) =>
    app.request({ method: "POST", path: enterPath(owner.organizationId), token });
  expect((await enter(owner.token)).status).toBe(404);
  await app.database.ownerPool.query("update operators set is_demo = false");
  const operator = await operatorToken(app);
  await app.database.ownerPool.query("update operators set is_demo = false");
  await app.database.ownerPool.query("delete from second_steps");
  const lacking = await enter(operator);
  expect([lacking.status, lacking.body.code]).toEqual([403, "second_step_missing"]);
});

test("two owners who grant at once give one access, and its readings from another business are refused", async () => {
  await using app = await testApp();
  const { owner, token } = await enteredShop(app);
  await end(app, owner);
  const answers = await Promise.all([grant(app, owner), grant(app, owner), grant(app, owner)]);
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409, 409]);
  const other = await enteredShop(app);
  const foreign = await app.request({ path: `/api/tickets/${other.ticketId}/`, token });
  expect(foreign.status).toBe(401);
  const { ticketId } = await seedConversation(app, owner.organizationId, { at: new Date() });
  expect((await app.request({ path: `/api/tickets/${ticketId}/`, token: other.token })).status).toBe(404);
});
