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
  maxStatusLooks,
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
interface Done {
  received: ReceivedMessage[];
  /** Conversations in which something other than a message changed. */
  touched: Map<string, string>;
  typing: { contact: string; externalId: string } | null;
  accountProblem: string | null;
}

/** Processes all stored events of one customer in the platform's order and requests one reply. */
export async function processThread(
  tenant: Tenant,
  { connectionId, thread }: { connectionId: string; thread: string },
): Promise<string> {
  const { opened, rows, who } = await tenant.transaction(
    async (db) => {
      const connected = await openConnection(db, { id: connectionId });
      const pending = await store.readPendingEvents(db, connectionId, thread, batchSize);
      const bodies = pending.map(({ body }) => body);
      const isRead = connected === null || pending.length === 0;
      return {
        opened: connected,
        rows: pending,
        who: isRead ? { address: thread, alias: null } : await resolveIdentity(db, connected, thread, bodies),
      };
    },
    { hot: true },
  );
  if (!opened) {
    await tenant.transaction((db) => store.discardEvents(db, connectionId, thread, tenant.clock()));
    return `Skipped: connection ${connectionId} is gone`;
  }
  if (rows.length === 0) return "Skipped: read already";
  const read: ReadEvent[] = [];
  for (const row of rows) {
    const said = await readBody(tenant, opened, row);
    const events = said?.map((event) => withTime(withAddress(event, thread, who.address), row.at)) ?? null;
    read.push({ row, events: events && (await enrichSender(tenant, opened, events)) });
  }
  const from = { channel: opened.row.kind, externalId: who.address };
  const done = await transactionWithNumbers(
    tenant,
    async (db) => {
      const kept = await saveEvents(db, opened, { thread, address: who.address }, read);
      // A change of number is announced under the old number, to which the name no longer belongs.
      const hasMoved = read.some(({ events }) => events?.some(({ kind }) => kind === "move"));
      if (who.alias && !hasMoved) await saveAlias(db, conversationIdOf(tenant.id, from), who.alias);
      for (const received of kept.received) publishReceived(db, received);
      for (const [conversationId, ticketId] of kept.touched)
        db.publish({ kind: "message", id: ticketId, conversationId });
      return kept;
    },
    { lock: contactLock(from), hot: true },
  );
  if (done.accountProblem) await markReconnectNeeded(tenant, connectionId, done.accountProblem);
  // The signal is not awaited, because the reply would wait too.
  if (done.typing) void showTyping(tenant, opened, done.typing);
  return `${rows.length} events read, ${done.received.length} messages`;
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

/** Marks messages as read for the customer. It is tried only once, and no reply waits for it. */
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

async function saveEvents(
  db: TenantDb,
  opened: ChannelHandle,
  { thread, address }: { thread: string; address: string },
  read: ReadEvent[],
): Promise<Done> {
  const now = db.tenant.clock();
  const done: Done = { received: [], touched: new Map(), typing: null, accountProblem: null };
  const messages: SavedInboundMessage[] = [];
  const again: store.EventRow[] = [];
  const amended = new Set<string>();
  const plain: number[] = [];
  for (const { row, events } of read) {
    let outcome: string | null = null;
    if (events === null) {
      outcome = "failed: not readable";
      const of = { address, eventId: row.id };
      const received = await saveUnreadableMessage(db, opened, of);
      if (received) done.received.push(received);
    }
    for (const event of events ?? []) {
      if (event.kind === "message") {
        const kept = await saveInboundMessage(db, opened, event);
        if (kept) messages.push(kept);
      } else if (event.kind === "account") done.accountProblem = event.problem;
      else {
        const known = await saveMessageUpdate(db, opened, event, amended);
        if (known !== "known" && outcome !== "early") outcome = known;
      }
    }
    if (outcome === "early" && row.attempts < maxStatusLooks) again.push(row);
    else if (outcome === null) plain.push(row.id);
    else await store.markEvents(db, [row.id], { outcome: outcome === "early" ? "unknown" : outcome }, now);
  }
  await store.markEvents(db, plain, { outcome: null }, now);
  for (const conversationId of amended) {
    const ticketId = await findLastTicket(db, conversationId);
    if (ticketId) done.touched.set(conversationId, ticketId);
  }
  if (again.length > 0) {
    await store.markEvents(
      db,
      again.map(({ id }) => id),
      "again",
      now,
    );
    const wait = retryDelayMs(Math.max(...again.map(({ attempts }) => attempts)));
    const runAt = new Date(Date.now() + wait);
    await queueThread(db, opened, thread, { key: "again", runAt });
  }
  // These deliveries have had their job, so no other job would read them.
  if (read.length === batchSize) await queueThread(db, opened, thread, { key: "rest" });
  done.received.push(...messages.map(({ received }) => received));
  const talk: SavedInboundMessage[] = [];
  for (const one of messages) if (!one.isRating && !(await isConsent(db, one))) talk.push(one);
  done.typing = await scheduleReply(db, opened, talk);
  // The last statement, because jobs for other customers of the account wait for its row until the commit.
  if (messages.length > 0) await recordTraffic(db, opened, "last_in_at", now);
  return done;
}

/** Whether the message unsubscribes from campaigns or subscribes again, and needs no other reply. */
const isConsent = async (db: TenantDb, { received, message }: SavedInboundMessage): Promise<boolean> =>
  message.is === "text" &&
  !message.machine &&
  handleOptOutKeyword(db, {
    ...received,
    id: received.messageId,
    text: message.text,
    at: db.tenant.clock(),
  });

/** Queues the events of a thread that are unread or have to be matched again. */
const queueThread = (
  db: TenantDb,
  opened: ChannelHandle,
  thread: string,
  when: { key: string; runAt?: Date },
) =>
  enqueue(
    db,
    "channels.receive",
    { connectionId: opened.connection.id, thread },
    {
      ...when,
      key: `channels.receive:${when.key}:${opened.connection.id}:${thread}`,
      queue: conversationQueue(
        conversationIdOf(db.tenant.id, { channel: opened.row.kind, externalId: thread }),
      ),
    },
  );

/** Whether the update's message is known; its conversation is then added to `amended`. */
async function saveMessageUpdate(
  db: TenantDb,
  opened: ChannelHandle,
  event: MessageUpdate,
  amended: Set<string>,
): Promise<UpdateOutcome> {
  const address = contactOf(event);
  if (!address) return "known";
  const of = { channel: opened.row.kind, externalId: address };
  const outcome = await applyMessageUpdate(db, of, event);
  if (outcome === "known") amended.add(conversationIdOf(db.tenant.id, of));
  return outcome;
}
