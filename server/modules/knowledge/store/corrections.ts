import type { NotNull } from "kysely";
import {
  type AnsweredMessage,
  type CorrectionRow,
  findStaffReply,
} from "#server/modules/knowledge/correction-rules.ts";
import type { TenantDb } from "#server/tenant.ts";

/** Number of messages after a question in which the staff reply is searched. */
const looked = 60;

/**
 * Finds a customer's message with the messages after it; null when there is no message of a customer with this id.
 */
export async function findAnsweredMessage(db: TenantDb, messageId: string): Promise<AnsweredMessage | null> {
  const row = await db
    .selectFrom("messages as m")
    .innerJoin("tickets as t", (join) =>
      join.onRef("t.organization_id", "=", "m.organization_id").onRef("t.id", "=", "m.ticket_id"),
    )
    .innerJoin("customers as c", (join) =>
      join.onRef("c.organization_id", "=", "t.organization_id").onRef("c.id", "=", "t.customer_id"),
    )
    .select(["m.id", "m.text", "m.language", "t.id as ticket_id", "m.created_at", "c.name"])
    .where("m.organization_id", "=", db.tenant.id)
    .where("m.id", "=", messageId)
    .where("m.author", "=", "customer")
    .executeTakeFirst();
  if (!row) return null;
  const after = await db
    .selectFrom("messages")
    .select(["author", "text"])
    .where("organization_id", "=", db.tenant.id)
    .where("ticket_id", "=", row.ticket_id)
    .where("created_at", ">", row.created_at)
    .orderBy("created_at")
    .orderBy("id")
    .limit(looked)
    .execute();
  return {
    id: row.id,
    text: row.text,
    language: row.language === "en" ? "en" : "ar",
    ticketId: row.ticket_id,
    customerName: row.name,
    staffReply: findStaffReply(after),
  };
}

const selectCorrections = (db: TenantDb) =>
  db
    .selectFrom("corrections as l")
    .innerJoin("faqs as f", (join) =>
      join.onRef("f.organization_id", "=", "l.organization_id").onRef("f.id", "=", "l.faq_id"),
    )
    .select([
      "l.id",
      "l.message_id",
      "l.faq_id",
      "l.made_faq",
      "l.made_phrasing",
      "l.question",
      "l.created_at",
    ])
    .select("f.revision")
    .where("l.organization_id", "=", db.tenant.id)
    // A correction is deleted with its answer.
    .where("f.deleted_at", "is", null);

export function findTicketCorrections(db: TenantDb, ticketId: string): Promise<CorrectionRow[]> {
  return selectCorrections(db)
    .where("l.ticket_id", "=", ticketId)
    .orderBy("l.created_at")
    .orderBy("l.id")
    .execute();
}

export async function findCorrection(db: TenantDb, id: string) {
  return (await selectCorrections(db).where("l.id", "=", id).executeTakeFirst()) ?? null;
}

export interface NewCorrection {
  faqId: string;
  messageId: string;
  ticketId: string;
  memberId: string;
  question: string;
  madeFaq: boolean;
  madePhrasing: boolean;
}

/** Stores a correction; null when the question was already taught. */
export async function insertCorrection(
  db: TenantDb,
  correction: NewCorrection,
  at: Date,
): Promise<string | null> {
  // A correction whose answer was deleted does not count.
  await db
    .deleteFrom("corrections as l")
    .where("l.organization_id", "=", db.tenant.id)
    .where("l.message_id", "=", correction.messageId)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom("faqs as f")
            .select("f.id")
            .where("f.organization_id", "=", db.tenant.id)
            .whereRef("f.id", "=", "l.faq_id")
            .where("f.deleted_at", "is", null),
        ),
      ),
    )
    .execute();
  const row = await db
    .insertInto("corrections")
    .values({
      organization_id: db.tenant.id,
      faq_id: correction.faqId,
      message_id: correction.messageId,
      ticket_id: correction.ticketId,
      member_id: correction.memberId,
      question: correction.question,
      made_faq: correction.madeFaq,
      made_phrasing: correction.madePhrasing,
      created_at: at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  return row?.id ?? null;
}

export async function deleteCorrection(db: TenantDb, id: string): Promise<void> {
  await db
    .deleteFrom("corrections")
    .where("organization_id", "=", db.tenant.id)
    .where("id", "=", id)
    .execute();
}

export async function ticketExists(db: TenantDb, id: string): Promise<boolean> {
  const row = await db
    .selectFrom("tickets")
    .select("id")
    .where("organization_id", "=", db.tenant.id)
    .where("id", "=", id)
    .executeTakeFirst();
  return row !== undefined;
}

/** Finds a reply of the agent that can be judged, with its question and cited entries. */
export async function findReply(db: TenantDb, messageId: string) {
  const row = await db
    .selectFrom("messages as m")
    .leftJoin("messages as q", (join) =>
      join.onRef("q.organization_id", "=", "m.organization_id").onRef("q.id", "=", "m.reply_to"),
    )
    .select(["m.ticket_id", "m.decision", "m.citations", "q.text as question"])
    .$narrowType<{ ticket_id: NotNull }>()
    .where("m.organization_id", "=", db.tenant.id)
    .where("m.id", "=", messageId)
    .where("m.author", "=", "agent")
    .where("m.decision", "is not", null)
    .executeTakeFirst();
  if (!row) return null;
  const citations = row.citations as unknown as { entry_id?: string; used: boolean }[];
  return {
    ticketId: row.ticket_id,
    decision: row.decision,
    question: row.question,
    entryIds: citations.flatMap(({ entry_id, used }) => (used && entry_id ? [entry_id] : [])),
  };
}

export async function upsertFeedback(
  db: TenantDb,
  verdict: { messageId: string; ticketId: string; right: boolean; memberId: string },
  at: Date,
): Promise<void> {
  const change = { is_right: verdict.right, member_id: verdict.memberId, created_at: at };
  await db
    .insertInto("reply_feedback")
    .values({
      organization_id: db.tenant.id,
      message_id: verdict.messageId,
      ticket_id: verdict.ticketId,
      ...change,
    })
    .onConflict((conflict) => conflict.columns(["organization_id", "message_id"]).doUpdateSet(change))
    .execute();
}

export async function deleteFeedback(db: TenantDb, messageId: string): Promise<void> {
  await db
    .deleteFrom("reply_feedback")
    .where("organization_id", "=", db.tenant.id)
    .where("message_id", "=", messageId)
    .execute();
}

export function findTicketFeedback(db: TenantDb, ticketId: string) {
  return db
    .selectFrom("reply_feedback")
    .select(["message_id", "is_right as right"])
    .where("organization_id", "=", db.tenant.id)
    .where("ticket_id", "=", ticketId)
    .orderBy("created_at")
    .execute();
}
