import { expect, test } from "vitest";
import type { AuditEntry } from "#shared/contract/audit.ts";
import { addMember } from "#server/testing/add-member.ts";
import { seedConversation } from "#server/testing/seed-conversation.ts";
import { signUpOwner } from "#server/testing/sign-up-owner.ts";
import { testApp, type TestApp, type TestRequest } from "#server/testing/test-app.ts";

async function entriesOf(app: TestApp, token: string, query = ""): Promise<AuditEntry[]> {
  const { status, body } = await app.request({ path: `/api/activity/?page_size=100&${query}`, token });
  expect(status).toBe(200);
  return body.data as AuditEntry[];
}

test("calls of every area leave one entry each: who, what, before and after, without what was written", async () => {
  await using app = await testApp();
  const owner = await signUpOwner(app);
  const { ticketId, ticketNumber, customerId } = await seedConversation(app, owner.organizationId, {
    at: new Date("2026-11-20T10:00:00Z"),
    subject: "SECRET subject",
    status: "deferred",
    customer: { name: "SECRET customer" },
  });
  const colleague = await addMember(app, owner, "agent");
  const memberName = "سارة العتيبي";
  const secretFaq = { phrasings: ["SECRET question?"], answer: { ar: "SECRET جواب", en: null } };
  const calls: [action: string, call: TestRequest][] = [
    [
      "tickets.setPriority",
      { method: "PUT", path: `/api/tickets/${ticketId}/priority/`, json: { priority: "urgent" } },
    ],
    [
      "tickets.assign",
      { method: "PUT", path: `/api/tickets/${ticketId}/assignee/`, json: { member_id: colleague.memberId } },
    ],
    ["ticketNotes.add", { path: `/api/tickets/${ticketId}/notes/`, json: { text: "SECRET note" } }],
    ["tickets.reply", { path: `/api/tickets/${ticketId}/reply/`, json: { text: "SECRET reply" } }],
    [
      "reminders.add",
      {
        path: `/api/tickets/${ticketId}/reminders/`,
        json: { text: "SECRET", at: new Date(Date.now() + 86_400_000).toISOString() },
      },
    ],
    [
      "tickets.changeMany",
      {
        path: "/api/tickets/changes/",
        json: { ids: [ticketId], change: { kind: "priority", priority: "low" } },
      },
    ],
    ["tickets.close", { path: `/api/tickets/${ticketId}/close/`, json: { reason: "answered" } }],
    [
      "customers.update",
      { method: "PATCH", path: `/api/customers/${customerId}/`, json: { name: "SECRET new name" } },
    ],
    ["faqs.create", { path: "/api/faqs/", json: secretFaq }],
    [
      "knowledge.setBrand",
      { method: "PUT", path: "/api/knowledge/brand/", json: { ar: "محمصة", en: "Roastery" } },
    ],
    [
      "knowledge.stateFact",
      {
        method: "PUT",
        path: "/api/knowledge/facts/",
        json: { topic: "returns", value: { ar: "خلال 7 أيام", en: "Within 7 days" } },
      },
    ],
    [
      "knowledge.addUrl",
      { path: "/api/knowledge/urls/", json: { url: "https://shop.example/", kind: "common" } },
    ],
    [
      "questions.create",
      { path: "/api/questions/", json: { question: "SECRET where?", right: { kind: "person" } } },
    ],
    [
      "organizations.setSupportEmail",
      {
        method: "PUT",
        path: "/api/organization/support-email/",
        json: { support_email: "help@shop.example" },
      },
    ],
    [
      "organizations.changeMember",
      { method: "PATCH", path: `/api/members/${colleague.memberId}/`, json: { role: "owner" } },
    ],
    ["campaigns.add", { path: "/api/campaigns/", json: { name: "Ramadan", channel: "whatsapp" } }],
    ["chatbot.generate", { path: "/api/chatbot/generate/", json: {} }],
    [
      "chatbot.setLook",
      { method: "PUT", path: "/api/chatbot/look/", json: { color: "#224466", avatar: null } },
    ],
    ["subscription.startTrial", { path: "/api/subscription/trial/", json: {} }],
    [
      "subscription.request",
      { path: "/api/subscription/requests/", json: { plan: "basic", period: "month", price: 259 } },
    ],
    ["secondStep.begin", { path: "/api/second-step/begin/", json: { password: owner.password } }],
  ];
  const done: string[] = [];
  for (const [action, call] of calls) {
    const before = (await entriesOf(app, owner.token)).length;
    const answer = await app.request({ method: "POST", ...call, token: owner.token });
    expect([action, answer.status, answer.text]).toEqual([action, 200, answer.text]);
    const entries = await entriesOf(app, owner.token);
    expect([action, entries.length - before, entries[0]?.action]).toEqual([action, 1, action]);
    expect(entries[0]?.author).toMatchObject({ kind: "member", id: owner.memberId });
    done.push(action);
  }
  expect(done.length).toBeGreaterThanOrEqual(15);
  const entries = await entriesOf(app, owner.token);
  expect(JSON.stringify(entries)).not.toContain("SECRET");
  const { rows } = await app.database.ownerPool.query("select contents::text as text from audit_entries");
  expect(rows.map((row) => row.text).join()).not.toContain("SECRET");

  const entry = (action: string) => entries.find((one) => one.action === action) as AuditEntry;
  expect(entry("tickets.setPriority")).toMatchObject({ target: String(ticketNumber), count: 1 });
  expect(entry("tickets.setPriority").items[0]?.fields).toEqual([
    { name: "priority", before: "medium", after: "urgent", cut: false },
  ]);
  // The log shows a member by name, as the page shows who a ticket is assigned to.
  expect(entry("tickets.assign").items[0]?.fields).toEqual([
    { name: "assignee_id", before: null, after: memberName, cut: false },
  ]);
  const change = entry("organizations.changeMember");
  expect(change.target).toBe(memberName);
  expect(change.items.find((item) => item.kind === "member")?.fields).toEqual([
    { name: "role", before: "agent", after: "owner", cut: false },
  ]);
});

test("log-ins, log-outs and passwords are entries of whose account it is, although the calls have no session", async () => {
  await using app = await testApp();
  const owner = await signUpOwner(app);
  const { email, password, memberId, token } = owner;
  await app.request({ path: "/auth/login/", json: { email, password: "wrong password" } });
  const second = await app.request({ path: "/auth/login/", json: { email, password } });
  await app.request({ path: "/auth/logout/", method: "POST", token: second.body.data.token });
  const fresh = "Counter-lamp-7";
  const passwords = { old_password: password, new_password: fresh, confirm_new_password: fresh };
  expect((await app.request({ path: "/auth/set-password/", token, json: passwords })).status).toBe(200);
  const entries = await entriesOf(app, token, "area=people");
  expect(entries.map(({ action }) => action)).toEqual([
    "auth.setPassword",
    "auth.logOut",
    "auth.logIn",
    "auth.signUp",
  ]);
  for (const { author } of entries) expect(author).toMatchObject({ kind: "member", id: memberId });
  expect(JSON.stringify(entries)).not.toContain("argon2");
});

test("what changed many things at once counts them all and keeps the first twenty", async () => {
  await using app = await testApp();
  const owner = await signUpOwner(app);
  const ids: string[] = [];
  for (let minute = 0; minute < 25; minute += 1) {
    const at = new Date(Date.UTC(2026, 10, 20, 10, minute));
    ids.push((await seedConversation(app, owner.organizationId, { at })).ticketId);
  }
  const json = { ids, change: { kind: "priority", priority: "urgent" } };
  await app.request({ path: "/api/tickets/changes/", token: owner.token, json });
  const [entry] = await entriesOf(app, owner.token);
  expect(entry).toMatchObject({ action: "tickets.changeMany", count: 25 });
  expect(entry?.items).toHaveLength(20);
});

test("a call that is refused, or changes nothing, leaves no entry", async () => {
  await using app = await testApp();
  const owner = await signUpOwner(app);
  const { ticketId } = await seedConversation(app, owner.organizationId, { at: new Date() });
  const before = await entriesOf(app, owner.token);
  const token = owner.token;
  const refused = await Promise.all([
    app.request({ path: `/api/tickets/${ticketId}/close/`, token, json: { reason: "no such reason" } }),
    app.request({ path: `/api/tickets/${crypto.randomUUID()}/close/`, token, json: { reason: "answered" } }),
    app.request({ method: "PATCH", path: `/api/members/${owner.memberId}/`, token, json: { role: "agent" } }),
    app.request({ path: "/api/members/", token, json: { name: "Sara", email: owner.email, role: "agent" } }),
  ]);
  for (const { status } of refused) expect(status).toBeGreaterThanOrEqual(400);
  const path = `/api/tickets/${ticketId}/priority/`;
  expect((await app.request({ method: "PUT", path, token, json: { priority: "medium" } })).status).toBe(200);
  expect(await entriesOf(app, token)).toEqual(before);
});
