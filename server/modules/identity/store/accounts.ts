import { sql } from "kysely";
import type { AgentKind } from "#shared/contract/agents.ts";
import type { Organization, User } from "#shared/contract/auth.ts";
import type { Language } from "#shared/language.ts";
import type { Db } from "#server/db/organization.ts";
import type { TenantDb } from "#server/tenant.ts";

/** The account of an address, with the values that log-in needs. */
export interface Account {
  kind: "member" | "operator";
  id: string;
  organization_id: string | null;
  name: string;
  role: User["role"];
  password_hash: string | null;
  has_second_step: boolean;
  /** Whether the address is verified. */
  is_verified: boolean;
}

export async function findAccount(db: Db, address: string): Promise<Account | undefined> {
  const { rows } = await sql<Account>`select * from gate.login(${address})`.execute(db);
  return rows[0];
}

export async function openSession(
  db: Db,
  tokenHash: Buffer,
  account: Pick<Account, "kind" | "id"> & { sealed_provider_login: string | null },
  userAgent: string,
  life: string,
): Promise<void> {
  const member = account.kind === "member" ? account.id : null;
  const operator = account.kind === "operator" ? account.id : null;
  const { sealed_provider_login } = account;
  await sql`
    select gate.open_session(${tokenHash}, ${member}, ${operator}, ${userAgent}, ${life}::interval, ${sealed_provider_login})`.execute(
    db,
  );
}

/** Records a device. Returns true when the person has logged in before, but never from this device. */
export async function noteDevice(
  db: Db,
  account: Pick<Account, "kind" | "id">,
  device: string,
): Promise<boolean> {
  const member = account.kind === "member" ? account.id : null;
  const operator = account.kind === "operator" ? account.id : null;
  const { rows } = await sql<{
    is_new: boolean;
  }>`select gate.note_device(${member}, ${operator}, ${device}) as is_new`.execute(db);
  return rows[0]?.is_new === true;
}

/** A closed session that a business's identity provider had opened. */
export interface ClosedProviderSession {
  organization_id: string;
  member_id: string;
  sealed_provider_login: string;
}

export async function closeSession(db: Db, tokenHash: Buffer): Promise<ClosedProviderSession | undefined> {
  const { rows } = await sql<ClosedProviderSession>`
    select * from gate.close_session(${tokenHash})`.execute(db);
  return rows[0];
}

/** Counts an attempt. Returns the seconds to wait before the next one; 0 when this attempt is counted. */
export async function beginAttempt(
  db: Db,
  key: Buffer,
  limit: { maxAttempts: number; period: string },
): Promise<number> {
  const { rows } = await sql<{ waits: number }>`
    select gate.begin_attempt(${key}, ${limit.maxAttempts}, ${limit.period}::interval) as waits`.execute(db);
  return rows[0]?.waits ?? 0;
}

export async function forgetAttempts(db: Db, key: Buffer): Promise<void> {
  await sql`select gate.forget_attempts(${key})`.execute(db);
}

export interface AgentTexts {
  kind: AgentKind;
  name_ar: string;
  name_en: string;
  greeting_ar: string;
  greeting_en: string;
}

export interface NewOrganization {
  name: string;
  brand: { ar: string; en: string };
  industry: string;
  phone: string;
  email: string;
  passwordHash: string;
  agents: AgentTexts[];
}

/**
 * Creates an organisation with its owner and agents; returns the owner's id. A taken address or phone is a unique
 * violation.
 */
export async function insertOrganization(db: TenantDb, fresh: NewOrganization): Promise<string> {
  const { name, brand, industry, phone, email, passwordHash, agents } = fresh;
  const { rows } = await sql<{ id: string }>`
    select gate.sign_up(${db.tenant.id}, ${name}, ${brand.ar}, ${brand.en}, ${industry}, ${phone}, ${email}, ${name}, ${passwordHash},
      ${JSON.stringify(agents)}::jsonb) as id
  `.execute(db);
  return (rows[0] as { id: string }).id;
}

/** Sets the language of mails to that of the sign-up, until the owner chooses another. */
export async function setSupportLanguage(db: TenantDb, language: Language): Promise<void> {
  await db
    .updateTable("organizations")
    .set({ support_language: language })
    .where("id", "=", db.tenant.id)
    .execute();
}

export async function readOrganization(db: TenantDb): Promise<Organization> {
  const row = await db
    .selectFrom("organizations")
    .select([
      "id",
      "name",
      "brand_ar",
      "brand_en",
      "industry",
      "phone",
      "support_email",
      "support_language",
      "time_zone",
      "asks_rating",
      "reply_targets",
    ])
    .where("id", "=", db.tenant.id)
    .executeTakeFirstOrThrow();
  const { brand_ar, brand_en, support_language, reply_targets, ...rest } = row;
  return {
    ...rest,
    brand: { ar: brand_ar, en: brand_en },
    support_language: support_language as Language,
    reply_targets: { urgent: null, high: null, medium: null, low: null, ...(reply_targets as object) },
  };
}

/** Creates a reset link and invalidates the member's earlier ones; null for an unknown address. */
export async function createReset(
  db: Db,
  address: string,
  tokenHash: Buffer,
  life: string,
): Promise<{ name: string } | null> {
  const { rows } = await sql<{
    name: string;
  }>`select name from gate.create_reset(${address}, ${tokenHash}, ${life}::interval)`.execute(db);
  return rows[0] ?? null;
}

/** Sets the password of a link; returns its address, or null when the link is no longer valid. */
export async function useReset(db: Db, tokenHash: Buffer, passwordHash: string): Promise<string | null> {
  const { rows } = await sql<{
    address: string | null;
  }>`select gate.use_reset(${tokenHash}, ${passwordHash}) as address`.execute(db);
  return rows[0]?.address ?? null;
}

export async function readPasswordHash(db: TenantDb, memberId: string): Promise<string | null> {
  const row = await db
    .selectFrom("members")
    .select("password_hash")
    .where("organization_id", "=", db.tenant.id)
    .where("id", "=", memberId)
    .executeTakeFirst();
  return row?.password_hash ?? null;
}

/**
 * Sets the password, ends the member's other sessions and pending log-ins, and invalidates open reset links.
 */
export async function changePassword(
  db: TenantDb,
  change: { memberId: string; passwordHash: string; keepSession: Buffer; at: Date },
): Promise<void> {
  await db
    .updateTable("members")
    .set({ password_hash: change.passwordHash })
    .where("organization_id", "=", db.tenant.id)
    .where("id", "=", change.memberId)
    .execute();
  await db
    .deleteFrom("sessions")
    .where("organization_id", "=", db.tenant.id)
    .where("member_id", "=", change.memberId)
    .where("token_hash", "!=", change.keepSession)
    .execute();
  await db
    .deleteFrom("login_challenges")
    .where("organization_id", "=", db.tenant.id)
    .where("member_id", "=", change.memberId)
    .execute();
  await db
    .updateTable("password_resets")
    .set({ used_at: change.at })
    .where("organization_id", "=", db.tenant.id)
    .where("member_id", "=", change.memberId)
    .where("used_at", "is", null)
    .execute();
}

/** Ends all other sessions of the organisation and revokes its API keys. */
export async function closeAccess(db: TenantDb, keepSession: Buffer, at: Date): Promise<void> {
  await db
    .deleteFrom("sessions")
    .where("organization_id", "=", db.tenant.id)
    .where("token_hash", "<>", keepSession)
    .execute();
  await db
    .updateTable("api_keys")
    .set({ revoked_at: at })
    .where("organization_id", "=", db.tenant.id)
    .where("revoked_at", "is", null)
    .execute();
}
