import type { ConsentRecord } from "#shared/contract/consent-records.ts";
import type { ChannelKind } from "#shared/contract/channel-kinds.ts";
import type { MemberCaller } from "#server/http/caller.ts";
import { Failure, requireFields } from "#server/http/failure.ts";
import { lockCustomer, readCustomer } from "#server/modules/customers/index.ts";
import type { Tenant } from "#server/tenant.ts";
import { plainText } from "#server/texts/plain-text.ts";
import { saveConsent } from "./consent.ts";
import * as store from "./store/consent-records.ts";

export async function listConsentRecords(tenant: Tenant, customerId: string): Promise<ConsentRecord[]> {
  return tenant.transaction(async (db) => {
    await readCustomer(db, customerId);
    return store.findConsentRecords(db, customerId);
  });
}

/**
 * Records what a customer said to staff, and applies it to all of the customer's addresses on the channel. A consent
 * names where it was given, because the business has to be able to prove it.
 */
export async function addConsentRecord(
  tenant: Tenant,
  { memberId }: MemberCaller,
  customerId: string,
  fields: { channel: ChannelKind; allowed: boolean; source?: string | undefined },
): Promise<ConsentRecord> {
  const { channel, allowed } = fields;
  const source = plainText(fields.source ?? "").trim() || null;
  requireFields({ source: allowed && source === null ? "required" : null });
  const at = tenant.clock();
  return tenant.transaction(async (db) => {
    await lockCustomer(db, customerId);
    const conversations = await store.findConversations(db, customerId, channel);
    if (conversations.length === 0) throw new Failure("invalid_request");
    for (const conversationId of conversations) await saveConsent(db, conversationId, allowed, at);
    const record = await store.insertConsentRecord(
      db,
      { customerId, memberId, channel, allowed, source },
      at,
    );
    db.publish({ kind: "customer", id: customerId });
    return record;
  });
}
