import { createHmac, randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { type WebhookDelivery } from "#shared/contract/webhooks.ts";
import { webhookEvents } from "#shared/values/webhooks.ts";
import { addMember } from "#server/testing/add-member.ts";
import { signUpOwner, type SignedUp } from "#server/testing/sign-up-owner.ts";
import { type TestApp, testApp } from "#server/testing/test-app.ts";
import { eventReceiver, type ReceivedEvent } from "#server/testing/event-receiver.ts";

const env = { OUTGOING_WEBHOOK_PRIVATE_ADDRESSES: "true", OUTGOING_WEBHOOK_MAX_MS: "500" };
const minute = 60_000;
const hour = 60 * minute;

const add = async (
  app: TestApp,
  { token }: SignedUp,
  url: string,
  events: readonly string[] = webhookEvents,
) =>
  (await app.request({ path: "/api/webhooks/", token, json: { url, events } })).body.data as {
    id: string;
    secret: string;
  };
const list = async (app: TestApp, { token }: SignedUp) =>
  (await app.request({ path: "/api/webhooks/", token })).body.data;
const log = async (app: TestApp, { token }: SignedUp, id: string): Promise<WebhookDelivery[]> =>
  (await app.request({ path: `/api/webhooks/${id}/deliveries/`, token })).body.data;
const send = (app: TestApp, { token }: SignedUp, id: string) =>
  app.request({ method: "POST", path: `/api/webhooks/${id}/test/`, token });

/** Checks a signature in the way that the specification tells receivers to. */
function isSigned({ headers, body }: ReceivedEvent, secret: string): boolean {
  const signed = [headers["webhook-id"], headers["webhook-timestamp"], body].join(".");
  const key = Buffer.from(secret.slice("whsec_".length), "base64");
  const expected = `v1,${createHmac("sha256", key).update(signed).digest("base64")}`;
  return String(headers["webhook-signature"]).split(" ").includes(expected);
}

async function converse(app: TestApp, { token }: SignedUp): Promise<void> {
  const made = await app.request({ method: "POST", path: "/api/chatbot/generate/", token });
  await app.request({
    method: "POST",
    path: "/webhook/chatbot/",
    headers: { "x-session-id": `session_${randomBytes(16).toString("hex")}` },
    form: {
      customer_msg: "SECRET words: I want to speak to a person",
      customer_name: "SECRET Noura",
      customer_phone: "0555550142",
      chat_token: made.body.data.token,
    },
  });
}

test("a conversation is told event by event, signed, with ids and without anybody's words", async () => {
  await using app = await testApp({ env });
  await using receiver = await eventReceiver();
  const owner = await signUpOwner(app);
  const other = await signUpOwner(app);
  const { id, secret } = await add(app, owner, receiver.url);
  await converse(app, other);
  await converse(app, owner);
  const { body } = await app.request({ path: "/api/tickets/", token: owner.token });
  const ticket = body.data[0];
  const close = {
    path: `/api/tickets/${ticket.id}/close/`,
    token: owner.token,
    json: { reason: "answered" },
  };
  expect((await app.request(close)).status).toBe(200);
  await app.runJobs();

  const payloads = receiver.received.map(({ body: text }) => JSON.parse(text));
  expect(payloads).toHaveLength(webhookEvents.length);
  expect(new Set(payloads.map(({ type }) => type))).toEqual(new Set(webhookEvents));
  const dataOf = (type: string) => payloads.find((one) => one.type === type)?.data;
  expect(dataOf("ticket.created")).toMatchObject({
    ticket_id: ticket.id,
    number: ticket.number,
    channel: "chat",
  });
  expect(dataOf("ticket.closed")).toMatchObject({
    ticket_id: ticket.id,
    status: "closed",
    reason: "answered",
  });
  expect(dataOf("message.received")).toMatchObject({ ticket_id: ticket.id, author: "customer" });
  expect(dataOf("message.sent")).toMatchObject({ ticket_id: ticket.id, author: "agent" });
  expect(dataOf("customer.created")).toEqual({
    customer_id: ticket.customer.id,
    number: ticket.customer.number,
  });
  for (const one of receiver.received) {
    expect(isSigned(one, secret)).toBe(true);
    expect(isSigned({ ...one, body: `${one.body} ` }, secret)).toBe(false);
    expect(one.body).not.toMatch(/SECRET|55555/);
  }
  const shown = await log(app, owner, id);
  expect(shown.map(({ state, last_status, attempts }) => [state, last_status, attempts])).toEqual(
    webhookEvents.map(() => ["delivered", 204, 1]),
  );
  expect(new Set(shown.map((one) => one.id))).toEqual(
    new Set(receiver.received.map(({ headers }) => headers["webhook-id"])),
  );
});

test("only chosen events are told, and what is rolled back never happened", async () => {
  await using app = await testApp({ env });
  await using receiver = await eventReceiver();
  const owner = await signUpOwner(app);
  await add(app, owner, receiver.url, ["ticket.escalated"]);
  await converse(app, owner);
  const client = await app.database.ownerPool.connect();
  await client.query("begin");
  await client.query("update tickets set status = 'pending' where organization_id = $1", [
    owner.organizationId,
  ]);
  await client.query("update tickets set status = 'deferred' where organization_id = $1", [
    owner.organizationId,
  ]);
  await client.query("rollback");
  client.release();
  await app.runJobs();
  expect(receiver.received.map(({ body }) => JSON.parse(body).type)).toEqual(["ticket.escalated"]);
});

test("A14: a receiver that fails, hangs or redirects is tried again under the same id until it answers", async () => {
  await using app = await testApp({ env });
  await using receiver = await eventReceiver();
  await using elsewhere = await eventReceiver();
  const owner = await signUpOwner(app);
  const { id } = await add(app, owner, receiver.url);
  receiver.answer((response) => response.writeHead(500).end("x".repeat(1_000_000)));
  await send(app, owner, id);
  await app.runJobs();
  const state = async () => (await log(app, owner, id))[0];
  expect(await state()).toMatchObject({
    state: "pending",
    attempts: 1,
    last_status: 500,
    last_problem: "status",
  });
  expect((await list(app, owner))[0].failing_since).toEqual(expect.any(String));

  receiver.answer(() => {});
  await app.passTime(6000);
  await app.runJobs();
  expect(await state()).toMatchObject({ attempts: 2, last_status: null, last_problem: "timeout" });

  receiver.answer((response) => response.writeHead(307, { location: elsewhere.url }).end());
  await app.passTime(6 * minute);
  await app.runJobs();
  expect(await state()).toMatchObject({ attempts: 3, last_status: 307, last_problem: "redirect" });
  expect(elsewhere.received).toEqual([]);

  receiver.answer((response) => response.writeHead(200).end());
  await app.passTime(34 * minute);
  await app.runJobs();
  expect(await state()).toMatchObject({
    state: "delivered",
    attempts: 4,
    last_problem: null,
    next_attempt_at: null,
  });
  expect((await list(app, owner))[0].failing_since).toBeNull();
  expect(new Set(receiver.received.map(({ headers }) => headers["webhook-id"])).size).toBe(1);
  // Each attempt has a new signature, because receivers refuse old timestamps.
  expect(new Set(receiver.received.map(({ headers }) => headers["webhook-timestamp"])).size).toBe(4);
});

test("private addresses are neither accepted by name of a port nor connected to", async () => {
  await using app = await testApp();
  const owner = await signUpOwner(app);
  for (const url of [
    "http://shop.example/",
    "https://shop.example:444/",
    "https://a:b@shop.example/",
    "shop",
  ]) {
    const json = { url, events: ["ticket.created"] };
    const { status, body } = await app.request({ path: "/api/webhooks/", token: owner.token, json });
    expect([status, Object.keys(body.fields)]).toEqual([400, ["url"]]);
  }
  for (const url of [
    "https://127.0.0.1/",
    "https://localhost/",
    "https://[::1]/",
    "https://169.254.169.254/",
  ]) {
    const { id } = await add(app, owner, url);
    await send(app, owner, id);
    await app.runJobs();
    expect((await log(app, owner, id))[0]).toMatchObject({
      last_problem: "blocked_address",
      last_status: null,
    });
  }
});

test("after five failing days a webhook is switched off, and every owner gets a mail", async () => {
  await using app = await testApp({ env });
  await using receiver = await eventReceiver();
  const owner = await signUpOwner(app);
  const colleague = await addMember(app, owner, "owner");
  await addMember(app, owner, "agent");
  const { id } = await add(app, owner, receiver.url);
  receiver.answer((response) => response.writeHead(503).end());
  await send(app, owner, id);
  for (let day = 0; day < 6; day += 1) {
    expect((await list(app, owner))[0].disabled).toBeNull();
    await app.runJobs();
    await app.passTime(27 * hour);
  }
  expect((await list(app, owner))[0].disabled).toMatchObject({ reason: "failing" });
  await app.runJobs();
  expect((await log(app, owner, id))[0]).toMatchObject({
    state: "failed",
    attempts: 6,
    last_problem: "disabled",
    next_attempt_at: null,
  });
  expect(receiver.received).toHaveLength(6);
  const { rows: mails } = await app.database.ownerPool.query(
    "select to_address from mails where organization_id = $1 and subject like '%127.0.0.1%' order by 1",
    [owner.organizationId],
  );
  expect(mails.map(({ to_address }) => to_address)).toEqual([owner.email, colleague.email].sort());
  // Events that occur while the endpoint is off are not queued.
  await converse(app, owner);
  expect(await log(app, owner, id)).toHaveLength(1);
});

test("A14: 410 switches a webhook off at once; a delivery is replayed once it is on again", async () => {
  await using app = await testApp({ env });
  await using receiver = await eventReceiver();
  const owner = await signUpOwner(app);
  const { id } = await add(app, owner, receiver.url);
  receiver.answer((response) => response.writeHead(410).end());
  await send(app, owner, id);
  await app.runJobs();
  expect((await list(app, owner))[0].disabled).toMatchObject({ reason: "gone" });
  const { rows: mails } = await app.database.ownerPool.query(
    "select to_address, subject from mails where organization_id = $1 and subject like '%127.0.0.1%'",
    [owner.organizationId],
  );
  expect(mails.map(({ to_address }) => to_address)).toEqual([owner.email]);
  const [delivery] = await log(app, owner, id);
  const replay = {
    method: "POST",
    path: `/api/webhook-deliveries/${delivery?.id}/replay/`,
    token: owner.token,
  } as const;
  expect((await app.request(replay)).body.code).toBe("webhook_disabled");
  expect((await send(app, owner, id)).body.code).toBe("webhook_disabled");

  const json = { url: receiver.url, events: ["ticket.closed"], enabled: true };
  const on = await app.request({ method: "PUT", path: `/api/webhooks/${id}/`, token: owner.token, json });
  expect(on.body.data).toMatchObject({ disabled: null, failing_since: null, events: ["ticket.closed"] });
  receiver.answer((response) => response.writeHead(200).end());
  expect((await app.request(replay)).body.data).toMatchObject({ state: "pending", attempts: 0 });
  await app.runJobs();
  expect((await log(app, owner, id))[0]).toMatchObject({ id: delivery?.id, state: "delivered", attempts: 1 });
  expect(receiver.received.map(({ headers }) => headers["webhook-id"])).toEqual([delivery?.id, delivery?.id]);
});

test("A14: a renewed secret signs beside the earlier one for a day; both are stored sealed", async () => {
  await using app = await testApp({ env });
  await using receiver = await eventReceiver();
  app.setClock(new Date("2026-11-23T10:00:00Z"));
  const owner = await signUpOwner(app);
  const { id, secret: first } = await add(app, owner, receiver.url);
  const renew = { method: "POST", path: `/api/webhooks/${id}/secret/`, token: owner.token } as const;
  const { secret: second, previous_secret_until } = (await app.request(renew)).body.data;
  expect(previous_secret_until).toBe("2026-11-24T10:00:00.000Z");
  const signedBy = async () => {
    await send(app, owner, id);
    await app.runJobs();
    const last = receiver.received.at(-1) as ReceivedEvent;
    return [first, second].map((secret) => isSigned(last, secret));
  };
  expect(await signedBy()).toEqual([true, true]);
  app.setClock(new Date("2026-11-24T10:00:00Z"));
  expect(await signedBy()).toEqual([false, true]);
  const { rows } = await app.database.ownerPool.query(
    "select to_jsonb(e)::text as row from webhook_endpoints e",
  );
  for (const secret of [first, second]) expect(rows[0].row).not.toContain(secret.slice(6));
  expect(JSON.stringify(await list(app, owner))).not.toContain("whsec_");
});

test("an attempt whose process was killed before it noted the answer is made again under the same id", async () => {
  await using app = await testApp({ env });
  await using receiver = await eventReceiver();
  const owner = await signUpOwner(app);
  const { id } = await add(app, owner, receiver.url);
  await send(app, owner, id);
  await app.runJobs();
  // This is the state after a kill between the request and the transaction that stores its result.
  await app.database.ownerPool.query("update webhook_deliveries set state = 'pending', attempts = 0");
  await app.database.ownerPool.query(
    `select add_job('webhooks.deliver', jsonb_build_object('organizationId', organization_id, 'deliveryId', id))
     from webhook_deliveries`,
  );
  await app.runJobs();
  expect((await log(app, owner, id))[0]).toMatchObject({ state: "delivered", attempts: 1 });
  const ids = receiver.received.map(({ headers }) => headers["webhook-id"]);
  expect(ids).toHaveLength(2);
  expect(new Set(ids).size).toBe(1);
});

test("owners alone see and manage webhooks, five at most; the activity log names the host alone", async () => {
  await using app = await testApp();
  const owner = await signUpOwner(app);
  const agent = await addMember(app, owner, "agent");
  const json = { url: "https://hooks.shop.example/SECRET-path", events: ["ticket.closed"] };
  const create = (token: string) => app.request({ path: "/api/webhooks/", token, json });
  expect((await create(agent.token)).status).toBe(403);
  expect((await app.request({ path: "/api/webhooks/", token: agent.token })).status).toBe(403);
  const made = await Promise.all(Array.from({ length: 7 }, () => create(owner.token)));
  expect(made.filter(({ status }) => status === 200)).toHaveLength(5);
  expect(made.filter(({ body }) => body.code === "too_many_webhooks")).toHaveLength(2);
  const { id } = made.find(({ status }) => status === 200)?.body.data ?? {};
  const gone = { method: "DELETE", path: `/api/webhooks/${id}/`, token: owner.token } as const;
  expect((await app.request(gone)).status).toBe(200);
  expect((await app.request(gone)).status).toBe(404);
  const activity = await app.request({ path: "/api/activity/", token: owner.token });
  expect(activity.text).toContain("hooks.shop.example");
  expect(activity.text).not.toContain("SECRET");
});

test("deliveries that are over are deleted after thirty days", async () => {
  await using app = await testApp({ env });
  await using receiver = await eventReceiver();
  app.setClock(new Date("2026-11-01T10:00:00Z"));
  const owner = await signUpOwner(app);
  const { id } = await add(app, owner, receiver.url);
  await send(app, owner, id);
  await app.runJobs();
  const sweep = async (at: string) => {
    app.setClock(new Date(at));
    await app.database.ownerPool.query("select add_job('webhooks.tick')");
    await app.runJobs();
    return (await log(app, owner, id)).length;
  };
  expect(await sweep("2026-12-01T09:59:00Z")).toBe(1);
  expect(await sweep("2026-12-01T10:01:00Z")).toBe(0);
});
