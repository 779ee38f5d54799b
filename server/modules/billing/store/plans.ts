import { sql } from "kysely";
import type { PlanId } from "#shared/contract/plans.ts";
import type { Db } from "#server/db/organization.ts";

export interface PlanRow {
  id: PlanId;
  price_month: number | null;
  price_year_ar: number | null;
  price_year_en: number | null;
  interactions: number | null;
  /** Both languages show one price. */
  unified: boolean;
}

export async function listPlans(db: Db): Promise<PlanRow[]> {
  const { rows } = await sql<PlanRow>`select * from gate.plans()`.execute(db);
  return rows;
}
