import { randomBytes } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import type { DB } from "./schema.ts";
import { operatorToken } from "#server/testing/operator-token.ts";
import { signUpOwner } from "#server/testing/sign-up-owner.ts";
import { testApp, type TestApp } from "#server/testing/test-app.ts";

// A20: a process that runs for months does not fill the disk. For each table, either ended rows are deleted, or the
// number of rows is limited by the number of things, or the table grows because somebody wants to keep its
// contents.

type Growth =
  /** A job of the timetable deletes ended rows. */
  | { forgottenBy: "privacy.forget" | "webhooks.tick" | "channels.tick" }
  /** The work to which the rows belong removes them. */
  | { goesWith: string }
  /** The table has a maximum number of rows. */
  | { bounded: string }
  /** The table grows by intent, until its business or customer is erased or an owner's retention period ends it. */
  | { reason: string };

const deletedBy = (forgottenBy: "privacy.forget" | "webhooks.tick" | "channels.tick"): Growth => ({
  forgottenBy,
});
const goesWith = (work: string): Growth => ({ goesWith: work });
const perBusiness: Growth = { bounded: "one for a business, or for each thing it has set" };
const perPerson: Growth = { bounded: "one for a member or operator, or for each thing they have set" };
const ofProduct: Growth = { bounded: "one, or one for each thing of this version or installation" };
const conversation: Growth = { reason: "a conversation, for as long as its business keeps those (0059)" };
const customer: Growth = { reason: "a customer, until they are erased (0055)" };
const knowledge: Growth = { reason: "what the team has written or uploaded, until they delete it" };
const outreach: Growth = { reason: "a campaign and whom it reached, until an owner deletes it" };
const books: Growth = { reason: "the books: the law asks for years of them (0037)" };
const counts: Growth = { reason: "one row for a business and a stretch of time, however much happens in it" };
const record: Growth = { reason: "proof of what was done, which is only added to (0038)" };
const company: Growth = { reason: "what people wrote to the company, and what operators decided" };

const growth: Record<keyof DB, Growth> = {
  activity_channels: counts,
  activity_hours: counts,
  activity_quarters: counts,
  activity_topic_months: counts,
  activity_topics: counts,
  agents: perBusiness,
  api_keys: perBusiness,
  applied_triage_rules: conversation,
  articles: company,
  attachments: conversation,
  attempts: deletedBy("privacy.forget"),
  audit_chains: perBusiness,
  audit_entries: record,
  billing_details: perBusiness,
  business_facts: perBusiness,
  campaign_numbers: outreach,
  campaign_recipients: outreach,
  campaigns: outreach,
  card_charges: books,
  channel_connections: perBusiness,
  channel_events: deletedBy("channels.tick"),
  channel_setups: deletedBy("channels.tick"),
  chat_looks: perBusiness,
  chat_tokens: perBusiness,
  company_mails: deletedBy("privacy.forget"),
  connecting_accounts: goesWith("connecting, which takes them away at its end and before the next"),
  consent_records: customer,
  contacts: customer,
  corrections: knowledge,
  credit_note_numbers: ofProduct,
  credit_notes: books,
  customer_field_values: customer,
  customer_fields: perBusiness,
  customer_notes: customer,
  customer_requests: conversation,
  customer_segments: perBusiness,
  customer_tags: customer,
  customers: customer,
  data_deletions: {
    reason: "the page of each request for deletion at a platform, which has no personal data",
  },
  declined_invitations: {
    reason: "who wants no invitation of a business; forgetting it would invite them again",
  },
  demo_month: ofProduct,
  demo_requests: company,
  demo_state: ofProduct,
  email_changes: deletedBy("privacy.forget"),
  email_verifications: deletedBy("privacy.forget"),
  erasure_remainders: goesWith("privacy.finishErasure"),
  faqs: knowledge,
  functions: ofProduct,
  identity_providers: perBusiness,
  industry_trends: ofProduct,
  influencers: company,
  interactions: books,
  internal_messages: { reason: "what members asked their own agent, until the member is erased" },
  invoice_numbers: ofProduct,
  invoices: books,
  job_decisions: company,
  job_timetable: ofProduct,
  jobs: goesWith("the job; one that failed for good waits for an operator's decision"),
  known_devices: { bounded: "kinds of browsers and systems of a person" },
  login_challenges: deletedBy("privacy.forget"),
  mails: deletedBy("privacy.forget"),
  member_identities: perPerson,
  members: perBusiness,
  message_templates: perBusiness,
  messages: conversation,
  migrations: ofProduct,
  model_days: counts,
  model_settings: perBusiness,
  operator_invitations: deletedBy("privacy.forget"),
  operators: ofProduct,
  organization_copies: record,
  organization_deletions: record,
  organization_influencers: perBusiness,
  organizations: { reason: "a business, until it is erased (0058)" },
  outbox: conversation,
  password_resets: deletedBy("privacy.forget"),
  payments: books,
  pending_replies: goesWith("the reply, or its job once it is due"),
  plans: ofProduct,
  posts: conversation,
  privacy_requests: record,
  provider_logins: deletedBy("privacy.forget"),
  recovery_codes: perPerson,
  refunds: books,
  rejected_customer_merges: customer,
  reminders: conversation,
  reply_feedback: conversation,
  retentions: perBusiness,
  role_permissions: perBusiness,
  saved_cards: perBusiness,
  second_steps: perPerson,
  sessions: deletedBy("privacy.forget"),
  settled_questions: knowledge,
  site_settings: ofProduct,
  sources: knowledge,
  subscription_requests: books,
  subscription_terms: books,
  subscriptions: perBusiness,
  support_accesses: record,
  support_messages: company,
  support_requests: company,
  suppression_keys: perBusiness,
  suppressions: { reason: "who wants no campaigns; forgetting it would write to them again" },
  tags: knowledge,
  test_questions: knowledge,
  ticket_notes: conversation,
  ticket_ratings: conversation,
  ticket_tags: conversation,
  ticket_topics: conversation,
  ticket_views: perPerson,
  tickets: conversation,
  trainings: { reason: "one row for each press of Train now, which the history of versions shows" },
  trend_sharings: perBusiness,
  triage_rules: perBusiness,
  unanswered_question_groupings: perBusiness,
  unanswered_questions: knowledge,
  version_vectors: { bounded: "the vectors of the kept versions" },
  versions: {
    bounded: "the newest of a business keep their files; see server/modules/knowledge/train.test.ts",
  },
  webhook_deliveries: deletedBy("webhooks.tick"),
  webhook_endpoints: perBusiness,
  worker_heartbeats: { bounded: "one for a process; those of the dead are deleted by the living" },
};

const forgottenTables = Object.entries(growth).flatMap(([table, rule]) =>
  "forgottenBy" in rule ? [table] : [],
);

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
  return async () => app[Symbol.asyncDispose]();
});

const query = async <Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> =>
  (await app.database.ownerPool.query<Row>(text, values)).rows;

async function countRows(): Promise<Record<string, number>> {
  const rows = await query<{ name: string; count: number }>(
    forgottenTables
      .map((table) => `select '${table}' as name, count(*)::int as count from ${table}`)
      .join(" union all "),
  );
  return Object.fromEntries(rows.map(({ name, count }) => [name, count]));
}

/** Fills every table from which rows are deleted, by calls of the product where one call is enough. */
async function fillTables(): Promise<void> {
  const owner = await signUpOwner(app);
  await operatorToken(app);
  const login = { email: owner.email, password: owner.password };
  await app.request({ path: "/auth/login/", json: login });
  await app.request({ path: "/auth/login/", json: { ...login, password: "not the password" } });
  await app.request({ path: "/auth/reset-link-send-mail/", json: { email: owner.email } });
  const ids = [owner.organizationId, owner.memberId];
  const hash = () => randomBytes(32);
  await query(
    "insert into email_verifications (token_hash, organization_id, member_id, expires_at, created_at) values ($3, $1, $2, now(), now()) on conflict do nothing",
    [...ids, hash()],
  );
  await query(
    "insert into email_changes (token_hash, organization_id, member_id, email, expires_at, created_at) values ($3, $1, $2, 'new@shop.example', now(), now())",
    [...ids, hash()],
  );
  await query(
    "insert into login_challenges (token_hash, organization_id, member_id, expires_at) values ($3, $1, $2, now())",
    [...ids, hash()],
  );
  await query(
    "insert into provider_logins (organization_id, state_hash, browser_hash, sealed, expires_at) values ($1, $2, $3, '', now())",
    [owner.organizationId, hash(), hash()],
  );
  await query(
    "insert into operator_invitations (operator_id, token_hash, expires_at) select id, $1, now() from operators limit 1",
    [hash()],
  );
  const hook = { url: "https://hooks.shop.example/", events: ["customer.created"] };
  const { id } = (await app.request({ path: "/api/webhooks/", token: owner.token, json: hook })).body.data;
  await app.request({ method: "POST", path: `/api/webhooks/${id}/test/`, token: owner.token });
  await query(
    `insert into channel_connections (organization_id, kind, account, name, sealed_secrets, connected_at)
     values ($1, 'whatsapp', '1065', 'Shop', 'v1.sealed', now())`,
    [owner.organizationId],
  );
  await query(
    `insert into channel_setups (organization_id, kind, session_hash, created_at, expires_at)
     values ($1, 'whatsapp', 'x', now(), now())`,
    [owner.organizationId],
  );
  await query(
    "insert into company_mails (to_address, subject, html, text, language, created_at, sent_at) values ('office@wakil.example', '', '', '', 'ar', now(), now())",
  );
  await query(
    `insert into channel_events (organization_id, connection_id, external_id, thread, at, received_at, queued_at, read_at)
     select organization_id, id, 'read', '966500000001', now(), now(), now(), now() from channel_connections limit 1`,
  );
  await query("update webhook_deliveries set state = 'delivered', next_attempt_at = null");
  await query("update mails set status = 'sent'");
}

/** Moves all rows so many days into the past. */
async function age(days: number): Promise<void> {
  const columns = await query<{ name: string; change: string }>(
    `select table_name as name, string_agg(format('%1$I = %1$I - interval ''${days} days''', column_name), ', ') as change
     from information_schema.columns where table_schema = 'public' and data_type = 'timestamp with time zone'
       and is_generated = 'NEVER' and table_name = any($1) group by 1`,
    [forgottenTables],
  );
  for (const { name, change } of columns) await query(`update ${name} set ${change}`);
}

async function runForgettingJobs(): Promise<void> {
  for (const job of ["privacy.forget", "webhooks.tick", "channels.tick"])
    await query("select add_job($1)", [job]);
  await app.runJobs();
}

test("A20 of what is over, nothing is deleted within the week and nothing is left after a year but each person's last session", async () => {
  await fillTables();
  const before = await countRows();
  for (const table of forgottenTables) expect(before[table], table).toBeGreaterThan(0);
  await age(6);
  await runForgettingJobs();
  expect(await countRows()).toEqual(before);
  await age(400);
  await runForgettingJobs();
  const people = await query("select distinct coalesce(member_id, operator_id) from sessions");
  expect(people.length).toBeGreaterThan(1);
  expect(await countRows()).toEqual({
    ...Object.fromEntries(forgottenTables.map((table) => [table, 0])),
    sessions: people.length,
  });
});

test("A20 every table says how it is kept from growing, or why it grows", async () => {
  const rows = await query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public' order by 1",
  );
  expect(rows.map(({ name }) => name)).toEqual(Object.keys(growth).toSorted());
});
