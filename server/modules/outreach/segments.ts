import type { Context } from "#server/context.ts";
import type { OrganizationId, TenantDb } from "#server/db/organization.ts";
import type { CampaignRow } from "./campaigns.ts";
import { findSuppressed } from "./suppression-list.ts";
import * as store from "./store/segments.ts";

async function choiceOf(
  db: TenantDb,
  context: Context,
  organizationId: OrganizationId,
  row: CampaignRow,
): Promise<store.Choice> {
  const choice = {
    campaignId: row.id,
    channel: row.channel,
    audience: row.audience,
    hasTemplate: row.template_id !== null,
  };
  const strangers = () => store.readStrangers(db, organizationId, choice, context.clock());
  return { ...choice, refused: await findSuppressed(db, context, organizationId, row.channel, strangers) };
}

/** Whom a campaign would reach if it began now. */
export async function previewAudience(
  db: TenantDb,
  context: Context,
  organizationId: OrganizationId,
  row: CampaignRow,
): Promise<store.Preview> {
  const choice = await choiceOf(db, context, organizationId, row);
  return store.previewAudience(db, organizationId, choice, context.clock());
}

/** Fixes whom a campaign is for. */
export async function chooseRecipients(
  db: TenantDb,
  context: Context,
  organizationId: OrganizationId,
  row: CampaignRow,
): Promise<void> {
  const choice = await choiceOf(db, context, organizationId, row);
  await store.chooseRecipients(db, organizationId, choice, context.clock());
}
