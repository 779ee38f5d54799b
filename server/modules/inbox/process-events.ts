import type { InboundEvent } from "#server/channels/inbound.ts";
import type { Context } from "#server/context.ts";
import { enqueue } from "#server/jobs/jobs.ts";
import { conversationQueue } from "#server/jobs/queues.ts";
import { resolveIdentity, saveAlias } from "#server/modules/customers/index.ts";
import {
  applyMessageUpdate,
  type MessageUpdate,
  findLastTicket,
  type UpdateOutcome,
} from "./message-updates.ts";
import { scheduleReply } from "./reply-scheduling.ts";
import {
  markReconnectNeeded,
  recordTraffic,
  type ChannelHandle,
  openConnection,
} from "#server/modules/connections/index.ts";
import { transactionWithNumbers } from "#server/modules/identity/index.ts";
import { handleOptOutKeyword } from "#server/modules/outreach/index.ts";
import {
  contactLock,
  conversationIdOf,
  publishReceived,
  type ReceivedMessage,
} from "#server/modules/conversations/index.ts";
import type { Tenant, TenantDb } from "#server/tenant.ts";
import { type SavedInboundMessage, saveInboundMessage, saveUnreadableMessage } from "./inbound-messages.ts";
import { enrichSender } from "./senders.ts";
import {
  batchSize,
  contactOf,
  retryDelayMs,
  maxMatchAttempts,
  maxTypingSignals,
  withAddress,
  withTime,
} from "./event-rules.ts";
import * as store from "./store/inbound-events.ts";

/** A stored delivery with its event; null when the adapter could not read it. */
interface ReadEvent {
  row: store.EventRow;
  events: InboundEvent[] | null;
}

/** Work that follows the commit of a batch. */
interface BatchResult {
  received: ReceivedMessage[];
  /** Conversations in which something other than a message changed. */
  changedConversations: Map<string, string>;
  typing: { contact: string; externalId: string } | null;
  accountProblem: string | null;
}

/**
 * Processes the stored events of one customer in the platform's order and requests one reply. Returns a line for the
 * log of jobs.
 */
export async function processThread(
  tenant: Tenant,
  { connectionId, thread }: { connectionId: string; thread: string },
): Promise<string> {
  const { handle, rows, identity } = await tenant.transaction(
    async (db) => {
      const connected = await openConnection(db, { id: connectionId });
      const pending = await store.readPendingEvents(db, connectionId, thread, batchSize);
      const bodies = pending.map(({ body }) => body);
      const hasNothingToRead = connected === null || pending.length === 0;
      return {
        handle: connected,
        rows: pending,
        identity: hasNothingToRead
          ? { address: thread, alias: null }
          : await resolveIdentity(db, connected, thread, bodies),
      };
    },
    { usesGenericPlan: true },
  );
  if (!handle) {
    await tenant.transaction((db) => store.discardEvents(db, connectionId, thread, tenant.clock()));
    return `Skipped: connection ${connectionId} is gone`;
  }
  if (rows.length === 0) return "Skipped: read already";
  const readEvents: ReadEvent[] = [];
  for (const row of rows) {
    const rawEvents = await readBody(tenant, handle, row);
    const events =
      rawEvents?.map((event) => withTime(withAddress(event, thread, identity.address), row.at)) ?? null;
    readEvents.push({ row, events: events && (await enrichSender(tenant, handle, events)) });
  }
  const from = { channel: handle.row.kind, externalId: identity.address };
  const result = await transactionWithNumbers(
    tenant,
    async (db) => {
      const saved = await saveEvents(db, handle, { thread, address: identity.address }, readEvents);
      // A change of number is announced under the old number, to which the name no longer belongs.
      const hasMoved = readEvents.some(({ events }) => events?.some(({ kind }) => kind === "move"));
      if (identity.alias && !hasMoved) await saveAlias(db, conversationIdOf(tenant.id, from), identity.alias);
      for (const received of saved.received) publishReceived(db, received);
      for (const [conversationId, ticketId] of saved.changedConversations)
        db.publish({ kind: "message", id: ticketId, conversationId });
      return saved;
    },
    { lock: contactLock(from), usesGenericPlan: true },
  );
  if (result.accountProblem) await markReconnectNeeded(tenant, connectionId, result.accountProblem);
  // The signal is not awaited, because the reply would wait too.
  if (result.typing) void showTyping(tenant, handle, result.typing);
  return `${rows.length} events read, ${result.received.length} messages`;
}

async function readBody(
  context: Context,
  { channel, connection }: ChannelHandle,
  row: store.EventRow,
): Promise<InboundEvent[] | null> {
  try {
    return await channel.read(row.body, connection);
  } catch (problem) {
    // The body stays in its row for inspection, and later events are processed.
    context.log.error(
      { event: row.id, channel: channel.kind, problem: (problem as Error).message.slice(0, 500) },
      "a delivery could not be read",
    );
    return null;
  }
}

/** Shows the customer that an answer is being written. It is tried only once, and no reply waits for it. */
async function showTyping(
  context: Context,
  { channel, connection }: ChannelHandle,
  to: { contact: string; externalId: string },
): Promise<void> {
  const slot = context.concurrencyLimits.acquire(
    `typing on ${channel.platform}`,
    connection.id,
    maxTypingSignals,
  );
  if (!slot.release) return;
  try {
    await channel.showTyping?.(context, connection, to);
  } catch (problem) {
    context.log.info({ channel: channel.kind, problem: (problem as Error).message }, "no typing signal");
  } finally {
    slot.release();
  }
}

/**
 * Saves the messages and updates of a batch, marks its events as read and schedules one reply. Updates of messages that
 * are not stored yet are matched again later.
 */
async function saveEvents(
  db: TenantDb,
  handle: ChannelHandle,
  { thread, address }: { thread: string; address: string },
  readEvents: ReadEvent[],
): Promise<BatchResult> {
  const now = db.tenant.clock();
  const result: BatchResult = {
    received: [],
    changedConversations: new Map(),
    typing: null,
    accountProblem: null,
  };
  const messages: SavedInboundMessage[] = [];
  const retried: store.EventRow[] = [];
  const updatedConversations = new Set<string>();
  const processed: number[] = [];
  for (const { row, events } of readEvents) {
    let outcome: string | null = null;
    if (events === null) {
      outcome = "failed: not readable";
      const received = await saveUnreadableMessage(db, handle, { address, eventId: row.id });
      if (received) result.received.push(received);
    }
    for (const event of events ?? []) {
      if (event.kind === "message") {
        const saved = await saveInboundMessage(db, handle, event);
        if (saved) messages.push(saved);
      } else if (event.kind === "account") result.accountProblem = event.problem;
      else {
        const updateOutcome = await saveMessageUpdate(db, handle, event, updatedConversations);
        if (updateOutcome !== "known" && outcome !== "early") outcome = updateOutcome;
      }
    }
    if (outcome === "early" && row.attempts < maxMatchAttempts) retried.push(row);
    else if (outcome === null) processed.push(row.id);
    else await store.markEvents(db, [row.id], { outcome: outcome === "early" ? "unknown" : outcome }, now);
  }
  await store.markEvents(db, processed, { outcome: null }, now);
  for (const conversationId of updatedConversations) {
    const ticketId = await findLastTicket(db, conversationId);
    if (ticketId) result.changedConversations.set(conversationId, ticketId);
  }
  if (retried.length > 0) await retryLater(db, handle, thread, retried);
  // These deliveries have had their job, so no other job would read them.
  if (readEvents.length === batchSize) await queueThread(db, handle, thread, { key: "rest" });
  result.received.push(...messages.map(({ received }) => received));
  const conversational: SavedInboundMessage[] = [];
  for (const one of messages) if (!one.isRating && !(await isConsent(db, one))) conversational.push(one);
  result.typing = await scheduleReply(db, handle, conversational);
  // The last statement, because jobs for other customers of the account wait for its row until the commit.
  if (messages.length > 0) await recordTraffic(db, handle, "last_in_at", now);
  return result;
}

/** Has events matched again after a while, because their message may not be stored yet. */
async function retryLater(
  db: TenantDb,
  handle: ChannelHandle,
  thread: string,
  rows: store.EventRow[],
): Promise<void> {
  const ids = rows.map(({ id }) => id);
  await store.markEvents(db, ids, "again", db.tenant.clock());
  const waitMs = retryDelayMs(Math.max(...rows.map(({ attempts }) => attempts)));
  await queueThread(db, handle, thread, { key: "again", runAt: new Date(Date.now() + waitMs) });
}

/** Whether the message unsubscribes from campaigns or subscribes again, and needs no other reply. */
const isConsent = async (db: TenantDb, { received, message }: SavedInboundMessage): Promise<boolean> =>
  message.messageKind === "text" &&
  !message.automatedReason &&
  handleOptOutKeyword(db, {
    ...received,
    id: received.messageId,
    text: message.text,
    at: db.tenant.clock(),
  });

/** Queues the events of a thread that are unread or have to be matched again. */
const queueThread = (
  db: TenantDb,
  handle: ChannelHandle,
  thread: string,
  when: { key: string; runAt?: Date },
) =>
  enqueue(
    db,
    "channels.receive",
    { connectionId: handle.connection.id, thread },
    {
      ...when,
      key: `channels.receive:${when.key}:${handle.connection.id}:${thread}`,
      queue: conversationQueue(
        conversationIdOf(db.tenant.id, { channel: handle.row.kind, externalId: thread }),
      ),
    },
  );

/** Applies an update and adds its conversation to `updatedConversations` when the message is stored. */
async function saveMessageUpdate(
  db: TenantDb,
  handle: ChannelHandle,
  event: MessageUpdate,
  updatedConversations: Set<string>,
): Promise<UpdateOutcome> {
  const address = contactOf(event);
  if (!address) return "known";
  const contact = { channel: handle.row.kind, externalId: address };
  const outcome = await applyMessageUpdate(db, contact, event);
  if (outcome === "known") updatedConversations.add(conversationIdOf(db.tenant.id, contact));
  return outcome;
}
