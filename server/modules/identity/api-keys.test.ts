import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import type { ApiKey } from "#shared/contract/api-keys.ts";
import type { AuditEntry } from "#shared/contract/audit.ts";
import { addMember } from "#server/testing/add-member.ts";
import { operatorToken } from "#server/testing/operator-token.ts";
import { seedConversation } from "#server/testing/seed-conversation.ts";
import { signUpOwner } from "#server/testing/sign-up-owner.ts";
import { type TestApp, testApp } from "#server/testing/test-app.ts";

const path = "/api/api-keys/";
const report = { name: "  Weekly  report ", scopes: ["tickets:write", "tickets:read"], valid_days: null };

const create = (app: TestApp, token: string, json: object = report) => app.request({ path, token, json });
const list = async (app: TestApp, token: string) =>
  (await app.request({ path, token })).body.data as ApiKey[];
const listTickets = (app: TestApp, token: string) => app.request({ path: "/api/tickets/", token });

test("an owner creates a key that is shown once, stored as a hash alone, and revoked at once", async () => {
  await using app = await testApp();
  app.setClock(new Date("2026-11-23T10:00:00Z"));
  const owner = await signUpOwner(app);
  const { status, body } = await create(app, owner.token);
  expect(status).toBe(200);
  const { key, ...shown } = body.data;
  expect(key).toMatch(/^wk_[\w-]{43}$/);
  expect(shown).toMatchObject({
    name: "Weekly report",
    prefix: key.slice(0, 9),
    scopes: ["tickets:read", "tickets:write"],
    expires_at: null,
    is_expired: false,
    last_used_at: null,
  });
  expect(await list(app, owner.token)).toEqual([shown]);
  const { rows } = await app.database.ownerPool.query("select to_jsonb(k)::text as row from api_keys k");
  expect(rows[0].row).toContain(createHash("sha256").update(key).digest("hex"));
  expect(rows[0].row).not.toContain(key.slice(9));

  app.setClock(new Date("2026-11-23T10:05:00Z"));
  expect((await listTickets(app, key)).status).toBe(200);
  expect((await list(app, owner.token))[0]?.last_used_at).toBe("2026-11-23T10:05:00.000Z");
  // A second use within a minute is not recorded.
  app.setClock(new Date("2026-11-23T10:05:50Z"));
  expect((await listTickets(app, key)).status).toBe(200);
  expect((await list(app, owner.token))[0]?.last_used_at).toBe("2026-11-23T10:05:00.000Z");

  const revoke = { method: "DELETE", path: `${path}${shown.id}/`, token: owner.token } as const;
  expect((await app.request(revoke)).status).toBe(200);
  const refused = await listTickets(app, key);
  expect([refused.status, refused.body.code]).toEqual([401, "api_key_invalid"]);
  expect(await list(app, owner.token)).toEqual([]);
  expect((await app.request(revoke)).status).toBe(404);
});

test("a key expires by the server's clock; one that never was is refused alike", async () => {
  await using app = await testApp();
  app.setClock(new Date("2026-11-23T10:00:00Z"));
  const owner = await signUpOwner(app);
  const { key, expires_at } = (await create(app, owner.token, { ...report, valid_days: 30 })).body.data;
  expect(expires_at).toBe("2026-12-23T10:00:00.000Z");
  app.setClock(new Date("2026-12-23T09:59:59Z"));
  expect((await listTickets(app, key)).status).toBe(200);
  app.setClock(new Date("2026-12-23T10:00:00Z"));
  const expired = await listTickets(app, key);
  const unknown = await listTickets(app, `wk_${"A".repeat(43)}`);
  for (const { status, body } of [expired, unknown])
    expect([status, body.code]).toEqual([401, "api_key_invalid"]);
});

test("owners alone see and manage keys; names and scopes are checked; an organisation has twenty", async () => {
  await using app = await testApp();
  const owner = await signUpOwner(app);
  const agent = await addMember(app, owner, "agent");
  const operator = await operatorToken(app);
  const { id, key } = (await create(app, owner.token)).body.data;
  for (const [token, expected] of [
    [agent.token, 403],
    [operator, 404],
    [key, 403],
  ] as const) {
    expect((await app.request({ path, token })).status).toBe(expected);
    expect((await create(app, token)).status).toBe(expected);
    expect((await app.request({ method: "DELETE", path: `${path}${id}/`, token })).status).toBe(expected);
  }
  for (const change of [
    { name: "  " },
    { name: "x".repeat(61) },
    { scopes: [] },
    { scopes: ["tickets:all"] },
    { valid_days: 0 },
  ])
    expect((await create(app, owner.token, { ...report, ...change })).status).toBe(400);
  const more = await Promise.all(Array.from({ length: 22 }, () => create(app, owner.token)));
  expect(more.filter(({ status }) => status === 200)).toHaveLength(19);
  expect(new Set(more.filter(({ status }) => status !== 200).map(({ body }) => body.code))).toEqual(
    new Set(["too_many_api_keys"]),
  );
});

test("a key acts under its own name: in the audit log, on a closed ticket, in the list", async () => {
  await using app = await testApp();
  const owner = await signUpOwner(app);
  const { ticketId } = await seedConversation(app, owner.organizationId, { at: new Date() });
  const { id, key } = (await create(app, owner.token)).body.data;
  const close = { path: `/api/tickets/${ticketId}/close/`, token: key, json: { reason: "answered" } };
  expect((await app.request(close)).status).toBe(200);
  const ticket = await app.request({ path: `/api/tickets/${ticketId}/`, token: owner.token });
  expect(ticket.body.data).toMatchObject({ status: "closed", closed_by: null });

  const log = await app.request({ path: `/api/activity/?author=${id}`, token: owner.token });
  const entries = log.body.data as AuditEntry[];
  expect(entries.map(({ action, author }) => [action, author])).toEqual([
    ["tickets.close", { kind: "key", id, name: "Weekly report" }],
  ]);
  expect(log.body.meta.people).toContainEqual({ id, name: "Weekly report", kind: "key", is_former: false });
  const check = await app.request({ path: "/api/activity/check/", token: owner.token });
  expect(check.body.data.broken_at).toBeNull();
  const sheet = await app.request({ path: "/api/activity/export/", token: owner.token });
  expect(sheet.text).toContain("API key Weekly report");
  expect(sheet.text).not.toContain(key.slice(9));

  const response = await app.request({ path: "/api/tickets/?assignee=me", token: key });
  expect([response.status, Object.keys(response.body.fields)]).toEqual([400, ["assignee"]]);
  expect((await listTickets(app, key)).body.assigned).toEqual({ me: 0, none: 0 });
});
