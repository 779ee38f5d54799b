import { fillPlaceholders } from "#shared/rules/placeholders.ts";
import { languageOf } from "#server/answers/understand/language.ts";
import {
  contactLock,
  findOrCreateConversation,
  insertCampaignMessage,
  linkPicture,
  queueDelivery,
} from "#server/modules/conversations/index.ts";
import type { Tenant, TenantDb } from "#server/tenant.ts";
import { contentFor } from "./campaign-content.ts";
import * as rules from "./campaign-run-rules.ts";
import { type CampaignRow, readCampaign } from "./campaigns.ts";
import { isConsenting } from "./consent.ts";
import { readTemplate } from "./templates.ts";
import * as store from "./store/campaign-runs.ts";

/** Creates one recipient's message with its conversation and delivery, in a transaction of its own. */
export async function createCampaignMessage(
  tenant: Tenant,
  campaign: CampaignRow,
  recipientId: string,
): Promise<boolean> {
  const address = await tenant.transaction(async (db) => {
    const found = await store.lockRecipient(db, recipientId);
    return found?.state === "waiting" ? found.address : null;
  });
  if (address === null) return false;
  const from = { channel: campaign.channel, externalId: address };
  return tenant.transaction(
    async (db) => {
      const row = await readCampaign(db, campaign.id);
      const recipient = await store.lockRecipient(db, recipientId);
      if (row?.status !== "sending" || recipient?.state !== "waiting") return false;
      // A recipient who opted out since the start gets no message.
      if (!(await isConsenting(db, from))) {
        await store.changeRecipient(db, recipientId, {
          state: "skipped",
          reason: "opted_out",
        });
        return false;
      }
      return insertRecipientMessage(db, row, { ...recipient, id: recipientId, from });
    },
    { lock: contactLock(from) },
  );
}

/** Inserts one recipient's message and queues its delivery; false when the template is gone or the message exists already. */
async function insertRecipientMessage(
  db: TenantDb,
  campaign: CampaignRow,
  recipient: {
    id: string;
    name: string | null;
    customer_id: string | null;
    from: { channel: CampaignRow["channel"]; externalId: string };
  },
): Promise<boolean> {
  const at = db.tenant.clock();
  const template = campaign.template_id ? await readTemplate(db, campaign.template_id) : null;
  if (campaign.template_id && !template) return false;
  const content = contentFor(campaign, template, recipient.name);
  const { language } = languageOf(content.text, []);
  const conversationId = await findOrCreateConversation(
    db,
    recipient.from,
    { customerId: recipient.customer_id, name: recipient.name, language },
    at,
  );
  const subject =
    campaign.subject &&
    fillPlaceholders(campaign.subject, { name: rules.firstNameOf(recipient.name) || campaign.name_fallback });
  const messageId = await insertCampaignMessage(
    db,
    {
      campaignId: campaign.id,
      recipientId: recipient.id,
      conversationId,
      text: content.text,
      subject: subject || null,
      language,
      template: content.template,
      kind: campaign.picture_key ? "image" : "text",
    },
    at,
  );
  await store.changeRecipient(db, recipient.id, {
    state: "made",
    conversation_id: conversationId,
    made_at: at,
  });
  if (!messageId) return false;
  if (campaign.picture_key)
    await linkPicture(
      db,
      messageId,
      {
        key: campaign.picture_key,
        name: campaign.picture_name ?? "picture",
        type: campaign.picture_type ?? "image/jpeg",
        sizeBytes: campaign.picture_bytes ?? 0,
      },
      at,
    );
  await queueDelivery(db, conversationId, messageId);
  return true;
}
