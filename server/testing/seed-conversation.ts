import { randomUUID } from "node:crypto";
import type { CloseReason, Priority, TicketStatus } from "#shared/contract/tickets.ts";
import type { Decision } from "#server/answers/entry.ts";
import type { OrganizationId } from "#server/db/organization.ts";
import type { StoredCitation } from "#server/modules/agents/stored-citations.ts";
import { type TenantDb, tenantOf } from "#server/tenant.ts";
import type { TestApp } from "./test-app.ts";

export interface SeedMessage {
  author: "customer" | "agent" | "staff";
  text: string;
  /** When it was written; the default is one minute after the previous one. */
  at?: Date;
  language?: "ar" | "en";
  status?: "received" | "queued" | "sent" | "failed";
  decision?: Decision;
  confidence?: number;
  reason?: string;
  citations?: Partial<StoredCitation>[];
  memberId?: string;
}

export interface Seed {
  /** When the first message was written. */
  at: Date;
  customer?: { name?: string; phone?: string; email?: string; account_name?: string };
  /** The conversation in which another ticket is created. */
  of?: Seeded;
  channel?: string;
  subject?: string;
  status?: TicketStatus;
  priority?: Priority;
  handledByHuman?: boolean;
  closeReason?: CloseReason;
  messages?: SeedMessage[];
}

export interface Seeded {
  customerId: string;
  customerNumber: number;
  conversationId: string;
  ticketId: string;
  ticketNumber: number;
  messageIds: string[];
}

/** Stores a conversation as the chat would, at any time and in any state. */
export async function seedConversation(
  app: TestApp,
  organizationId: OrganizationId,
  seed: Seed,
): Promise<Seeded> {
  return tenantOf(app.context, organizationId).transaction(async (db) => {
    const channel = seed.channel ?? "chat";
    const contact = seed.of ?? (await addContact(db, seed, channel));
    const messages = withTimes(seed);
    const last = messages.at(-1)?.at ?? seed.at;
    const status = seed.status ?? "pending";
    const ticketNumber = await take(db, "next_ticket_number");
    const ticketId = randomUUID();
    await db
      .insertInto("tickets")
      .values({
        id: ticketId,
        organization_id: organizationId,
        number: ticketNumber,
        conversation_id: contact.conversationId,
        customer_id: contact.customerId,
        channel,
        subject: seed.subject ?? messages[0]?.text ?? "سؤال",
        language: "ar",
        status,
        priority: seed.priority ?? "medium",
        handled_by_human: seed.handledByHuman ?? status === "deferred",
        defer_reason: status === "deferred" ? "no_answer" : null,
        deferred_at: status === "deferred" ? last : null,
        close_reason: status === "closed" ? (seed.closeReason ?? "answered") : null,
        closed_at: status === "closed" ? last : null,
        created_at: seed.at,
        updated_at: last,
      })
      .execute();
    await db
      .updateTable("customers")
      .set({ last_seen_at: last })
      .where("id", "=", contact.customerId)
      .execute();
    const messageIds: string[] = [];
    let question: string | null = null;
    for (const message of messages) {
      const id = randomUUID();
      const answered = message.author === "agent" ? question : null;
      if (message.author === "customer") question = id;
      else if (answered) question = null;
      messageIds.push(id);
      await db
        .insertInto("messages")
        .values(rowOf(message, { ...contact, id, organizationId, ticketId, answered }))
        .execute();
    }
    return { ...contact, ticketId, ticketNumber, messageIds };
  });
}

type Timed = SeedMessage & { at: Date };

function withTimes(seed: Seed): Timed[] {
  let before = seed.at.getTime() - 60_000;
  return (seed.messages ?? []).map((message) => {
    const at = message.at ?? new Date(before + 60_000);
    before = at.getTime();
    return { ...message, at };
  });
}

interface Place {
  id: string;
  organizationId: OrganizationId;
  ticketId: string;
  conversationId: string;
  answered: string | null;
}

function rowOf(message: Timed, place: Place) {
  const citations = (message.citations ?? []).map((citation) => ({
    source_id: null,
    label: "faq.xlsx",
    quote: "",
    title: "",
    confidence: 0.9,
    used: true,
    ...citation,
  }));
  return {
    id: place.id,
    organization_id: place.organizationId,
    conversation_id: place.conversationId,
    ticket_id: place.ticketId,
    author: message.author,
    member_id: message.memberId ?? null,
    text: message.text,
    language: message.language ?? "ar",
    status: message.status ?? (message.author === "customer" ? "received" : "sent"),
    reply_to: place.answered,
    decision: message.decision ?? null,
    confidence: message.confidence ?? null,
    reason: message.reason ?? null,
    citations: JSON.stringify(citations),
    created_at: message.at,
  };
}

async function addContact(db: TenantDb, seed: Seed, channel: string) {
  const customerNumber = await take(db, "next_customer_number");
  const customerId = randomUUID();
  const conversationId = randomUUID();
  await db
    .insertInto("customers")
    .values({
      id: customerId,
      organization_id: db.tenant.id,
      number: customerNumber,
      language: "ar",
      first_seen_at: seed.at,
      last_seen_at: seed.at,
      ...seed.customer,
    })
    .execute();
  await db
    .insertInto("contacts")
    .values({
      organization_id: db.tenant.id,
      customer_id: customerId,
      channel,
      external_id: randomUUID(),
      conversation_id: conversationId,
      created_at: seed.at,
    })
    .execute();
  return { customerId, customerNumber, conversationId };
}

async function take(db: TenantDb, counter: "next_ticket_number" | "next_customer_number"): Promise<number> {
  const row = await db
    .updateTable("organizations")
    .set((e) => ({ [counter]: e(counter, "+", 1) }))
    .where("id", "=", db.tenant.id)
    .returning(counter)
    .executeTakeFirstOrThrow();
  return (row as Record<typeof counter, number>)[counter] - 1;
}
