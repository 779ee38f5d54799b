import { sql } from "kysely";
import type { MemberRole } from "#shared/contract/organizations.ts";
import type { SingleSignOn } from "#shared/contract/single-sign-on.ts";
import type { Db } from "#server/db/organization.ts";
import type { KnownMember } from "#server/modules/identity/single-sign-on-rules.ts";
import type { TenantDb } from "#server/tenant.ts";

export interface ProviderRow {
  issuer: string;
  client_id: string;
  sealed_secret: string;
  domain: string;
  domain_token: string;
  domain_proven_at: Date | null;
  default_role: SingleSignOn["default_role"];
  is_enabled: boolean;
  is_required: boolean;
}

export async function findProvider(db: TenantDb): Promise<ProviderRow | undefined> {
  const row = await db
    .selectFrom("identity_providers")
    .select(["issuer", "client_id", "sealed_secret", "domain", "domain_token", "domain_proven_at"])
    .select(["default_role", "is_enabled", "is_required"])
    .where("organization_id", "=", db.tenant.id)
    .executeTakeFirst();
  return row && { ...row, default_role: row.default_role as ProviderRow["default_role"] };
}

export async function saveProvider(db: TenantDb, row: ProviderRow, at: Date): Promise<void> {
  const values = { ...row, updated_at: at };
  await db
    .insertInto("identity_providers")
    .values({ organization_id: db.tenant.id, ...values })
    .onConflict((conflict) => conflict.column("organization_id").doUpdateSet(values))
    .execute();
}

export async function removeProvider(db: TenantDb): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("identity_providers")
    .where("organization_id", "=", db.tenant.id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function countIdentities(db: TenantDb, issuer: string): Promise<number> {
  const { count } = await db
    .selectFrom("member_identities")
    .innerJoin("members", "members.id", "member_identities.member_id")
    .select((eb) => eb.fn.countAll<string>().as("count"))
    .where("member_identities.organization_id", "=", db.tenant.id)
    .where("members.organization_id", "=", db.tenant.id)
    .where("members.removed_at", "is", null)
    .where("issuer", "=", issuer)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Ends all sessions and pending log-ins except those of owners. */
export async function endSessionsOfNonOwners(db: TenantDb): Promise<void> {
  const others = db
    .selectFrom("members")
    .select("id")
    .where("organization_id", "=", db.tenant.id)
    .where("role", "!=", "owner");
  await db
    .deleteFrom("sessions")
    .where("organization_id", "=", db.tenant.id)
    .where("member_id", "in", others)
    .execute();
  await db
    .deleteFrom("login_challenges")
    .where("organization_id", "=", db.tenant.id)
    .where("member_id", "in", others)
    .execute();
}

/** Finds the organisation whose provider is used for a domain. */
export async function findOrganizationOfDomain(db: Db, domain: string): Promise<string | null> {
  const { rows } = await sql<{
    id: string | null;
  }>`select gate.single_sign_on_organization(${domain}) as id`.execute(db);
  return rows[0]?.id ?? null;
}

export async function findOrganizationOfLogin(db: Db, stateHash: Buffer): Promise<string | null> {
  const { rows } = await sql<{
    id: string | null;
  }>`select gate.provider_login_organization(${stateHash}) as id`.execute(db);
  return rows[0]?.id ?? null;
}

/** Stores a started log-in and removes expired ones of the organisation. */
export async function insertLogin(
  db: TenantDb,
  login: { id: string; stateHash: Buffer; browserHash: Buffer; sealed: string; at: Date; expiresAt: Date },
): Promise<void> {
  await db
    .deleteFrom("provider_logins")
    .where("organization_id", "=", db.tenant.id)
    .where("expires_at", "<=", login.at)
    .execute();
  await db
    .insertInto("provider_logins")
    .values({
      id: login.id,
      organization_id: db.tenant.id,
      state_hash: login.stateHash,
      browser_hash: login.browserHash,
      sealed: login.sealed,
      expires_at: login.expiresAt,
    })
    .execute();
}

/**
 * Removes and returns a started log-in, so that a response is used once; undefined for another browser or an expired
 * log-in.
 */
export async function takeLogin(
  db: TenantDb,
  { stateHash, browserHash, at }: { stateHash: Buffer; browserHash: Buffer; at: Date },
): Promise<{ id: string; sealed: string } | undefined> {
  return db
    .deleteFrom("provider_logins")
    .where("organization_id", "=", db.tenant.id)
    .where("state_hash", "=", stateHash)
    .where("browser_hash", "=", browserHash)
    .where("expires_at", ">", at)
    .returning(["id", "sealed"])
    .executeTakeFirst();
}

const knownOf = (row: { id: string; disabled_at: Date | null; removed_at: Date | null }): KnownMember => ({
  id: row.id,
  isDisabled: row.disabled_at !== null,
  isRemoved: row.removed_at !== null,
});

/** Finds the member who logged in with this account of the provider before. */
export async function findMemberOfIdentity(
  db: TenantDb,
  issuer: string,
  subject: string,
): Promise<KnownMember | null> {
  const row = await db
    .selectFrom("member_identities")
    .innerJoin("members", "members.id", "member_identities.member_id")
    .select(["members.id", "members.disabled_at", "members.removed_at"])
    .where("member_identities.organization_id", "=", db.tenant.id)
    .where("members.organization_id", "=", db.tenant.id)
    .where("issuer", "=", issuer)
    .where("subject", "=", subject)
    .executeTakeFirst();
  return row ? knownOf(row) : null;
}

/** Finds the member who has the address today, and whether they have another account of the provider. */
export async function findMemberOfAddress(
  db: TenantDb,
  email: string,
  issuer: string,
): Promise<(KnownMember & { hasOther: boolean }) | null> {
  const row = await db
    .selectFrom("members")
    .select(["id", "disabled_at", "removed_at"])
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom("member_identities")
            .select("subject")
            .where("member_identities.organization_id", "=", db.tenant.id)
            .whereRef("member_identities.member_id", "=", "members.id")
            .where("issuer", "=", issuer),
        )
        .as("has_other"),
    )
    .where("organization_id", "=", db.tenant.id)
    .where("email", "=", email)
    .executeTakeFirst();
  return row ? { ...knownOf(row), hasOther: Boolean(row.has_other) } : null;
}

/** Links the provider's account to a member; it may have belonged to a removed member. */
export async function linkIdentity(
  db: TenantDb,
  link: { issuer: string; subject: string; memberId: string; at: Date },
): Promise<void> {
  const { issuer, subject, memberId: member_id, at: created_at } = link;
  await db
    .insertInto("member_identities")
    .values({ organization_id: db.tenant.id, issuer, subject, member_id, created_at })
    .onConflict((conflict) =>
      conflict.columns(["organization_id", "issuer", "subject"]).doUpdateSet({ member_id, created_at }),
    )
    .execute();
  await db
    .updateTable("members")
    .set({ email_verified_at: created_at })
    .where("organization_id", "=", db.tenant.id)
    .where("id", "=", member_id)
    .where("email_verified_at", "is", null)
    .execute();
}

export async function readAccount(
  db: TenantDb,
  memberId: string,
): Promise<{ id: string; name: string; email: string; role: MemberRole; has_second_step: boolean }> {
  const row = await db
    .selectFrom("members")
    .select(["id", "name", "email", "role"])
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
    .where("organization_id", "=", db.tenant.id)
    .where("id", "=", memberId)
    .executeTakeFirstOrThrow();
  return {
    ...row,
    email: row.email ?? "",
    role: row.role as MemberRole,
    has_second_step: Boolean(row.has_second_step),
  };
}
