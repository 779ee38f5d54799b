import type { User } from "#shared/contract/auth.ts";
import type { Member, MemberRole } from "#shared/contract/organizations.ts";
import type { Language } from "#shared/language.ts";

import type { TenantDb } from "#server/tenant.ts";
import { accountState } from "#server/modules/identity/member-rules.ts";
import { photoIdOf } from "./profiles.ts";

/** Selects the members of the organisation, without removed ones. */
const selectMembers = (db: TenantDb) =>
  db
    .selectFrom("members")
    .select(["id", "name", "email", "role", "password_hash", "disabled_at", "photo_key"])
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom("second_steps")
            .select("person_id")
            .where("second_steps.organization_id", "=", db.tenant.id)
            .whereRef("second_steps.member_id", "=", "members.id")
            .where("confirmed_at", "is not", null),
        )
        .as("has_second_step"),
    )
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom("member_identities")
            .select("member_id")
            .where("member_identities.organization_id", "=", db.tenant.id)
            .whereRef("member_identities.member_id", "=", "members.id"),
        )
        .as("has_identity"),
    )
    .where("organization_id", "=", db.tenant.id)
    .where("removed_at", "is", null);

type MemberRow = Awaited<ReturnType<ReturnType<typeof selectMembers>["execute"]>>[number];

const memberOf = ({
  id,
  name,
  email,
  role,
  password_hash,
  disabled_at,
  has_second_step,
  has_identity,
  photo_key,
}: MemberRow): Member => ({
  id,
  name,
  // Only rows of removed members have no address.
  email: email ?? "",
  role: role as MemberRole,
  state: accountState({ disabledAt: disabled_at, hasWayIn: Boolean(password_hash) || Boolean(has_identity) }),
  has_second_step: Boolean(has_second_step),
  photo_id: photoIdOf(photo_key),
});

export async function listMembers(
  db: TenantDb,
  { includeDisabled }: { includeDisabled: boolean },
): Promise<Member[]> {
  let query = selectMembers(db);
  if (!includeDisabled) query = query.where("disabled_at", "is", null);
  return (await query.orderBy("created_at").orderBy("id").execute()).map(memberOf);
}

/**
 * Locks the organisation's members until the transaction ends. Two owners who change each other at the same time
 * would otherwise both stop being owners.
 */
export async function lockMembers(db: TenantDb): Promise<void> {
  await db
    .selectFrom("organizations")
    .select("id")
    .where("id", "=", db.tenant.id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
}

export async function findMember(db: TenantDb, id: string): Promise<Member | undefined> {
  const row = await selectMembers(db).where("id", "=", id).executeTakeFirst();
  return row && memberOf(row);
}

/** Stores a member's role and access. */
export async function setMembership(
  db: TenantDb,
  id: string,
  change: { role?: MemberRole; disabled_at?: Date | null },
): Promise<void> {
  await db
    .updateTable("members")
    .set(change)
    .where("organization_id", "=", db.tenant.id)
    .where("id", "=", id)
    .execute();
}

/** Removes a member. Their name stays on their messages, and their address can be used again. */
export async function removeMember(db: TenantDb, id: string, at: Date): Promise<void> {
  await db
    .updateTable("members")
    .set({ removed_at: at, disabled_at: at, email: null, password_hash: null, photo_key: null })
    .where("organization_id", "=", db.tenant.id)
    .where("id", "=", id)
    .execute();
}

/** Ends all sessions and pending log-ins of a member. */
export async function endMemberSessions(db: TenantDb, id: string): Promise<void> {
  await db
    .deleteFrom("sessions")
    .where("organization_id", "=", db.tenant.id)
    .where("member_id", "=", id)
    .execute();
  await db
    .deleteFrom("login_challenges")
    .where("organization_id", "=", db.tenant.id)
    .where("member_id", "=", id)
    .execute();
}

/** Adds a member without a password, who cannot log in before choosing one. A taken address is a unique violation. */
export async function insertMember(
  db: TenantDb,
  member: { name: string; email: string; role: MemberRole; at: Date },
): Promise<User> {
  const { name, email, role, at } = member;
  const { id } = await db
    .insertInto("members")
    .values({ organization_id: db.tenant.id, name, email, role, created_at: at })
    .returning("id")
    .executeTakeFirstOrThrow();
  return { id, name, email, role };
}

/** Changes the organisation's member with this address. */
export async function updateMember(
  db: TenantDb,
  email: string,
  change: { name?: string; password_hash?: string; email_verified_at?: Date },
): Promise<void> {
  await db
    .updateTable("members")
    .set(change)
    .where("organization_id", "=", db.tenant.id)
    .where("email", "=", email)
    .execute();
}

export async function readBrand(db: TenantDb): Promise<{ ar: string; en: string }> {
  const row = await db
    .selectFrom("organizations")
    .select(["brand_ar as ar", "brand_en as en"])
    .where("id", "=", db.tenant.id)
    .executeTakeFirstOrThrow();
  return row;
}

export interface Support {
  support_email: string;
  support_language: Language;
}

export async function updateSupport(
  db: TenantDb,
  email: string,
  language: Language | undefined,
): Promise<Support> {
  const row = await db
    .updateTable("organizations")
    .set({ support_email: email, ...(language && { support_language: language }) })
    .where("id", "=", db.tenant.id)
    .returning(["support_email", "support_language"])
    .executeTakeFirstOrThrow();
  return { ...row, support_language: row.support_language as Language };
}

/** Finds the owners of the organisation, for notifications that need an owner. */
export function findOwners(db: TenantDb): Promise<{ name: string; email: string | null }[]> {
  return db
    .selectFrom("members")
    .select(["name", "email"])
    .where("organization_id", "=", db.tenant.id)
    .where("role", "=", "owner")
    .where("disabled_at", "is", null)
    .where("email", "is not", null)
    .execute();
}
