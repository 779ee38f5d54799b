import type { User } from "#shared/contract/auth.ts";
import type { Language } from "#shared/language.ts";
import type { OrganizationId, TenantDb } from "#server/db/organization.ts";

export async function listMembers(db: TenantDb, organizationId: OrganizationId): Promise<User[]> {
  const rows = await db
    .selectFrom("members")
    .select(["id", "name", "email", "role"])
    .where("organization_id", "=", organizationId)
    .where("disabled_at", "is", null)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
  return rows.map((row) => ({ ...row, role: row.role as User["role"] }));
}

/** A member without a password: nobody can log in until they have chosen one. A taken address is a unique violation. */
export async function insertMember(
  db: TenantDb,
  organizationId: OrganizationId,
  member: { name: string; email: string; role: "owner" | "agent"; at: Date },
): Promise<User> {
  const { name, email, role, at } = member;
  const { id } = await db
    .insertInto("members")
    .values({ organization_id: organizationId, name, email, role, created_at: at })
    .returning("id")
    .executeTakeFirstOrThrow();
  return { id, name, email, role };
}

/** Of the organisation's member with this address. */
export async function updateMember(
  db: TenantDb,
  organizationId: OrganizationId,
  email: string,
  change: { name?: string; password_hash?: string },
): Promise<void> {
  await db
    .updateTable("members")
    .set(change)
    .where("organization_id", "=", organizationId)
    .where("email", "=", email)
    .execute();
}

export async function readBrand(
  db: TenantDb,
  organizationId: OrganizationId,
): Promise<{ ar: string; en: string }> {
  const row = await db
    .selectFrom("organizations")
    .select(["brand_ar as ar", "brand_en as en"])
    .where("id", "=", organizationId)
    .executeTakeFirstOrThrow();
  return row;
}

export interface Support {
  support_email: string;
  support_language: Language;
}

export async function updateSupport(
  db: TenantDb,
  organizationId: OrganizationId,
  email: string,
  language: Language | undefined,
): Promise<Support> {
  const row = await db
    .updateTable("organizations")
    .set({ support_email: email, ...(language && { support_language: language }) })
    .where("id", "=", organizationId)
    .returning(["support_email", "support_language"])
    .executeTakeFirstOrThrow();
  return { ...row, support_language: row.support_language as Language };
}
