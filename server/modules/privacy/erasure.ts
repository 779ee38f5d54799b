import { lastPhoneDigits } from "#shared/rules/phone.ts";
import { audienceKeyOf } from "#shared/rules/whatsapp.ts";
import { forgetJobs } from "#server/jobs/forget-jobs.ts";
import { retitleInternalCitations } from "#server/modules/agents/index.ts";
import * as conversations from "#server/modules/conversations/index.ts";
import type { ErasedContact } from "#server/modules/customers/index.ts";
import { deleteContacts, refuseMarketingEverywhere } from "#server/modules/customers/index.ts";
import { deleteDeliveries } from "#server/modules/inbox/index.ts";
import { forgetOpenQuestions, forgetTaught } from "#server/modules/knowledge/index.ts";
import {
  deleteAddresses,
  deleteLeftOutLines,
  deleteRecipients,
  keepSuppression,
} from "#server/modules/outreach/index.ts";
import type { TenantDb } from "#server/tenant.ts";
import { nothingTaught, queueRemainder } from "./erasure-remainder.ts";

export interface Erased {
  conversations: number;
  messages: number;
  files: number;
}

interface ErasureOptions {
  /**
   * Whether phrasings that staff taught in the customer's words are deleted as well. This is only so for the
   * erasure of a person (0055).
   */
  forgetsTaught: boolean;
  /** The request that is completed with the remaining work. */
  requestId: string | null;
}

/**
 * Erases messages with all their data in the caller's transaction; every erasure uses this function. `drop` deletes the rows
 * and, by foreign keys, everything that refers to them; data outside the database is queued for deletion.
 */
export async function eraseMessages(
  db: TenantDb,
  messages: conversations.ErasedMessages,
  { forgetsTaught, requestId }: ErasureOptions,
  drop: () => Promise<void>,
): Promise<Pick<Erased, "messages" | "files">> {
  const at = db.tenant.clock();
  const { messageIds, ticketIds } = messages;
  const beside = await conversations.findBeside(db, messages);
  const taught = forgetsTaught ? await forgetTaught(db, messageIds, at) : nothingTaught;
  for (const title of taught.titles) {
    await conversations.retitleCitations(db, title);
    await retitleInternalCitations(db, title);
  }
  await forgetOpenQuestions(db, messageIds, taught);
  const { attachmentIds, mailIds, reminderIds } = beside;
  await forgetJobs(db, [...messageIds, ...ticketIds, ...attachmentIds, ...mailIds, ...reminderIds], []);
  await drop();
  await conversations.deleteUnusedPosts(db, beside.postIds);
  const fileKeys = await conversations.findUnusedFiles(db, beside.fileKeys);
  await queueRemainder(db, { fileKeys, mailIds, taught }, requestId, at);
  for (const id of ticketIds) db.publish({ kind: "ticket", id });
  return { messages: messageIds.length, files: fileKeys.length };
}

/** Erases people by their addresses: conversations, platforms' events and campaigns' recipients. */
export async function eraseContacts(
  db: TenantDb,
  contacts: ErasedContact[],
  requestId: string | null,
): Promise<Erased> {
  const customerIds = [...new Set(contacts.map(({ customerId }) => customerId))];
  // The refusal of campaigns is kept as a mark that recognises the address without revealing it.
  for (const { customerId: refusing, since } of await refuseMarketingEverywhere(db, customerIds))
    for (const { customerId, channel, externalId } of contacts)
      if (customerId === refusing) await keepSuppression(db, { channel, externalId }, since);
  const conversationIds = contacts.map(({ conversationId }) => conversationId);
  const messages = await conversations.lockConversations(db, conversationIds);
  const erased = await eraseMessages(db, messages, { forgetsTaught: true, requestId }, () =>
    deleteContacts(
      db,
      contacts.map(({ id }) => id),
    ),
  );
  for (const contact of contacts)
    await eraseAddresses(
      db,
      contact.channel,
      [contact.externalId, contact.alias].filter((address) => address !== null),
    );
  return { conversations: contacts.length, ...erased };
}

/** Erases data of addresses outside conversations: platforms' events and campaigns' recipients. */
export async function eraseAddresses(db: TenantDb, channel: string, addresses: string[]): Promise<void> {
  const places = await deleteDeliveries(db, [{ channel, addresses }]);
  await forgetJobs(db, [], places);
  const reach = audienceKeyOf(channel);
  await deleteAddresses(
    db,
    addresses.map((address) => ({ reach, address })),
  );
  if (reach !== "whatsapp") return;
  for (const address of addresses) {
    const ending = lastPhoneDigits(address);
    if (ending) await deleteLeftOutLines(db, ending);
  }
}

/** Erases a customer from campaigns that refer to them without an address. */
export const eraseRecipients = (db: TenantDb, customerId: string): Promise<void> =>
  deleteRecipients(db, [customerId]);
