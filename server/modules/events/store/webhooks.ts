import { sql } from "kysely";
import { maxWebhooksPerOrganization, type WebhookEvent } from "#shared/contract/webhooks.ts";
import type { TenantDb } from "#server/tenant.ts";

const endpoints = (db: TenantDb) =>
  db
    .selectFrom("webhook_endpoints")
    .selectAll()
    .where("organization_id", "=", db.tenant.id)
    .orderBy("created_at")
    .orderBy("id");

export type WebhookRow = Awaited<ReturnType<ReturnType<typeof endpoints>["execute"]>>[number];

export const listWebhooks = (db: TenantDb): Promise<WebhookRow[]> => endpoints(db).execute();

export const findWebhook = (db: TenantDb, id: string): Promise<WebhookRow | undefined> =>
  endpoints(db).where("id", "=", id).executeTakeFirst();

/**
 * Inserts a webhook and returns its id; null when the organisation has reached its limit. The caller holds the lock
 * on the organisation's webhooks.
 */
export async function insertWebhook(
  db: TenantDb,
  { url, events, sealed, at }: { url: string; events: readonly WebhookEvent[]; sealed: string; at: Date },
): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    insert into webhook_endpoints (organization_id, url, events, sealed_secret, created_at)
    select ${db.tenant.id}, ${url}, ${[...events]}::text[], ${sealed}, ${at}
    where (select count(*) from webhook_endpoints where organization_id = ${db.tenant.id})
      < ${maxWebhooksPerOrganization}::integer
    returning id`.execute(db);
  return rows[0]?.id ?? null;
}

export interface WebhookChange {
  url?: string;
  events?: WebhookEvent[];
  disabled_at?: Date | null;
  disabled_reason?: "owner" | "failing" | "gone" | null;
  failing_since?: Date | null;
  sealed_secret?: string;
  sealed_previous_secret?: string | null;
  previous_secret_until?: Date | null;
}

export async function changeWebhook(db: TenantDb, id: string, change: WebhookChange): Promise<void> {
  await db
    .updateTable("webhook_endpoints")
    .set(change)
    .where("organization_id", "=", db.tenant.id)
    .where("id", "=", id)
    .execute();
}

export async function deleteWebhook(db: TenantDb, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("webhook_endpoints")
    .where("organization_id", "=", db.tenant.id)
    .where("id", "=", id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
