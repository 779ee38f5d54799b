import { randomBytes, randomUUID } from "node:crypto";
import { apiScopes } from "#shared/values/api-scopes.ts";
import { groupUnansweredQuestions } from "#server/modules/knowledge/unanswered-questions.ts";
import { tenantOf } from "#server/tenant.ts";
import { addMember } from "./add-member.ts";
import { allIds } from "./organization-rows.ts";
import { signUpOwner, type SignedUp } from "./sign-up-owner.ts";
import { type TestApp, testApp } from "./test-app.ts";
import { shopEntries, trainAgent } from "./train-agent.ts";
import { triageRuleBody } from "#server/http/valid-bodies.fixture.ts";

/** A word in every text of the second organisation; where it appears elsewhere, data has leaked. */
export const secret = "ZANZIBAR-7351";

export interface World {
  app: TestApp;
  owner: SignedUp;
  ownAgent: string;
  /** An API key with every scope. */
  ownKey: string;
  other: SignedUp;
  otherChat: string;
  ownChat: string;
  /** Ids of everything that the second organisation has, by table. */
  ids: Record<string, string[]>;
}

/** Writes a private note on a ticket, and adds a tag. */
async function writeNote(app: TestApp, other: SignedUp): Promise<void> {
  const { rows } = await app.database.ownerPool.query<{ id: string }>(
    "select id from tickets where organization_id = $1 limit 1",
    [other.organizationId],
  );
  const path = `/api/tickets/${rows[0]?.id}/notes/`;
  await app.request({ path, token: other.token, json: { text: secret, mentions: [other.memberId] } });
  const tags = `/api/tickets/${rows[0]?.id}/tags/`;
  await app.request({ path: tags, token: other.token, json: { name: secret } });
  const { rows: customers } = await app.database.ownerPool.query<{ id: string }>(
    "select id from customers where organization_id = $1 limit 1",
    [other.organizationId],
  );
  const customer = `/api/customers/${customers[0]?.id}/`;
  await app.request({ path: `${customer}notes/`, token: other.token, json: { text: secret } });
  await app.request({ path: `${customer}tags/`, token: other.token, json: { name: secret } });
  const { id } = (
    await app.request({ path: "/api/customer-fields/", token: other.token, json: { name: secret } })
  ).body.data;
  const value = { field_id: id, value: secret };
  await app.request({ method: "PUT", path: `${customer}field/`, token: other.token, json: value });
  const view = { name: secret, filters: "status=deferred", is_shared: true };
  await app.request({ path: "/api/ticket-views/", token: other.token, json: view });
  const segment = { name: secret, filters: { quiet_days: 30 } };
  await app.request({ path: "/api/customer-segments/", token: other.token, json: segment });
  await app.request({ path: "/api/triage-rules/", token: other.token, json: triageRuleBody(secret) });
}

const createKey = async (app: TestApp, { token }: SignedUp, name: string): Promise<string> => {
  const json = { name, scopes: apiScopes, valid_days: null };
  return (await app.request({ path: "/api/api-keys/", token, json })).body.data.key;
};

/** Adds a webhook with a delivery. */
async function addWebhook(app: TestApp, { token }: SignedUp): Promise<void> {
  const json = { url: `https://${secret.toLowerCase()}.example/`, events: ["customer.created"] };
  const { id } = (await app.request({ path: "/api/webhooks/", token, json })).body.data;
  await app.request({ method: "POST", path: `/api/webhooks/${id}/test/`, token });
}

export async function converse(app: TestApp, chat: string, text: string): Promise<void> {
  const headers = { "x-session-id": `session_${randomBytes(16).toString("hex")}` };
  await app.request({
    method: "POST",
    path: "/webhook/chatbot/",
    headers,
    form: { customer_msg: text, chat_token: chat },
  });
}

/** Adds a correction and an unanswered question. */
async function learn(app: TestApp, other: SignedUp, chat: string): Promise<void> {
  const faq = { phrasings: [`${secret} هل عندكم مواقف؟`], answer: { ar: secret, en: null } };
  await app.request({ path: "/api/faqs/", token: other.token, json: faq });
  for (const text of [`${secret} هل تغلّفون الهدايا؟`, `${secret} هل تبيعون الدراجات؟`])
    await converse(app, chat, text);
  const { rows } = await app.database.ownerPool.query<{ id: string }>(
    "select id from messages where organization_id = $1 and text like '%الهدايا%' and author = 'customer'",
    [other.organizationId],
  );
  const json = { message_id: rows[0]?.id, question: secret, answer: { ar: secret, en: null } };
  await app.request({ path: "/api/lessons/", token: other.token, json });
  await groupUnansweredQuestions(tenantOf(app.context, other.organizationId));
}

/** Connects a channel with a picture under a post, a failed answer, and an unfinished log-in. */
async function writeOnWhatsapp(app: TestApp, other: SignedUp): Promise<void> {
  const pool = app.database.ownerPool;
  const whose = other.organizationId;
  const { rows } = await pool.query<{ id: string }>(
    `insert into channel_connections (organization_id, kind, account, name, sealed_secrets, connected_at)
     values ($1, 'whatsapp', '1065', $2, 'v1.sealed', now()) returning id`,
    [whose, secret],
  );
  await pool.query(
    `insert into channel_setups (organization_id, kind, session_hash, created_at, expires_at)
     values ($1, 'whatsapp', 'x', now(), now() + interval '10 minutes')`,
    [whose],
  );
  await pool.query(
    "insert into posts (organization_id, channel, external_id, text, created_at) values ($1, 'instagram', 'post', $2, now())",
    [whose, secret],
  );
  await pool.query(
    `with answer as (
       update messages set status = 'failed', failure = 'rejected' where id in (
         select id from messages where organization_id = $1 and author = 'agent' limit 1) returning id, conversation_id)
     insert into outbox (organization_id, message_id, conversation_id, part, text, state, created_at, updated_at)
     select $1, id, conversation_id, 0, $2, 'failed', now(), now() from answer`,
    [whose, secret],
  );
  await pool.query(
    `insert into attachments (organization_id, message_id, position, kind, name, type, file_key, connection_id, created_at)
     select $1, id, 0, 'image', $2, 'image/png', 'somewhere', $3, now() from messages where organization_id = $1 limit 1`,
    [whose, secret, rows[0]?.id],
  );
}

/** Creates a template, a campaign that was sent, and a reminder. */
async function writeFirst(app: TestApp, other: SignedUp): Promise<void> {
  const pool = app.database.ownerPool;
  await pool.query(
    `insert into message_templates (organization_id, connection_id, name, language, status, category, header_kind, body, supported, seen_at)
     select $1, id, $2, 'ar', 'approved', 'utility', 'none', $2, true, now() from channel_connections where organization_id = $1 limit 1`,
    [other.organizationId, secret],
  );
  await pool.query(
    `with campaign as (
       insert into campaigns (organization_id, name, channel, text, picture_key, created_at, updated_at)
       values ($1, $2, 'whatsapp', $2, 'somewhere', now(), now()) returning id)
     insert into campaign_recipients (organization_id, campaign_id, address, name)
     select $1, id, '966500000009', $2 from campaign`,
    [other.organizationId, secret],
  );
  await pool.query(
    `insert into reminders (organization_id, ticket_id, text, due_at, unless_answered, created_at, updated_at)
     select $1, id, $2, now() + interval '1 day', false, now(), now() from tickets where organization_id = $1 limit 1`,
    [other.organizationId, secret],
  );
}

/** Asks the internal agent, adds a file and a page to the knowledge, and writes a test question. */
async function fillKnowledge(app: TestApp, other: SignedUp): Promise<void> {
  await app.request({
    path: "/api/ask/",
    token: other.token,
    json: { question: `${secret} متى تفتحون؟`, client_id: "one" },
  });
  const csv = Buffer.from("%PDF-1.4 not really");
  await app.request({
    path: "/api/knowledge/files/",
    token: other.token,
    file: { name: `${secret}.pdf`, bytes: csv, fields: { kind: "common" } },
  });
  await app.request({
    path: "/api/knowledge/urls/",
    token: other.token,
    json: { url: `https://${secret.toLowerCase()}.example/`, kind: "common" },
  });
  await app.request({
    path: "/api/questions/",
    token: other.token,
    json: { question: `${secret} where?`, right: { kind: "person" } },
  });
}

/** Requests a plan and stores its invoice, credit note and payment. */
async function requestSubscription(app: TestApp, other: SignedUp): Promise<void> {
  await app.request({
    path: "/api/subscription/requests/",
    token: other.token,
    json: { plan: "basic", period: "month", price: 259 },
  });
  await app.database.ownerPool.query(
    `insert into invoices (number, organization_id, request_id, issued_at, seller, buyer, plan, period, starts_at, ends_at, total_halalas)
     select 1, organization_id, id, now(), jsonb_build_object('name', $2::text), jsonb_build_object('name', $2::text), plan, period,
       now(), now(), 25900 from subscription_requests where organization_id = $1`,
    [other.organizationId, secret],
  );
  await app.database.ownerPool.query(
    `insert into credit_notes (number, organization_id, invoice_id, refund_id, issued_at, total_halalas, reason)
     select 1, organization_id, id, gen_random_uuid(), now(), 100, $2 from invoices where organization_id = $1`,
    [other.organizationId, secret],
  );
  await app.request({ path: "/api/support-access/", token: other.token, json: { hours: 1 } });
  await app.database.ownerPool.query(
    `insert into payments (organization_id, request_id, total_halalas, state, provider_invoice, provider_url, created_at, updated_at)
     select organization_id, id, 25900, 'pending', $2, $2, now(), now() from subscription_requests where organization_id = $1`,
    [other.organizationId, secret],
  );
}

/** Creates two organisations on one server, the second of which has data of every kind. */
export async function createWorld(): Promise<World> {
  const app = await testApp();
  const firstOwner = await signUpOwner(app);
  const other = await signUpOwner(app, { businessName: `${secret} Trading` });
  const chatOf = async (owner: SignedUp) =>
    (await app.request({ method: "POST", path: "/api/chatbot/generate/", token: owner.token })).body.data
      .token as string;
  const [ownChat, otherChat] = [await chatOf(firstOwner), await chatOf(other)];
  await trainAgent(app, other.organizationId, shopEntries());
  await converse(app, otherChat, `${secret} متى تفتحون؟`);
  await converse(app, otherChat, `${secret} ابغى اكلم موظف 0555550142`);
  await fillKnowledge(app, other);
  await writeNote(app, other);
  await createKey(app, other, secret);
  await addWebhook(app, other);
  await learn(app, other, otherChat);
  await app.database.ownerPool.query(
    "insert into trainings (organization_id, status) values ($1, 'failed')",
    [other.organizationId],
  );
  await writeOnWhatsapp(app, other);
  await writeFirst(app, other);
  await requestSubscription(app, other);
  await app.request({
    path: "/api/support/requests/",
    token: other.token,
    json: { category: "problem", subject: secret, text: secret, client_id: randomUUID() },
  });
  const settings = {
    "/api/subscription/billing-details/": { legal_name: secret, vat_number: "", address: secret },
    "/api/knowledge/brand/": { ar: "زنجبار", en: secret },
    "/api/knowledge/facts/": { topic: "returns", value: { ar: secret, en: secret } },
  };
  for (const [path, json] of Object.entries(settings))
    await app.request({ method: "PUT", path, token: other.token, json });
  const ownAgent = (await addMember(app, firstOwner, "agent")).token;
  const ownKey = await createKey(app, firstOwner, "own");
  return {
    app,
    owner: firstOwner,
    ownAgent,
    ownKey,
    other,
    ownChat,
    otherChat,
    ids: await allIds(app, other.organizationId),
  };
}
