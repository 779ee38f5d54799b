import type { TenantDb } from "#server/tenant.ts";

export interface OrganizationInfluencer {
  influencer_id: string;
  is_shortlisted: boolean;
  note: string;
  campaign_id: string | null;
  campaign_name: string | null;
}

export async function readShortlist(db: TenantDb): Promise<string[]> {
  const rows = await db
    .selectFrom("organization_influencers")
    .select("influencer_id")
    .where("organization_id", "=", db.tenant.id)
    .where("is_shortlisted", "=", true)
    .execute();
  return rows.map(({ influencer_id }) => influencer_id);
}

/** Reads the organisation's decisions about these influencers, by influencer. */
export async function readDecisions(
  db: TenantDb,
  ids: string[],
): Promise<Map<string, OrganizationInfluencer>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom("organization_influencers as o")
    .leftJoin("campaigns as c", (join) =>
      join.onRef("c.organization_id", "=", "o.organization_id").onRef("c.id", "=", "o.campaign_id"),
    )
    .select(["o.influencer_id", "o.is_shortlisted", "o.note", "o.campaign_id", "c.name as campaign_name"])
    .where("o.organization_id", "=", db.tenant.id)
    .where("o.influencer_id", "in", ids)
    .execute();
  return new Map(rows.map((row) => [row.influencer_id, row]));
}

export async function hasCampaign(db: TenantDb, id: string): Promise<boolean> {
  const row = await db
    .selectFrom("campaigns")
    .select("id")
    .where("organization_id", "=", db.tenant.id)
    .where("id", "=", id)
    .executeTakeFirst();
  return row !== undefined;
}

export interface DecisionChange {
  is_shortlisted?: boolean | undefined;
  note?: string | undefined;
  campaign_id?: string | null | undefined;
}

/** Saves a decision. Omitted values do not change. */
export async function saveDecision(
  db: TenantDb,
  influencerId: string,
  { is_shortlisted, note, campaign_id }: DecisionChange,
  at: Date,
): Promise<void> {
  const change = {
    ...(is_shortlisted !== undefined && { is_shortlisted }),
    ...(note !== undefined && { note }),
    ...(campaign_id !== undefined && { campaign_id }),
    updated_at: at,
  };
  await db
    .insertInto("organization_influencers")
    .values({ organization_id: db.tenant.id, influencer_id: influencerId, ...change })
    .onConflict((conflict) => conflict.columns(["organization_id", "influencer_id"]).doUpdateSet(change))
    .execute();
}
