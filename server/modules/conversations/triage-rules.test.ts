import { randomBytes, randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import type { AppliedRule } from "#shared/contract/applied-triage-rules.ts";
import type { TriageRule, TriageRuleBody } from "#shared/contract/triage-rules.ts";
import { addMember } from "#server/testing/add-member.ts";
import { seedConversation } from "#server/testing/seed-conversation.ts";
import { signUpOwner } from "#server/testing/sign-up-owner.ts";
import { type TestApp, testApp } from "#server/testing/test-app.ts";
import { shopEntries, trainAgent } from "#server/testing/train-agent.ts";

type Changes = {
  name?: string;
  conditions?: Partial<TriageRuleBody["conditions"]>;
  actions?: Partial<TriageRuleBody["actions"]>;
};

const body = ({ name = "Rule", conditions, actions }: Changes): TriageRuleBody => ({
  name,
  conditions: {
    channels: [],
    languages: [],
    words: [],
    sentiments: [],
    topics: [],
    customers: "any",
    ...conditions,
  },
  actions: {
    priority: null,
    assignee_id: null,
    tags: [],
    reply: { ar: null, en: null },
    escalates: false,
    ...actions,
  },
});

/** Creates a shop whose agent knows its delivery and opening hours, with helpers for its rules. */
async function shop() {
  const app = await testApp();
  const owner = await signUpOwner(app);
  const { token } = owner;
  await trainAgent(app, owner.organizationId, shopEntries());
  const chat = (await app.request({ method: "POST", path: "/api/chatbot/generate/", token })).body.data.token;
  const add = (changes: Changes, whose = token) =>
    app.request({ path: "/api/triage-rules/", token: whose, json: body(changes) });
  const change = (id: string, changes: Changes) =>
    app.request({ method: "PUT", path: `/api/triage-rules/${id}/`, token, json: body(changes) });
  const attempt = (id: string) =>
    app.request({ method: "POST", path: `/api/triage-rules/${id}/trial/`, token });
  const enable = (id: string, isEnabled = true) =>
    app.request({
      method: "PUT",
      path: `/api/triage-rules/${id}/enabled/`,
      token,
      json: { is_enabled: isEnabled },
    });
  /** Creates a rule, tries it and switches it on. */
  const addRule = async (changes: Changes): Promise<TriageRule> => {
    const made = await add(changes);
    expect(made.status, JSON.stringify(made.body)).toBe(200);
    await attempt(made.body.data.id);
    const enabled = await enable(made.body.data.id);
    expect(enabled.status).toBe(200);
    return enabled.body.data;
  };
  const list = async () =>
    (await app.request({ path: "/api/triage-rules/", token })).body.data as {
      rules: TriageRule[];
      topics: string[];
    };
  return {
    app,
    owner,
    token,
    add,
    change,
    attempt,
    enable,
    on: addRule,
    list,
    customer: () => customer(app, token, chat),
    [Symbol.asyncDispose]: () => app[Symbol.asyncDispose](),
  };
}

/** Starts a web chat of a new customer, and finds the ticket that results from it. */
function customer(app: TestApp, token: string, chat: string) {
  const session = `session_${randomBytes(16).toString("hex")}`;
  const say = async (text: string) => {
    const response = await app.request({
      method: "POST",
      path: "/webhook/chatbot/",
      headers: { "x-session-id": session },
      form: { customer_msg: text, chat_token: chat },
    });
    expect(response.status).toBe(200);
    return response.body as { chatbot_msg: string; decision: string; handed_over: boolean };
  };
  const ticket = async () => {
    const [newest] = (await app.request({ path: "/api/tickets/?order=newest", token })).body.data;
    return (await app.request({ path: `/api/tickets/${newest.id}/`, token })).body.data as {
      id: string;
      status: string;
      priority: string;
      defer_reason: string | null;
      assignee: { name: string } | null;
      tags: { name: string }[];
      triage: AppliedRule[];
    };
  };
  return { say, ticket };
}

test("C204 a rule gives a ticket its priority, person and tags by the words of the message, once, and says so on the ticket", async () => {
  await using at = await shop();
  const agent = await addMember(at.app, at.owner, "agent");
  const rule = await at.on({
    name: "طلبات الجملة",
    conditions: { channels: ["chat"], words: ["جملة", "wholesale"] },
    actions: { priority: "high", assignee_id: agent.memberId, tags: ["جملة"] },
  });
  const other = at.customer();
  await other.say("متى تفتحون؟");
  expect((await other.ticket()).triage).toEqual([]);

  const buyer = at.customer();
  const answered = await buyer.say("السلام عليكم، متى تفتحون؟ عندي طلبية بالجملة");
  expect(answered.chatbot_msg).not.toBe("");
  const ticket = await buyer.ticket();
  expect(ticket).toMatchObject({
    priority: "high",
    assignee: { name: "سارة العتيبي" },
    tags: [{ name: "جملة" }],
  });
  expect(ticket.triage).toEqual([
    {
      id: expect.any(String),
      rule_id: rule.id,
      name: "طلبات الجملة",
      effects: { priority: "high", assignee: "سارة العتيبي", tags: ["جملة"] },
      at: expect.any(String),
    },
  ]);

  // A person's later decision stays, whatever the customer writes.
  await at.app.request({
    method: "PUT",
    path: `/api/tickets/${ticket.id}/priority/`,
    token: at.token,
    json: { priority: "low" },
  });
  await buyer.say("والجملة كم سعرها؟");
  expect(await buyer.ticket()).toMatchObject({ priority: "low", triage: [{ rule_id: rule.id }] });
  await at.app.request({ method: "DELETE", path: `/api/triage-rules/${rule.id}/`, token: at.token });
  expect((await buyer.ticket()).triage).toMatchObject([{ rule_id: null, name: "طلبات الجملة" }]);
});

test("a rule answers with the owner's words, in the customer's language alone, and the agent answers what follows", async () => {
  await using at = await shop();
  await at.on({
    name: "Opening",
    conditions: { words: ["opening hours", "تفتحون"] },
    actions: { reply: { ar: "في رمضان نفتح بعد العشاء.", en: null } },
  });
  const arabic = at.customer();
  expect((await arabic.say("متى تفتحون؟")).chatbot_msg).toBe("في رمضان نفتح بعد العشاء.");
  expect((await arabic.ticket()).triage).toMatchObject([{ effects: { has_replied: true } }]);
  expect((await arabic.say("متى تفتحون؟")).chatbot_msg).toContain("8 صباحًا");
  const english = at.customer();
  expect((await english.say("What are your opening hours?")).chatbot_msg).toContain("8 am");
  expect((await english.ticket()).triage[0]?.effects).toEqual({});
});

test("a rule hands over: the customer is told so, the team gets the brief, and the ticket waits for staff", async () => {
  await using at = await shop();
  await at.on({
    name: "Delivery to Jeddah",
    conditions: { words: ["Jeddah"] },
    actions: { escalates: true, reply: { ar: null, en: "Deliveries to Jeddah are special." } },
  });
  const shopper = at.customer();
  const reply = await shopper.say("Do you deliver to Jeddah?");
  expect(reply).toMatchObject({ decision: "handover", handed_over: true });
  expect(reply.chatbot_msg).toMatch(/^Deliveries to Jeddah are special\.\n\n.*passed your message/);
  expect(await shopper.ticket()).toMatchObject({
    status: "deferred",
    defer_reason: "rule",
    triage: [{ effects: { has_replied: true, has_escalated: true } }],
  });
  const { rows } = await at.app.database.ownerPool.query(
    "select text from mails where ticket_id is not null",
  );
  expect(rows).toHaveLength(1);
  // The rule does not silence the agent, which still answers what it can.
  expect((await shopper.say("What are your opening hours?")).chatbot_msg).toContain("8 am");
});

test("a rule never keeps a person from a customer who asks for one, and is silent where the agent is switched off", async () => {
  await using at = await shop();
  await at.on({
    name: "Greeting",
    conditions: { channels: ["chat"] },
    actions: { reply: { ar: null, en: "Thanks for writing." }, priority: "high" },
  });
  const upset = at.customer();
  const reply = await upset.say("I want to talk to a human agent");
  expect(reply).toMatchObject({ decision: "handover", handed_over: true });
  expect(reply.chatbot_msg).toMatch(/^Thanks for writing\.\n\n./);
  expect((await upset.ticket()).defer_reason).toBe("asked_for_human");
  await at.app.database.ownerPool.query("update agents set enabled = false where organization_id = $1", [
    at.owner.organizationId,
  ]);
  const late = at.customer();
  expect((await late.say("What are your opening hours?")).chatbot_msg).not.toContain("Thanks for writing");
  expect(await late.ticket()).toMatchObject({
    priority: "high",
    triage: [{ effects: { priority: "high" } }],
  });
});

test("topic, mood and new or returning customers are conditions; the first rule decides, tags add up", async () => {
  await using at = await shop();
  const entry = shopEntries()[0]!;
  const title = entry.kind === "faq" ? entry.phrasings[0]! : "";
  await at.on({
    name: "Delivery",
    conditions: { topics: [title], languages: ["ar"] },
    actions: { tags: ["توصيل"], priority: "high" },
  });
  await at.on({
    name: "New",
    conditions: { customers: "new" },
    actions: { tags: ["جديد"], priority: "low" },
  });
  await at.on({ name: "Urgent", conditions: { sentiments: ["urgent"] }, actions: { tags: ["مستعجل"] } });
  await at.on({ name: "Returning", conditions: { customers: "returning" }, actions: { tags: ["قديم"] } });
  const one = at.customer();
  await one.say("هل توصلون إلى جدة؟");
  const first = await one.ticket();
  expect(first.priority).toBe("high");
  expect(first.tags.map(({ name }) => name).toSorted()).toEqual(["توصيل", "جديد"].toSorted());
  expect(first.triage.map(({ name }) => name).toSorted()).toEqual(["Delivery", "New"]);
  await one.say("عاجل جدا، متى تفتحون؟");
  expect((await one.ticket()).tags.map(({ name }) => name)).toContain("مستعجل");
  const { topics } = await at.list();
  expect(topics).toContain(title);
});

test("a rule is tried on past tickets by what they really hold, and cannot be switched on before", async () => {
  await using at = await shop();
  const texts = ["عندكم توصيل لجدة؟", "أبغى فاتورة ضريبية", "وين فاتورتي؟", "كم السعر؟"];
  for (const [minute, text] of texts.entries())
    await seedConversation(at.app, at.owner.organizationId, {
      at: new Date(Date.UTC(2026, 10, 1, 8, minute)),
      subject: text,
      messages: [{ author: "customer", text }],
    });
  const rule = (await at.add({ conditions: { words: ["فاتورة"] }, actions: { tags: ["فواتير"] } })).body.data;
  expect(rule).toMatchObject({ is_enabled: false, tried_at: null });
  const early = await at.enable(rule.id);
  expect([early.status, early.body.code]).toEqual([409, "triage_rule_untried"]);
  const tried = await at.attempt(rule.id);
  expect(tried.body.data).toMatchObject({ checked: 4, matched: 2 });
  expect(tried.body.data.tickets.map(({ subject }: { subject: string }) => subject)).toEqual([
    "وين فاتورتي؟",
    "أبغى فاتورة ضريبية",
  ]);
  // Trying a rule changes no ticket.
  expect(tried.body.data.tickets[0].tags).toEqual([]);
  expect((await at.enable(rule.id)).body.data.is_enabled).toBe(true);
  // A rule with another name or action stays on; one with other conditions has not been tried.
  const renamed = await at.change(rule.id, {
    name: "Invoices",
    conditions: { words: ["فاتورة"] },
    actions: { escalates: true },
  });
  expect(renamed.body.data).toMatchObject({ name: "Invoices", is_enabled: true });
  const changed = await at.change(rule.id, {
    conditions: { words: ["فاتورة", "سعر"] },
    actions: { escalates: true },
  });
  expect(changed.body.data).toMatchObject({ is_enabled: false, tried_at: null });
  expect((await at.enable(rule.id)).status).toBe(409);
});

test("rules keep their order, refuse what matches everything or does nothing, and are in the activity log", async () => {
  await using at = await shop();
  const member = await addMember(at.app, at.owner, "agent");
  const words = { words: ["x1"] };
  expect((await at.add({ conditions: words, actions: { escalates: true } }, member.token)).status).toBe(403);
  const fieldsOf = async (changes: Changes) => Object.keys((await at.add(changes)).body.fields ?? {});
  expect(await fieldsOf({ actions: { escalates: true } })).toEqual(["conditions"]);
  expect(await fieldsOf({ conditions: words })).toEqual(["actions"]);
  expect(await fieldsOf({ name: " ", conditions: { words: ["!?"] }, actions: { escalates: true } })).toEqual([
    "name",
    "words",
  ]);
  const stranger = await at.add({ conditions: words, actions: { assignee_id: randomUUID() } });
  expect(stranger.status).toBe(404);
  const [first, second, third] = [
    (await at.add({ name: "1", conditions: words, actions: { escalates: true } })).body.data.id,
    (await at.add({ name: "2", conditions: words, actions: { escalates: true } })).body.data.id,
    (await at.add({ name: "3", conditions: words, actions: { escalates: true } })).body.data.id,
  ];
  const order = (ids: string[]) =>
    at.app.request({ path: "/api/triage-rules/order/", token: at.token, json: { ids } });
  expect((await order([third, first, randomUUID()])).status).toBe(200);
  expect((await at.list()).rules.map(({ id }) => id)).toEqual([third, first, second]);
  await at.app.request({ method: "DELETE", path: `/api/triage-rules/${first}/`, token: at.token });
  const log = (await at.app.request({ path: "/api/activity/?area=tickets", token: at.token })).body.data;
  expect(log.slice(0, 3).map(({ action }: { action: string }) => action)).toEqual([
    "triageRules.delete",
    "triageRules.order",
    "triageRules.add",
  ]);
});
