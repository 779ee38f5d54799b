import { type RawBuilder, sql } from "kysely";
import type { Pool } from "pg";
import type { Tenant, TenantDb } from "#server/tenant.ts";

const counters = { customer: "next_customer_number", ticket: "next_ticket_number" } as const;

/**
 * Takes the organisation's next number, as the body of a WITH query that returns one `number`: the row that gets the
 * number is inserted by the same statement.
 */
export const takeNumber = (tenant: Tenant, of: keyof typeof counters): RawBuilder<{ number: number }> => {
  const counter = sql.ref(counters[of]);
  return sql`update organizations set ${counter} = ${counter} + 1 where id = ${tenant.id} returning ${counter} - 1 as number`;
};

interface OrganizationChange {
  asks_rating?: boolean;
  brand_ar?: string;
  brand_en?: string;
  chat_sites?: string[];
  next_ticket_number?: number;
  /** JSON. */
  reply_targets?: string;
  published_version_id?: string;
  time_zone?: string;
}

/** What other modules' screens and jobs change of an organisation. */
export async function updateOrganization(db: TenantDb, change: OrganizationChange): Promise<void> {
  await db.updateTable("organizations").set(change).where("id", "=", db.tenant.id).execute();
}

/** Deletes whatever business this person is a member of, with everything that belongs to it. */
export async function deleteOrganizationOf(ownerPool: Pool, email: string): Promise<void> {
  await ownerPool.query(
    "delete from organizations where id in (select organization_id from members where email = $1)",
    [email],
  );
}
