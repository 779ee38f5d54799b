import type { Language } from "#shared/language.ts";
import type { OrganizationId, TenantDb } from "#server/db/organization.ts";

/** As customers know the business. */
export async function readSenderName(
  db: TenantDb,
  organizationId: OrganizationId,
  language: Language,
): Promise<string> {
  const row = await db
    .selectFrom("organizations")
    .select(["name", "brand_ar", "brand_en"])
    .where("id", "=", organizationId)
    .executeTakeFirstOrThrow();
  return (language === "ar" ? row.brand_ar : row.brand_en) || row.brand_ar || row.brand_en || row.name;
}
