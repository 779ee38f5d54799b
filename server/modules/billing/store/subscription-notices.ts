import { sql } from "kysely";
import type { Db } from "#server/db/organization.ts";
import type { Noticed } from "#server/modules/billing/subscription-notice-rules.ts";
import type { TenantDb } from "#server/tenant.ts";

/** Returns null for an organisation that never had a trial or a subscription. */
export async function readNoticed(db: TenantDb): Promise<Noticed | null> {
  const row = await db
    .selectFrom("subscriptions")
    .select(["ending_noticed_for", "ended_noticed_for", "usage_noticed_for", "usage_noticed"])
    .where("organization_id", "=", db.tenant.id)
    .executeTakeFirst();
  return (row as Noticed | undefined) ?? null;
}

export async function saveNoticed(db: TenantDb, noticed: Noticed): Promise<void> {
  await db.updateTable("subscriptions").set(noticed).where("organization_id", "=", db.tenant.id).execute();
}

export async function listOrganizationsWithNews(db: Db, since: Date, until: Date): Promise<string[]> {
  const { rows } = await sql<{ organization_id: string }>`
    select * from gate.organizations_with_subscription_news(${since}::timestamptz, ${until}::timestamptz)`.execute(
    db,
  );
  return rows.map((row) => row.organization_id);
}
