import { sql } from "kysely";
import type { InternalMessage } from "#shared/contract/internal-messages.ts";
import type { StoredReply } from "#server/modules/agents/agents.ts";
import type { InternalRow } from "#server/modules/agents/internal-conversation-rules.ts";
import type { TenantDb } from "#server/tenant.ts";

const columns = [
  "id",
  "question",
  "answer",
  "language",
  "decision",
  "confidence",
  "reason",
  "choices",
  "citations",
  "feedback",
  "forwarded_at",
  "created_at",
] as const;

/** Queries of this file always name the member, because row-level security only separates organisations. */
const messagesOfMember = (db: TenantDb, memberId: string) =>
  db
    .selectFrom("internal_messages")
    .select(columns)
    .where("organization_id", "=", db.tenant.id)
    .where("member_id", "=", memberId);

/** Lists the last `limit` turns, oldest first. */
export async function listOwn(db: TenantDb, memberId: string, limit: number): Promise<InternalRow[]> {
  const rows = await messagesOfMember(db, memberId)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
  return (rows as unknown as InternalRow[]).reverse();
}

export async function findOwn(
  db: TenantDb,
  memberId: string,
  by: { id: string } | { clientId: string },
): Promise<InternalRow | null> {
  const query = messagesOfMember(db, memberId);
  const row = await (
    "id" in by ? query.where("id", "=", by.id) : query.where("client_id", "=", by.clientId)
  ).executeTakeFirst();
  return (row as unknown as InternalRow | undefined) ?? null;
}

/** Stores a question; null when it was stored already. */
export async function insertOwn(
  db: TenantDb,
  memberId: string,
  message: { clientId: string; question: string; reply: StoredReply },
  at: Date,
): Promise<InternalRow | null> {
  const { reply } = message;
  const row = await db
    .insertInto("internal_messages")
    .values({
      organization_id: db.tenant.id,
      member_id: memberId,
      client_id: message.clientId,
      question: message.question,
      answer: reply.text,
      language: reply.language,
      decision: reply.decision,
      confidence: reply.confidence,
      reason: reply.reason,
      choices: reply.choices,
      citations: JSON.stringify(reply.citations),
      version_id: reply.versionId,
      created_at: at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning(columns)
    .executeTakeFirst();
  return (row as unknown as InternalRow | undefined) ?? null;
}

export async function setFeedback(
  db: TenantDb,
  memberId: string,
  id: string,
  feedback: InternalMessage["feedback"],
): Promise<void> {
  await db
    .updateTable("internal_messages")
    .set({ feedback })
    .where("organization_id", "=", db.tenant.id)
    .where("member_id", "=", memberId)
    .where("id", "=", id)
    .execute();
}

/** Marks a question as forwarded; false when it was forwarded before. */
export async function setForwarded(db: TenantDb, memberId: string, id: string, at: Date): Promise<boolean> {
  const done = await db
    .updateTable("internal_messages")
    .set({ forwarded_at: at })
    .where("organization_id", "=", db.tenant.id)
    .where("member_id", "=", memberId)
    .where("id", "=", id)
    .where("forwarded_at", "is", null)
    .executeTakeFirst();
  return done.numUpdatedRows > 0n;
}

/** Renames an answer in the citations of the internal agent, because its earlier title was a customer's words. */
export async function retitleInternalCitations(
  db: TenantDb,
  { entryId, gone, title }: { entryId: string; gone: string[]; title: string },
): Promise<void> {
  await sql`update internal_messages m set citations = (
      select jsonb_agg(case when c ->> 'entry_id' = ${entryId} and c ->> 'title' = any(${gone}::text[])
        then jsonb_set(c, '{title}', to_jsonb(${title}::text)) else c end order by place)
      from jsonb_array_elements(m.citations) with ordinality as x (c, place))
    where m.organization_id = ${db.tenant.id} and m.citations @> ${JSON.stringify([{ entry_id: entryId }])}::jsonb`.execute(
    db,
  );
}
