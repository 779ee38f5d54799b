import { languageOf } from "#server/answers/understand/language.ts";
import { conversationIdOf } from "#server/channels/conversation-id.ts";
import { Failure } from "#server/http/failure.ts";
import { enqueue } from "#server/jobs/jobs.ts";
import { replyOptions } from "#server/jobs/queues.ts";
import {
  addContact,
  type ContactAddress,
  createContact,
  hasContact,
  saveCapturedData,
  markProspect,
} from "#server/modules/customers/index.ts";
import { transactionWithNumbers } from "#server/modules/identity/index.ts";
import type { Tenant, TenantDb } from "#server/tenant.ts";
import { type ReplyContext, readReplyContext } from "./replies.ts";
import { subjectOf } from "./reply-rules.ts";
import {
  type Introduction,
  inlineReplyMs,
  readIntroduction,
  reopenWithinMs,
  sessionLimits,
} from "./conversation-rules.ts";
import {
  createTicket,
  insertIncoming,
  readConversationState,
  type MessageOrigin,
  hasStaffWrittenSince,
} from "./store/conversations.ts";

/** A message from a customer, as a channel receives it. */
export interface IncomingContactMessage {
  from: ContactAddress;
  text: string;
  /** Id of the message at the channel, or of the unreadable event. A second message with the same id is ignored. */
  externalId: string;
  origin?: MessageOrigin["origin"];
  /**
   * Whether the request of the web chat waits for the reply. The job then only runs if the process dies in the
   * meantime.
   */
  inline: boolean;
  /** The customer's details as the page around a chat or the platform states them. */
  customer?: Introduction;
  /** Subject line, if the channel has one. */
  subject?: string | undefined;
  /** Whether a machine wrote the message, so that a closed ticket stays closed. */
  isMachine?: boolean;
  /** The ticket that this message rates; its state does not change. */
  ratesTicketId?: string | undefined;
}

export interface ReceivedMessage {
  messageId: string;
  conversationId: string;
  ticketId: string;
  /** False when the message was stored already. */
  isNew: boolean;
  /** Set when the message is the first of a new customer. */
  newCustomerId: string | null;
  /** Context of the reply, read in the same transaction for the request that answers at once. */
  replyContext?: ReplyContext;
}

/** Returns the lock under which the messages of one contact are stored one after the other. */
export const contactLock = (from: ContactAddress) => `contact:${from.channel}:${from.externalId}`;

/**
 * Stores a customer's message with its contact, conversation and ticket, which are created where needed, and the job
 * that answers it.
 */
export async function receiveMessage(
  tenant: Tenant,
  incoming: IncomingContactMessage,
): Promise<ReceivedMessage> {
  const at = tenant.clock();
  return transactionWithNumbers(
    tenant,
    async (db): Promise<ReceivedMessage> => {
      const answer = incoming.inline ? { dueAt: new Date(Date.now() + inlineReplyMs) } : "job";
      const stored = await storeIncomingMessage(db, { ...incoming, limits: sessionLimits }, answer, at);
      if (stored.isNew) publishReceived(db, stored);
      if (!stored.isNew || !incoming.inline) return stored;
      return { ...stored, replyContext: await readReplyContext(db, stored.messageId, at) };
    },
    { lock: contactLock(incoming.from), usesGenericPlan: true },
  );
}

/** The way in which a message is answered: by its own request until `dueAt`, by a job, or not at all. */
export type ReplyTrigger = { dueAt: Date } | "job" | "nobody";

/** Stores a message within a transaction that holds the contact's lock. */
export async function storeIncomingMessage(
  db: TenantDb,
  incoming: Omit<IncomingContactMessage, "inline"> & { limits: typeof sessionLimits | null },
  answer: ReplyTrigger,
  at: Date,
): Promise<ReceivedMessage> {
  const { from } = incoming;
  const known: MessageOrigin = { origin: incoming.origin ?? "channel", originId: incoming.externalId };
  const conversationId = conversationIdOf(db.tenant.id, from);
  const arrival = await readConversationState(db, conversationId, known, at);
  if (arrival.known)
    return {
      messageId: arrival.known.id,
      conversationId,
      ticketId: arrival.known.ticketId,
      isNew: false,
      newCustomerId: null,
    };
  const { limits } = incoming;
  if (limits && arrival.lastMinute >= limits.perMinute) throw new Failure("chat_limit", {}, 60);
  if (limits && arrival.lastDay >= limits.perDay) throw new Failure("chat_limit", {}, 3600);
  const { language } = languageOf(incoming.text, []);
  const contact = arrival.contact ?? (await createContact(db, from, conversationId, language, at));
  const closed = arrival.ticket?.status === "closed";
  const tooOld = closed && at.getTime() - (arrival.ticket?.closedAt?.getTime() ?? 0) > reopenWithinMs;
  const subject = subjectOf(incoming.subject ?? incoming.text);
  const knownTicketId = incoming.ratesTicketId ?? (tooOld ? undefined : arrival.ticket?.id);
  const ticketId =
    knownTicketId ?? (await createTicket(db, { ...contact, channel: from.channel, subject, language }, at));
  const staffWroteSince =
    closed &&
    !tooOld &&
    (await hasStaffWrittenSince(db, conversationId, arrival.ticket?.closedAt ?? new Date(0)));
  const messageId = await insertIncoming(
    db,
    {
      ...contact,
      ticketId,
      text: incoming.text,
      language,
      from: known,
      event: incoming.ratesTicketId
        ? { kind: "customer_rates" }
        : incoming.isMachine
          ? { kind: "machine_writes" }
          : { kind: "customer_writes", staffWroteSince },
    },
    answer === "job" ? "nobody" : answer,
    at,
  );
  if (answer === "job")
    await enqueue(db, "agent.reply", { messageId }, replyOptions(conversationId, messageId));
  if (incoming.customer)
    await saveCapturedData(db, contact.customerId, readIntroduction(incoming.customer), at);
  const newCustomerId = arrival.contact ? null : contact.customerId;
  return { messageId, conversationId, ticketId, isNew: true, newCustomerId };
}

export function publishReceived(
  db: TenantDb,
  { ticketId, conversationId, newCustomerId }: ReceivedMessage,
): void {
  db.publish({ kind: "ticket", id: ticketId, conversationId });
  if (newCustomerId) db.publish({ kind: "customer", id: newCustomerId });
}

/**
 * Finds the conversation of a contact to whom the business writes first. An unknown contact becomes a customer who
 * has never written.
 */
export async function findOrCreateConversation(
  db: TenantDb,
  to: ContactAddress,
  who: { customerId: string | null; name: string | null; language: string },
  at: Date,
): Promise<string> {
  const conversationId = conversationIdOf(db.tenant.id, to);
  if (await hasContact(db, conversationId)) return conversationId;
  if (who.customerId && (await addContact(db, to, conversationId, who.customerId, at))) return conversationId;
  const { customerId } = await createContact(db, to, conversationId, who.language, at);
  await markProspect(db, customerId);
  const phone = /^\d{8,15}$/.test(to.externalId) ? `+${to.externalId}` : undefined;
  await saveCapturedData(db, customerId, readIntroduction({ name: who.name ?? undefined, phone }), at);
  return conversationId;
}

/**
 * Finds the ticket of a message that the business wrote in the platform's own app: the conversation's last ticket,
 * or a new one when there is none or it was closed long ago. The agent does not answer the customer's reply to it.
 */
export async function findOrCreateStaffTicket(
  db: TenantDb,
  to: ContactAddress,
  text: string,
  at: Date,
): Promise<string> {
  const { language } = languageOf(text, []);
  const conversationId = await findOrCreateConversation(
    db,
    to,
    { customerId: null, name: null, language },
    at,
  );
  const { ticket, contact } = await readConversationState(db, conversationId, null, at);
  const isOver =
    ticket?.status === "closed" && at.getTime() - (ticket.closedAt?.getTime() ?? 0) > reopenWithinMs;
  if (ticket && !isOver) return ticket.id;
  const customerId = contact?.customerId ?? "";
  const subject = subjectOf(text);
  return createTicket(db, { conversationId, customerId, channel: to.channel, subject, language }, at);
}

export { conversationIdOf };
export { readLastAt } from "./store/conversations.ts";
