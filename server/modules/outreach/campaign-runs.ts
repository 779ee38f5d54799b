import type { CampaignView } from "#shared/contract/campaigns.ts";
import { channels } from "#server/channels/index.ts";
import { Failure } from "#server/http/failure.ts";
import { enqueue } from "#server/jobs/jobs.ts";
import { campaignQueue } from "#server/jobs/queues.ts";
import { queueDelivery } from "#server/modules/conversations/index.ts";
import { chooseRecipients, previewAudience } from "./segments.ts";
import {
  type CampaignRow,
  changeDraft,
  applyCampaignEvent,
  keepChange,
  publishCampaign,
  readCampaign,
  campaignView,
} from "./campaigns.ts";
import { hasSubscriptionEnded } from "#server/modules/billing/index.ts";
import { openConnection } from "#server/modules/connections/index.ts";
import type { Tenant, TenantDb } from "#server/tenant.ts";
import { createCampaignMessage } from "./campaign-messages.ts";
import { tellOfCampaign } from "./campaign-notices.ts";
import { contentFor, templateFits, valuesFit } from "./campaign-content.ts";
import { refreshStaleTemplates, readTemplate } from "./templates.ts";
import * as rules from "./campaign-run-rules.ts";
import { next } from "./campaign-run-state.ts";
import * as store from "./store/campaign-runs.ts";

async function previewOf(db: TenantDb, row: CampaignRow) {
  const preview = await previewAudience(db, row);
  const channelHandle = await openConnection(db, { kind: row.channel });
  const template = row.template_id ? await readTemplate(db, row.template_id) : null;
  const usable = template && template.problem === null ? template : null;
  const can = channelHandle?.channel.can ?? null;
  const missing = rules.findMissingParts(
    {
      name: row.name,
      channel: row.channel,
      subject: row.subject,
      text: row.text,
      nameFallback: row.name_fallback,
      templateId: row.template_id,
      templateValues: row.template_values,
      audience: row.audience,
    },
    {
      can,
      template: usable && {
        header: usable.header,
        valuesFit: valuesFit(row, usable),
      },
      hasPicture: row.picture_key !== null,
      pictureFits:
        can?.pictures?.types.includes(row.picture_type ?? "") === true &&
        (row.picture_bytes ?? 0) <= can.pictures.maxBytes,
      numbers: row.list?.numbers ?? 0,
    },
  );
  const { sample_name, ...counts } = preview;
  const sample =
    counts.reaches > 0 && missing.length === 0
      ? { name: sample_name, text: contentFor(row, usable, sample_name).text }
      : null;
  return { ...counts, sample, missing, minutes: rules.minutesFor(row.channel, counts.reaches) };
}

/** Returns the number of recipients that the campaign would reach now, and what is missing before it can start. */
export async function previewCampaign(tenant: Tenant, id: string) {
  return tenant.transaction(async (db) => {
    const row = await readCampaign(db, id);
    if (!row) throw new Failure("not_found");
    return previewOf(db, row);
  });
}

const yearMs = 366 * 24 * 3600_000;

/** Sends a campaign now or at a time. Its recipients are selected when it starts. */
export async function startCampaign(
  tenant: Tenant,
  id: string,
  how: { at: string | null; expected?: number | undefined },
): Promise<CampaignView> {
  const now = tenant.clock();
  const at = how.at === null ? null : new Date(how.at);
  const known = await tenant.transaction((db) => readCampaign(db, id));
  if (!known) throw new Failure("not_found");
  if (known.template_id) await refreshStaleTemplates(tenant, known.channel);
  return changeDraft(tenant, id, at ? "schedule" : "send", async (db, row) => {
    if (at && at <= now) throw new Failure("invalid_request", { at: ["time_past"] });
    if (at && at.getTime() - now.getTime() > yearMs)
      throw new Failure("invalid_request", { at: ["time_far"] });
    const preview = await previewOf(db, row);
    if (preview.missing.includes("name_fallback"))
      throw new Failure("invalid_request", { name_fallback: ["name_fallback_missing"] });
    if (preview.missing.includes("values"))
      throw new Failure("invalid_request", { template_values: ["value_missing"] });
    if (preview.missing.includes("channel")) throw new Failure("channel_not_connected");
    if (preview.missing.includes("template")) throw new Failure("template_not_usable");
    if (preview.missing.length > 0) throw new Failure("campaign_not_ready");
    if (preview.reaches === 0) throw new Failure("campaign_reaches_nobody");
    if (how.expected !== undefined && how.expected !== preview.reaches) throw new Failure("audience_changed");
    if (at) return { scheduled_at: at };
    await begin(db, row);
    return { started_at: now };
  });
}

async function begin(db: TenantDb, row: CampaignRow): Promise<void> {
  await chooseRecipients(db, row);
  await store.deleteUploadedNumbers(db, row.id);
  await queueCampaignRun(db, row.id);
}

/** Queues the job that sends the next messages, once per campaign. */
export function queueCampaignRun(db: TenantDb, campaignId: string, inMs?: number): Promise<void> {
  const options = { queue: campaignQueue(campaignId), key: `campaigns.send:${campaignId}` };
  const later = inMs === undefined ? {} : { runAt: new Date(Date.now() + inMs) };
  return enqueue(db, "campaigns.send", { campaignId }, { ...options, ...later });
}

/** Cancels a campaign; messages that were not sent stay unsent. */
export async function cancelCampaign(tenant: Tenant, id: string): Promise<CampaignView> {
  return tenant.transaction(async (db) => {
    const row = await readCampaign(db, id, true);
    if (!row) throw new Failure("not_found");
    if (typeof next(row.status, "cancel") !== "string") throw new Failure("campaign_ended");
    await endRun(db, row, "cancel");
    publishCampaign(db, id);
    return campaignView(db, id);
  });
}

/** Ends a campaign before all messages were sent. */
async function endRun(db: TenantDb, row: CampaignRow, event: "cancel" | "stop"): Promise<void> {
  const { id, channel } = row;
  const at = db.tenant.clock();
  await store.skipPendingRecipients(db, id);
  await store.deleteUploadedNumbers(db, id);
  // A mail that was attempted may have arrived nevertheless.
  const mayHaveArrived = channels[channel]?.can.idempotent ?? true;
  // The waiting job of a conversation may belong to a deleted message.
  for (const left of await store.cancelQueuedMessages(db, id, mayHaveArrived))
    await queueDelivery(db, left.conversation_id, left.message_id);
  await applyCampaignEvent(db, row, event, { ended_at: at, problem: null }, at);
  if (event === "stop") await tellOfCampaign(db, id, "stopped");
}

/**
 * Creates the next messages of a campaign and queues itself for more. A job that dies is repeated and finds the
 * messages that already exist. Returns a sentence for the log.
 */
export async function continueCampaignRun(tenant: Tenant, id: string): Promise<string> {
  const step = await tenant.transaction(
    async (db) => {
      const found = await nextStep(db, id);
      if ("outcome" in found) publishCampaign(db, id);
      return found;
    },
    { lock: `campaign:${id}` },
  );
  if ("outcome" in step) return step.outcome;
  let messageCount = 0;
  for (const recipientId of step.recipients)
    if (await createCampaignMessage(tenant, step.campaign, recipientId)) messageCount += 1;
  await tenant.transaction(async (db) => {
    await queueCampaignRun(db, id, rules.campaignPace[step.campaign.channel].everyMs);
    publishCampaign(db, id);
  });
  return `campaign ${id}: ${messageCount} messages made`;
}

/** Returns the next recipients, or a sentence that says why there are none. */
async function nextStep(
  db: TenantDb,
  id: string,
): Promise<{ outcome: string } | { campaign: CampaignRow; recipients: string[] }> {
  const at = db.tenant.clock();
  const row = await readCampaign(db, id, true);
  if (row?.status === "scheduled" && row.scheduled_at && row.scheduled_at <= at) {
    if (await hasSubscriptionEnded(db)) {
      await applyCampaignEvent(db, row, "withhold", { scheduled_at: null }, at);
      await tellOfCampaign(db, id, "withheld");
      return { outcome: `campaign ${id} is a draft again: the subscription has ended` };
    }
    await begin(db, row);
    await applyCampaignEvent(db, row, "fall_due", { started_at: at }, at);
    return { outcome: `campaign ${id} begins` };
  }
  if (row?.status !== "sending") return { outcome: `Skipped: campaign ${id} is ${row?.status ?? "gone"}` };
  const channelHandle = await openConnection(db, { kind: row.channel });
  const problem = channelHandle ? (channelHandle.row.problem ? "reconnect" : null) : "not_connected";
  if (problem !== row.problem) {
    await keepChange(db, id, { problem }, at);
    if (problem) await tellOfCampaign(db, id, "waits");
  }
  // A job checks again every minute.
  if (!channelHandle || problem) return { outcome: `campaign ${id} waits: ${problem}` };
  // The template was stopped or changed by the platform, or belongs to another account, so every message would fail or
  // differ.
  if (!(await templateFits(db, row))) {
    await endRun(db, row, "stop");
    return { outcome: `campaign ${id} stopped: its template cannot be sent` };
  }
  const progress = await store.readProgress(db, id, rules.fatalFailures);
  if (progress.fatal >= rules.maxFatalFailures) {
    await endRun(db, row, "stop");
    return { outcome: `campaign ${id} stopped: it would fail for everybody` };
  }
  if (progress.waiting === 0 && progress.queued === 0) {
    await applyCampaignEvent(db, row, "finish", { ended_at: at }, at);
    await tellOfCampaign(db, id, "done");
    return { outcome: `campaign ${id} is done` };
  }
  const pauseMs = (channelHandle.row.paused_until?.getTime() ?? 0) - at.getTime();
  if (progress.waiting === 0 || progress.queued >= rules.maxQueuedMessages || pauseMs > 0) {
    await queueCampaignRun(db, id, Math.max(pauseMs, rules.pollDelayMs));
    return { outcome: `campaign ${id}: ${progress.queued} on their way` };
  }
  const { chunk } = rules.campaignPace[row.channel];
  return { campaign: row, recipients: await store.nextRecipients(db, id, chunk) };
}
