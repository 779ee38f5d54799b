import { createHash } from "node:crypto";
import type { TestApp } from "./test-app.ts";

/** The tables whose rows belong to an organisation. */
async function tenantTables(app: TestApp): Promise<string[]> {
  const { rows } = await app.database.ownerPool.query<{ name: string }>(
    `select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'organization_id'
     where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace order by 1`,
  );
  return rows.map(({ name }) => name);
}

/** A hash of every row of an organisation: the same as long as nothing of it has changed. */
export async function snapshot(app: TestApp, organizationId: string): Promise<string> {
  // A session's last use is no change of the organisation's data. One statement reads all tables, because a test takes
  // hundreds of snapshots.
  const rowsOfTable = (name: string) =>
    `select '${name}' as name, (to_jsonb(t) - 'used_at')::text as row from ${name} t where organization_id = $1`;
  const parts = (await tenantTables(app)).map(rowsOfTable);
  const { rows } = await app.database.ownerPool.query(
    `select name, row from (${parts.join(" union all ")}) as everything order by 1, 2`,
    [organizationId],
  );
  return createHash("sha256").update(JSON.stringify(rows)).digest("hex");
}

/** The ids of everything that an organisation has, by table. */
export async function allIds(app: TestApp, organizationId: string): Promise<Record<string, string[]>> {
  const ids: Record<string, string[]> = {};
  for (const table of [
    "members",
    "sources",
    "faqs",
    "corrections",
    "unanswered_questions",
    "trainings",
    "versions",
    "customers",
    "contacts",
    "tickets",
    "ticket_notes",
    "customer_notes",
    "customer_fields",
    "customer_segments",
    "tags",
    "triage_rules",
    "ticket_views",
    "messages",
    "mails",
    "sessions",
    "api_keys",
    "webhook_endpoints",
    "webhook_deliveries",
    "agents",
    "test_questions",
    "internal_messages",
    "channel_connections",
    "channel_setups",
    "attachments",
    "outbox",
    "posts",
    "message_templates",
    "campaigns",
    "campaign_recipients",
    "reminders",
    "subscription_requests",
    "invoices",
    "credit_notes",
    "payments",
    "support_accesses",
    "support_requests",
    "support_messages",
  ]) {
    const { rows } = await app.database.ownerPool.query<{ id: string }>(
      `select id from ${table} where organization_id = $1`,
      [organizationId],
    );
    ids[table] = rows.map((row) => row.id);
  }
  ids["organizations"] = [organizationId];
  const { rows } = await app.database.ownerPool.query<{ conversation_id: string }>(
    "select conversation_id from contacts where organization_id = $1",
    [organizationId],
  );
  ids["conversations"] = rows.map((row) => row.conversation_id);
  return ids;
}

/** Every row of an organisation as one text. */
export async function rowsOf(app: TestApp, organizationId: string): Promise<string> {
  const texts: string[] = [];
  for (const name of await tenantTables(app)) {
    const { rows } = await app.database.ownerPool.query<{ row: string }>(
      `select to_jsonb(t)::text as row from ${name} t where organization_id = $1`,
      [organizationId],
    );
    texts.push(...rows.map(({ row }) => row));
  }
  return texts.join("\n");
}
