import { sql } from "kysely";
import type { z } from "zod";
import type { savedCardState } from "#shared/contract/saved-cards.ts";
import type { BillingPeriod } from "#shared/contract/billing-period.ts";
import type { PlanId } from "#shared/contract/plans.ts";
import type { Language } from "#shared/language.ts";
import type { Db } from "#server/db/organization.ts";
import type { CardChargeState } from "#server/modules/billing/card-charge-state.ts";
import type { ChargeProblem } from "#server/modules/billing/renewal-rules.ts";
import type { TenantDb } from "#server/tenant.ts";

export interface SavedCardRow {
  sealed_token: string;
  token_hash: Buffer;
  state: z.infer<typeof savedCardState>;
  brand: string;
  last_four: string;
  expires_on: string;
  consented_by: string | null;
  consented_at: Date;
  language: Language;
}

export async function readCard(db: TenantDb): Promise<SavedCardRow | null> {
  const row = await db
    .selectFrom("saved_cards")
    .select(["sealed_token", "token_hash", "state", "brand", "last_four", "expires_on"])
    .select(["consented_by", "consented_at", "language"])
    .where("organization_id", "=", db.tenant.id)
    .executeTakeFirst();
  return row ? (row as SavedCardRow) : null;
}

/** Saves a card in place of the former one. */
export async function saveCard(db: TenantDb, row: SavedCardRow, at: Date): Promise<void> {
  const values = { ...row, updated_at: at };
  await db
    .insertInto("saved_cards")
    .values({ organization_id: db.tenant.id, ...values })
    .onConflict((conflict) => conflict.column("organization_id").doUpdateSet(values))
    .execute();
}

export async function changeCard(
  db: TenantDb,
  tokenHash: Buffer,
  change: Pick<SavedCardRow, "state"> & Partial<Pick<SavedCardRow, "expires_on">>,
  at: Date,
): Promise<void> {
  await db
    .updateTable("saved_cards")
    .set({ ...change, updated_at: at })
    .where("organization_id", "=", db.tenant.id)
    .where("token_hash", "=", tokenHash)
    .execute();
}

export async function removeCard(db: TenantDb): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("saved_cards")
    .where("organization_id", "=", db.tenant.id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export interface ChargeRow {
  id: string;
  term_ends_at: Date;
  attempt: number;
  plan: PlanId;
  period: BillingPeriod;
  price: number;
  state: CardChargeState;
  problem: ChargeProblem | null;
  confirm_url: string | null;
  created_at: Date;
}

const chargesOf = (db: TenantDb) =>
  db
    .selectFrom("card_charges")
    .select(["id", "term_ends_at", "attempt", "plan", "period", "price", "state", "problem"])
    .select(["confirm_url", "created_at"])
    .where("organization_id", "=", db.tenant.id);

/** Charges for the end of a term in the order of their attempts, followed by an undecided one of another term. */
export async function listCharges(db: TenantDb, termEndsAt: Date | null): Promise<ChargeRow[]> {
  const rows = await chargesOf(db)
    .where((eb) =>
      eb.or([
        eb("state", "in", ["asked", "confirming"]),
        ...(termEndsAt ? [eb("term_ends_at", "=", termEndsAt)] : []),
      ]),
    )
    .orderBy(sql`state in ('asked', 'confirming')`)
    .orderBy("attempt")
    .execute();
  return rows as ChargeRow[];
}

export async function readCharge(db: TenantDb, id: string): Promise<ChargeRow | null> {
  const row = await chargesOf(db).where("id", "=", id).executeTakeFirst();
  return row ? (row as ChargeRow) : null;
}

export async function insertCharge(
  db: TenantDb,
  charge: Omit<ChargeRow, "confirm_url" | "created_at">,
  at: Date,
): Promise<void> {
  await db
    .insertInto("card_charges")
    .values({ organization_id: db.tenant.id, ...charge, created_at: at, updated_at: at })
    .execute();
}

export async function changeCharge(
  db: TenantDb,
  id: string,
  change: Pick<ChargeRow, "state" | "problem" | "confirm_url">,
  at: Date,
): Promise<void> {
  await db
    .updateTable("card_charges")
    .set({ ...change, updated_at: at })
    .where("organization_id", "=", db.tenant.id)
    .where("id", "=", id)
    .execute();
}

/** Links a paid charge to the request that it activated, whose invoice can be refunded by the charge. */
export async function linkCharge(db: TenantDb, id: string, requestId: string): Promise<void> {
  await db
    .updateTable("card_charges")
    .set({ request_id: requestId })
    .where("organization_id", "=", db.tenant.id)
    .where("id", "=", id)
    .execute();
}

/** Reads the latest failed charge of any term; null when another one was paid since. */
export async function readLastFailure(
  db: TenantDb,
): Promise<{ problem: ChargeProblem | null; at: Date } | null> {
  const row = await db
    .selectFrom("card_charges")
    .select(["state", "problem", "updated_at"])
    .where("organization_id", "=", db.tenant.id)
    .where("state", "in", ["paid", "failed"])
    .orderBy("created_at", "desc")
    .limit(1)
    .executeTakeFirst();
  return row?.state === "failed"
    ? { problem: row.problem as ChargeProblem | null, at: row.updated_at }
    : null;
}

/** Organisations whose renewal may have a next step. */
export async function listDueRenewals(db: Db, at: Date, maxRenewals: number): Promise<string[]> {
  const { rows } = await sql<{ organization_id: string }>`
    select * from gate.due_renewals(${at}::timestamptz, ${maxRenewals})`.execute(db);
  return rows.map((row) => row.organization_id);
}

export async function findOrganizationOfCharge(db: Db, id: string): Promise<string | null> {
  const { rows } = await sql<{ id: string | null }>`
    select gate.organization_of_card_charge(${id}::uuid) as id`.execute(db);
  return rows[0]?.id ?? null;
}

/** Reads the action that the latest charge for the end of a term requires from an owner. */
export async function readCardNotice(
  db: TenantDb,
  termEndsAt: Date | null,
): Promise<"confirm" | "failed" | null> {
  const state = (await listCharges(db, termEndsAt)).at(-1)?.state;
  return state === "confirming" ? "confirm" : state === "failed" ? "failed" : null;
}
