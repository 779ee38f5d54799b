import type { TenantDb } from "#server/tenant.ts";
import type { CampaignRow } from "./campaigns.ts";
import { findSuppressed } from "./suppression-list.ts";
import * as store from "./store/segments.ts";

async function choiceOf(db: TenantDb, row: CampaignRow): Promise<store.Choice> {
  const choice = {
    campaignId: row.id,
    channel: row.channel,
    audience: row.audience,
    hasTemplate: row.template_id !== null,
  };
  const strangers = () => store.readStrangers(db, choice, db.tenant.clock());
  return { ...choice, refused: await findSuppressed(db, row.channel, strangers) };
}

/** Returns the customers whom a campaign would reach if it started now. */
export async function previewAudience(db: TenantDb, row: CampaignRow): Promise<store.Preview> {
  const choice = await choiceOf(db, row);
  return store.previewAudience(db, choice, db.tenant.clock());
}

/** Stores the recipients of a campaign. */
export async function chooseRecipients(db: TenantDb, row: CampaignRow): Promise<void> {
  const choice = await choiceOf(db, row);
  await store.chooseRecipients(db, choice, db.tenant.clock());
}
