import type { InboundMessage } from "#server/channels/inbound.ts";
import {
  closeMachineTicket,
  findRatedTicket,
  saveRatingMessage,
  describeMessage,
  saveAttachments,
  savePost,
  conversationIdOf,
  readLastAt,
  type ReceivedMessage,
  storeIncomingMessage,
  toStoredInstant,
  escalate,
} from "#server/modules/conversations/index.ts";
import type { ChannelHandle } from "#server/modules/connections/index.ts";
import { noteContact } from "#server/modules/customers/index.ts";
import { applySuppression } from "#server/modules/outreach/index.ts";
import type { TenantDb } from "#server/tenant.ts";

/** A message of a platform, with its stored form. */
export interface SavedInboundMessage {
  received: ReceivedMessage;
  message: InboundMessage;
  /** Whether the message answers a satisfaction question and needs no reply. */
  isRating: boolean;
}

/**
 * Stores a message of a channel with its post and files, in a transaction that holds the lock of its contact. No reply
 * is requested yet. Null when the message was stored before.
 */
export async function saveInboundMessage(
  db: TenantDb,
  { row, connection }: ChannelHandle,
  message: InboundMessage,
  origin: "channel" | "event" = "channel",
): Promise<SavedInboundMessage | null> {
  const from = { channel: row.kind, externalId: message.from.address };
  const conversationId = conversationIdOf(db.tenant.id, from);
  const before = await readLastAt(db, conversationId);
  const at = toStoredInstant(message.at, before, db.tenant.clock());
  const { name, phone, email } = message.from;
  const rated =
    message.messageKind === "text" && !message.automatedReason
      ? await findRatedTicket(db, conversationId, message.text, at)
      : null;
  const received = await storeIncomingMessage(
    db,
    {
      from,
      text: message.text,
      externalId: message.externalId,
      origin,
      // A mail with a subject such as "Hello" gets its first question as the subject.
      subject: [message.subject, message.text].filter(Boolean).join("\n") || subjectOfPost(message),
      customer: { name, phone, email },
      isMachine: message.automatedReason !== undefined,
      ratesTicketId: rated?.ticketId,
      limits: null,
    },
    "nobody",
    at,
  );
  if (!received.isNew) return null;
  if (received.newCustomerId) await applySuppression(db, from, conversationId);
  const postId = message.post ? await savePost(db, row.kind, message.post, at) : null;
  await describeMessage(db, received.messageId, message, postId);
  await saveAttachments(db, { id: received.messageId, connectionId: connection.id }, message.attachments);
  // A message of a machine opens no messaging window and does not count as activity of the customer.
  if (message.automatedReason) await closeMachineTicket(db, received.ticketId, db.tenant.clock());
  else await noteContact(db, conversationId, at, message.from);
  if (rated) await saveRatingMessage(db, rated, { ...received, text: message.text }, at);
  return { received, message, isRating: rated !== null };
}

const subjectOfPost = ({ post, attachments }: InboundMessage): string =>
  post?.text ?? attachments[0]?.name ?? "";

/**
 * Hands an event that no adapter understands to a person, who can look at the platform itself, because a customer
 * may wait for a reply. `eventId` is the id of the stored delivery, so that the event is stored only once.
 */
export async function saveUnreadableMessage(
  db: TenantDb,
  channelHandle: ChannelHandle,
  { address, eventId }: { address: string; eventId: number },
): Promise<ReceivedMessage | null> {
  const message: InboundMessage = {
    kind: "message",
    externalId: String(eventId),
    from: { address },
    at: db.tenant.clock(),
    messageKind: "unsupported",
    text: "",
    attachments: [],
  };
  const saved = await saveInboundMessage(db, channelHandle, message, "event");
  if (!saved) return null;
  await escalate(db, saved.received.ticketId, "unreadable", db.tenant.clock());
  return saved.received;
}
