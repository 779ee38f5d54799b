import type { BillingDetails } from "#shared/contract/invoices.ts";
import type { TenantDb } from "#server/tenant.ts";

const noDetails: BillingDetails = { legal_name: "", vat_number: "", address: "" };

export async function readBillingDetails(db: TenantDb): Promise<BillingDetails> {
  const row = await db
    .selectFrom("billing_details")
    .select(["legal_name", "vat_number", "address"])
    .where("organization_id", "=", db.tenant.id)
    .executeTakeFirst();
  return row ?? noDetails;
}

export async function upsertBillingDetails(db: TenantDb, details: BillingDetails, at: Date): Promise<void> {
  const row = { ...details, updated_at: at };
  await db
    .insertInto("billing_details")
    .values({ organization_id: db.tenant.id, ...row })
    .onConflict((conflict) => conflict.column("organization_id").doUpdateSet(row))
    .execute();
}

/** Returns the name with which the organisation signed up. */
export async function readOrganizationName(db: TenantDb): Promise<string> {
  const { name } = await db
    .selectFrom("organizations")
    .select("name")
    .where("id", "=", db.tenant.id)
    .executeTakeFirstOrThrow();
  return name;
}
