import type { Plan } from "#shared/contract/plans.ts";
import type { Language } from "#shared/language.ts";
import type { Context } from "#server/context.ts";
import * as store from "./store/plans.ts";

/** Lists the plans in a language. */
export async function listPlans(context: Context, language: Language): Promise<Plan[]> {
  const rows = await store.listPlans(context.db);
  return rows.map((row) => ({
    id: row.id,
    price_month: row.price_month,
    price_year: language === "en" && !row.unified ? row.price_year_en : row.price_year_ar,
    interactions: row.interactions,
    offer: row.offered && row.id === "basic",
  }));
}
