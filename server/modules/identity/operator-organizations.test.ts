import { expect, test } from "vitest";
import { addMember } from "#server/testing/add-member.ts";
import { operatorToken } from "#server/testing/operator-token.ts";
import { seedConversation } from "#server/testing/seed-conversation.ts";
import { signUpOwner } from "#server/testing/sign-up-owner.ts";
import { testApp } from "#server/testing/test-app.ts";

const path = "/api/operator/organizations/";

const conversationAt = (at: string) => ({
  at: new Date(at),
  messages: [
    { author: "customer" as const, text: "متى تفتحون؟" },
    { author: "agent" as const, text: "من الثامنة صباحًا." },
  ],
});

test("the operator sees every organisation with its counts; members and strangers see nothing", async () => {
  await using app = await testApp();
  const first = await signUpOwner(app, { businessName: "محمصة الركن" });
  const second = await signUpOwner(app, { businessName: "عطور الدار" });
  const token = await operatorToken(app);
  const list = await app.request({ path, token });
  expect(list.status).toBe(200);
  expect(list.body.data).toHaveLength(2);
  expect(list.body.data).toContainEqual({
    id: first.organizationId,
    name: "محمصة الركن",
    industry: "food_beverage",
    created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    members: 1,
    tickets: 0,
    published_version: null,
    conversations_month: 0,
    replies_month: 0,
    last_active_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    problems: [],
  });
  const agent = await addMember(app, second, "agent");
  for (const who of [second.token, agent.token])
    for (const operatorPath of [
      path,
      `${path}${first.organizationId}/`,
      `${path}${second.organizationId}/`,
    ]) {
      const member = await app.request({ path: operatorPath, token: who });
      expect([member.status, member.body.code]).toEqual([404, "not_found"]);
      expect(member.text).not.toContain("محمصة");
    }
  expect((await app.request({ path })).status).toBe(401);
  expect((await app.request({ path: `${path}${first.organizationId}/` })).status).toBe(401);
  expect((await app.request({ path: "/api/members/", token })).status).toBe(404);
});

test("organisations are found by name, phone number and a member's address, a page at a time", async () => {
  await using app = await testApp();
  const token = await operatorToken(app);
  const shops = [];
  for (const businessName of ["محمصة الأركان", "عطور الدار", "Dar Books"])
    shops.push(await signUpOwner(app, { businessName }));
  const [roastery, perfumes, books] = shops as [(typeof shops)[0], (typeof shops)[0], (typeof shops)[0]];
  const find = async (q: string) => {
    const { body } = await app.request({ path: `${path}?q=${encodeURIComponent(q)}`, token });
    expect(body.meta.total).toBe(body.data.length);
    return (body.data as { id: string }[]).map(({ id }) => id);
  };
  expect(await find("الاركان")).toEqual([roastery.organizationId]);
  expect(await find("DAR")).toEqual([books.organizationId]);
  expect(await find(perfumes.email.toUpperCase())).toEqual([perfumes.organizationId]);
  expect(await find(`0${perfumes.phone.replace("+966", "")}`)).toEqual([perfumes.organizationId]);
  expect(await find("لا أحد")).toEqual([]);
  const page = await app.request({ path: `${path}?page=2&page_size=2`, token });
  expect(page.body.data.map(({ id }: { id: string }) => id)).toEqual([roastery.organizationId]);
  expect(page.body.meta).toEqual({ page: 2, page_size: 2, total: 3 });
});

test("a month's conversations and replies are counted from the month's first hour on the organisation's clock", async () => {
  await using app = await testApp();
  const token = await operatorToken(app);
  const { organizationId } = await signUpOwner(app);
  // In Riyadh November begins at 21:00 UTC of the last day of October.
  for (const at of ["2026-10-31T20:50:00Z", "2026-10-31T21:01:00Z", "2026-11-12T10:00:00Z"])
    await seedConversation(app, organizationId, conversationAt(at));
  app.setClock(new Date("2026-11-20T08:00:00Z"));
  const { body } = await app.request({ path: `${path}${organizationId}/`, token });
  expect(body.data).toMatchObject({ conversations_month: 2, replies_month: 2, tickets: 3 });
});

test("the list points out who has a broken channel, customers who wait for a day, no training or no use", async () => {
  await using app = await testApp();
  const token = await operatorToken(app);
  const { organizationId } = await signUpOwner(app);
  app.setClock(new Date());
  const problems = async () =>
    (await app.request({ path: `${path}${organizationId}/`, token })).body.data.problems;
  expect(await problems()).toEqual([]);
  const { ownerPool } = app.database;
  await ownerPool.query(
    `insert into channel_connections (organization_id, kind, account, name, sealed_secrets, connected_at, problem)
     values ($1, 'whatsapp', '1065', 'shop', 'v1.sealed', now(), 'refused')`,
    [organizationId],
  );
  await seedConversation(app, organizationId, {
    at: app.context.clock(),
    status: "deferred",
    subject: "سؤال",
  });
  await ownerPool.query("update tickets set deferred_at = now()");
  expect(await problems()).toEqual(["channel_broken"]);
  await app.passTime(25 * 3_600_000);
  expect(await problems()).toEqual(["channel_broken", "customers_waiting", "untrained"]);
  await app.passTime(15 * 24 * 3_600_000);
  expect(await problems()).toEqual(["channel_broken", "customers_waiting", "untrained", "silent"]);
});

test("an organisation's page names its people and channels, and nothing that customers wrote", async () => {
  await using app = await testApp();
  const token = await operatorToken(app);
  const owner = await signUpOwner(app, { businessName: "محمصة الركن" });
  const agent = await addMember(app, owner, "agent");
  await seedConversation(app, owner.organizationId, conversationAt("2026-11-12T10:00:00Z"));
  const { status, body, text } = await app.request({ path: `${path}${owner.organizationId}/`, token });
  expect(status).toBe(200);
  expect(body.data).toMatchObject({ name: "محمصة الركن", phone: owner.phone, members: 2, channels: [] });
  expect(body.data.people).toEqual([
    expect.objectContaining({ email: owner.email, role: "owner", disabled: false }),
    expect.objectContaining({ email: agent.email, role: "agent", disabled: false }),
  ]);
  expect(text).not.toContain("متى تفتحون");
  expect((await app.request({ path: `${path}${crypto.randomUUID()}/`, token })).status).toBe(404);
});
