import type { InboundEvent, InboundMessage } from "#server/channels/inbound.ts";
import type { Context } from "#server/context.ts";
import { inOrganization, type OrganizationId, type TenantDb } from "#server/db/organization.ts";
import { enqueue } from "#server/jobs/jobs.ts";
import { conversationQueue } from "#server/jobs/queues.ts";
import { takeConsentWord, takeUpRefusal } from "#server/modules/consents/actions.ts";
import { knownAs, noteAlias } from "#server/modules/aliases/actions.ts";
import { amend, type Amendment, lastTicket } from "#server/modules/amendments/actions.ts";
import { keepAttachments } from "#server/modules/attachments/actions.ts";
import {
  needsReconnect,
  noteTraffic,
  type Opened,
  openConnection,
} from "#server/modules/channels/actions.ts";
import {
  contactLock,
  conversationIdOf,
  publishReceived,
  type Received,
  storeIncoming,
} from "#server/modules/conversations/actions.ts";
import { storedInstant } from "#server/modules/conversations/rules.ts";
import {
  asksForAnswer,
  batchSize,
  contactOf,
  lookAgainMs,
  mailReplies,
  mostLooks,
  mostSigns,
  readdressed,
} from "./rules.ts";
import * as store from "./store.ts";

/** One stored delivery with what it says; null where the adapter could not read it. */
interface ReadEvent {
  row: store.EventRow;
  events: InboundEvent[] | null;
}

/** What a batch left behind, for after its commit. */
interface Done {
  received: Received[];
  /** Tickets and conversations in which something else changed. */
  touched: { ticketId: string; conversationId: string }[];
  typing: { contact: string; externalId: string } | null;
  accountProblem: string | null;
}

/** Reads all that arrived of one customer, in the platform's order, and has it answered once. */
export async function receiveThread(
  context: Context,
  organizationId: OrganizationId,
  { connectionId, thread }: { connectionId: string; thread: string },
): Promise<string> {
  const { opened, rows } = await inOrganization(context.db, organizationId, async (db) => ({
    opened: await openConnection(db, context, organizationId, { id: connectionId }),
    rows: await store.readWaitingEvents(db, organizationId, connectionId, thread, batchSize),
  }));
  if (!opened) {
    await inOrganization(context.db, organizationId, (db) =>
      store.letGo(db, organizationId, connectionId, thread, context.clock()),
    );
    return `Skipped: connection ${connectionId} is gone`;
  }
  if (rows.length === 0) return "Skipped: read already";
  const who = await knownAs(
    context,
    organizationId,
    opened,
    thread,
    rows.map(({ body }) => body),
  );
  const read: ReadEvent[] = [];
  for (const row of rows) {
    const said = await readBody(context, opened, row);
    const events = said?.map((event) => readdressed(event, thread, who.address)) ?? null;
    read.push({ row, events: events && (await completed(context, organizationId, opened, events)) });
  }
  const from = { channel: opened.row.kind, externalId: who.address };
  const done = await inOrganization(
    context.db,
    organizationId,
    async (db) => {
      const kept = await keep(db, context, organizationId, opened, { thread, address: who.address }, read);
      if (who.alias) await noteAlias(db, organizationId, conversationIdOf(organizationId, from), who.alias);
      return kept;
    },
    { lock: contactLock(from) },
  );
  for (const received of done.received) publishReceived(context, organizationId, received);
  for (const { ticketId, conversationId } of done.touched)
    context.events.publish({ organizationId, kind: "message", id: ticketId, conversationId });
  if (done.accountProblem) await needsReconnect(context, organizationId, connectionId, done.accountProblem);
  // Not waited for: the answer would wait too.
  if (done.typing) void showTyping(context, opened, done.typing);
  return `${rows.length} events read, ${done.received.length} messages`;
}

async function readBody(
  context: Context,
  { channel, connection }: Opened,
  row: store.EventRow,
): Promise<InboundEvent[] | null> {
  try {
    return await channel.read(row.body, connection);
  } catch (problem) {
    // Its body stays with the row: somebody can look at it, and the events behind it are not held up.
    context.log.error(
      { event: row.id, channel: channel.kind, problem: (problem as Error).message.slice(0, 500) },
      "a delivery could not be read",
    );
    return null;
  }
}

/** With who writes and what post it is about, where the webhook left that out and we do not know it. */
async function completed(
  context: Context,
  organizationId: OrganizationId,
  { channel, connection, row }: Opened,
  events: InboundEvent[],
): Promise<InboundEvent[]> {
  const { complete } = channel;
  if (!complete) return events;
  return Promise.all(
    events.map(async (event) => {
      if (event.kind !== "message") return event;
      const isKnown = await inOrganization(context.db, organizationId, (db) =>
        store.knowsSender(db, organizationId, row.kind, event.from.address, event.post?.externalId ?? null),
      );
      if (isKnown) return event;
      // A platform that hangs must not hold all who read what customers of the others wrote.
      const place = context.lanes.enter(`who writes on ${channel.platform}`, "anybody");
      if (typeof place === "number") return event;
      try {
        return await complete(context, connection, event);
      } catch (problem) {
        context.log.info(
          { channel: row.kind, problem: (problem as Error).message },
          "a message stays incomplete",
        );
        return event;
      } finally {
        place();
      }
    }),
  );
}

/** The customer sees that they were heard. Worth one try, and no reply waits for it. */
async function showTyping(
  context: Context,
  { channel, connection }: Opened,
  to: { contact: string; externalId: string },
): Promise<void> {
  const place = context.lanes.enter(`typing on ${channel.platform}`, connection.id, mostSigns);
  if (typeof place === "number") return;
  try {
    await channel.showTyping?.(context, connection, to);
  } catch (problem) {
    context.log.info({ channel: channel.kind, problem: (problem as Error).message }, "no typing signal");
  } finally {
    place();
  }
}

async function keep(
  db: TenantDb,
  context: Context,
  organizationId: OrganizationId,
  opened: Opened,
  { thread, address }: { thread: string; address: string },
  read: ReadEvent[],
): Promise<Done> {
  const now = context.clock();
  const done: Done = { received: [], touched: [], typing: null, accountProblem: null };
  const messages: Arrived[] = [];
  const again: store.EventRow[] = [];
  for (const { row, events } of read) {
    let outcome: string | null = null;
    if (events === null) {
      outcome = "failed: not readable";
      done.received.push(...(await keepUnreadable(db, context, organizationId, opened, address, row)));
    }
    for (const event of events ?? []) {
      if (event.kind === "message") {
        const arrived = await keepMessage(db, context, organizationId, opened, event);
        if (arrived) messages.push(arrived);
      } else if (event.kind === "account") done.accountProblem = event.problem;
      else if (!(await keepAmendment(db, context, organizationId, opened, event, done))) outcome = "unknown";
    }
    // It may speak of a message whose id our own answer has not brought yet.
    if (outcome === "unknown" && row.attempts < mostLooks) again.push(row);
    else await store.markEvents(db, organizationId, [row.id], { outcome }, now);
  }
  if (again.length > 0) {
    await store.markEvents(
      db,
      organizationId,
      again.map(({ id }) => id),
      "again",
      now,
    );
    await lookAgain(db, organizationId, opened, thread, Math.max(...again.map(({ attempts }) => attempts)));
  }
  if (messages.length > 0) await noteTraffic(db, organizationId, opened.connection.id, { last_in_at: now });
  done.received.push(...messages.map(({ received }) => received));
  const talk: Arrived[] = [];
  for (const one of messages) if (!(await isConsent(db, context, organizationId, one))) talk.push(one);
  done.typing = await haveAnswered(db, context, organizationId, opened, talk);
  return done;
}

/** Ends campaigns or begins them again, and asks for no other answer. */
const isConsent = async (
  db: TenantDb,
  context: Context,
  organizationId: OrganizationId,
  { received, message }: Arrived,
): Promise<boolean> =>
  message.is === "text" &&
  !message.machine &&
  takeConsentWord(db, context, organizationId, {
    ...received,
    id: received.messageId,
    text: message.text,
    at: context.clock(),
  });

const lookAgain = (
  db: TenantDb,
  organizationId: OrganizationId,
  opened: Opened,
  thread: string,
  attempts: number,
) =>
  enqueue(
    db,
    organizationId,
    "channels.receive",
    { connectionId: opened.connection.id, thread },
    {
      queue: conversationQueue(
        conversationIdOf(organizationId, { channel: opened.row.kind, externalId: thread }),
      ),
      runAt: new Date(Date.now() + lookAgainMs(attempts)),
      key: `channels.receive:again:${opened.connection.id}:${thread}`,
    },
  );

interface Arrived {
  received: Received;
  message: InboundMessage;
}

/** Null when it was known already. */
async function keepMessage(
  db: TenantDb,
  context: Context,
  organizationId: OrganizationId,
  { row, connection }: Opened,
  message: InboundMessage,
): Promise<Arrived | null> {
  const from = { channel: row.kind, externalId: message.from.address };
  const conversationId = conversationIdOf(organizationId, from);
  const before = await store.readLastAt(db, organizationId, conversationId);
  const at = storedInstant(message.at, before, context.clock());
  const { name, phone, email } = message.from;
  const received = await storeIncoming(
    db,
    organizationId,
    {
      from,
      text: message.text,
      externalId: message.externalId,
      subject: message.subject || message.text || subjectOfPost(message),
      customer: { name, phone, email },
      limits: null,
    },
    "nobody",
    at,
  );
  if (!received.isNew) return null;
  if (received.newCustomerId) await takeUpRefusal(db, context, organizationId, from, conversationId);
  const postId = message.post ? await store.keepPost(db, organizationId, row.kind, message.post, at) : null;
  await store.describeMessage(db, organizationId, received.messageId, message, postId);
  await keepAttachments(
    db,
    context,
    organizationId,
    { id: received.messageId, connectionId: connection.id },
    message.attachments,
  );
  // A machine's message opens no window and says nothing of when the customer was there.
  if (message.machine) await store.shelveTicket(db, organizationId, received.ticketId, context.clock());
  else await store.noteContact(db, organizationId, conversationId, at, name);
  return { received, message };
}

/** What no adapter makes sense of goes to a person, who can look at the platform itself: somebody may wait for an answer. */
async function keepUnreadable(
  db: TenantDb,
  context: Context,
  organizationId: OrganizationId,
  opened: Opened,
  address: string,
  row: store.EventRow,
): Promise<Received[]> {
  const arrived = await keepMessage(db, context, organizationId, opened, {
    kind: "message",
    externalId: `event:${row.id}`,
    from: { address },
    at: context.clock(),
    is: "unsupported",
    text: "",
    attachments: [],
  });
  if (!arrived) return [];
  await store.deferTicket(db, organizationId, arrived.received.ticketId, "unreadable", context.clock());
  return [arrived.received];
}

const subjectOfPost = ({ post, attachments }: InboundMessage): string =>
  post?.text ?? attachments[0]?.name ?? "";

/** False when it speaks of a message that is not known. */
async function keepAmendment(
  db: TenantDb,
  context: Context,
  organizationId: OrganizationId,
  opened: Opened,
  event: Amendment,
  done: Done,
): Promise<boolean> {
  const address = contactOf(event);
  if (!address) return true;
  const conversationId = conversationIdOf(organizationId, { channel: opened.row.kind, externalId: address });
  const known = await amend(db, context, organizationId, conversationId, event);
  const ticketId = known && (await lastTicket(db, organizationId, conversationId));
  if (ticketId) done.touched.push({ ticketId, conversationId });
  return known;
}

/**
 * Has what arrived answered: written one after the other it gets one answer, comments one each, because each stands
 * under a post of its own. Returns where to show that somebody writes.
 */
async function haveAnswered(
  db: TenantDb,
  context: Context,
  organizationId: OrganizationId,
  opened: Opened,
  messages: Arrived[],
): Promise<Done["typing"]> {
  const asking = messages.filter(({ message }) => asksForAnswer(message));
  const last = asking.at(-1);
  if (!last) return null;
  const { conversationId, ticketId } = last.received;
  const quiet = await whyQuiet(db, context, organizationId, opened, conversationId);
  if (quiet) {
    await store.deferTicket(db, organizationId, ticketId, quiet, context.clock());
    return null;
  }
  const mayComment = opened.channel.answersComments?.(context) ?? true;
  const comments = asking.filter(({ message }) => message.is === "comment");
  if (comments.length > 0 && !mayComment)
    await store.deferTicket(db, organizationId, ticketId, "agent_off", context.clock());
  const talk = asking.filter(({ message }) => message.is !== "comment");
  const lastOfTalk = talk.at(-1);
  if (lastOfTalk)
    await store.joinMessages(
      db,
      organizationId,
      talk.slice(0, -1).map(({ received }) => received.messageId),
      lastOfTalk.received.messageId,
    );
  for (const { received } of [...(mayComment ? comments : []), ...(lastOfTalk ? [lastOfTalk] : [])])
    await enqueue(
      db,
      organizationId,
      "agent.reply",
      { messageId: received.messageId },
      { queue: conversationQueue(conversationId), key: `agent.reply:${received.messageId}` },
    );
  if (!lastOfTalk) return null;
  return { contact: lastOfTalk.message.from.address, externalId: lastOfTalk.message.externalId };
}

/** Why the agent says nothing at all here. */
async function whyQuiet(
  db: TenantDb,
  context: Context,
  organizationId: OrganizationId,
  { row }: Opened,
  conversationId: string,
): Promise<string | null> {
  if (!row.enabled) return "agent_off";
  if (row.kind !== "email") return null;
  const since = new Date(context.clock().getTime() - mailReplies.withinMs);
  const replies = await store.countReplies(db, organizationId, conversationId, since);
  return replies >= mailReplies.most ? "no_answer" : null;
}
