import type { Language } from "#shared/language.ts";
import type { TenantDb } from "#server/tenant.ts";

/** Returns the name of the business as customers know it. */
export async function readSenderName(db: TenantDb, language: Language): Promise<string> {
  const row = await db
    .selectFrom("organizations")
    .select(["name", "brand_ar", "brand_en"])
    .where("id", "=", db.tenant.id)
    .executeTakeFirstOrThrow();
  return (language === "ar" ? row.brand_ar : row.brand_en) || row.brand_ar || row.brand_en || row.name;
}
