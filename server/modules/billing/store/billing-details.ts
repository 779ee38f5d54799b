import type { BillingDetails } from "#shared/contract/invoices.ts";
import type { OrganizationId, TenantDb } from "#server/db/organization.ts";

const noDetails: BillingDetails = { legal_name: "", vat_number: "", address: "" };

export async function readBillingDetails(
  db: TenantDb,
  organizationId: OrganizationId,
): Promise<BillingDetails> {
  const row = await db
    .selectFrom("billing_details")
    .select(["legal_name", "vat_number", "address"])
    .where("organization_id", "=", organizationId)
    .executeTakeFirst();
  return row ?? noDetails;
}

export async function upsertBillingDetails(
  db: TenantDb,
  organizationId: OrganizationId,
  details: BillingDetails,
  at: Date,
): Promise<void> {
  const row = { ...details, updated_at: at };
  await db
    .insertInto("billing_details")
    .values({ organization_id: organizationId, ...row })
    .onConflict((conflict) => conflict.column("organization_id").doUpdateSet(row))
    .execute();
}

/** The name that the organisation signed up with. */
export async function readOrganizationName(db: TenantDb, organizationId: OrganizationId): Promise<string> {
  const { name } = await db
    .selectFrom("organizations")
    .select("name")
    .where("id", "=", organizationId)
    .executeTakeFirstOrThrow();
  return name;
}
