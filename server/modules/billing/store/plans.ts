import { sql } from "kysely";
import type { PlanPrices, Pricing } from "#shared/contract/operator-plans.ts";
import type { PlanId } from "#shared/contract/plans.ts";
import type { Db } from "#server/db/organization.ts";

export interface PlanRow {
  id: PlanId;
  price_month: number | null;
  price_year_ar: number | null;
  price_year_en: number | null;
  interactions: number | null;
  /** Whether both languages show one price. */
  unified: boolean;
  /** Whether the limited offer is shown. */
  offered: boolean;
}

export async function listPlans(db: Db): Promise<PlanRow[]> {
  const { rows } = await sql<PlanRow>`select * from gate.plans()`.execute(db);
  return rows;
}

/** Returns false when there is no such plan. */
export async function savePlan(db: Db, id: PlanId, prices: PlanPrices): Promise<boolean> {
  const { price_month, price_year_ar, price_year_en, interactions } = prices;
  const { rows } = await sql<{ isSaved: boolean }>`
    select gate.save_plan(${id}, ${price_month}, ${price_year_ar}, ${price_year_en}, ${interactions}) as "isSaved"`.execute(
    db,
  );
  return rows[0]?.isSaved === true;
}

export async function setPricing(db: Db, { unify, offer }: Pricing): Promise<void> {
  await sql`select gate.set_pricing(${unify}, ${offer})`.execute(db);
}
