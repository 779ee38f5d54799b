import { sql } from "kysely";
import type { RatingQuestion } from "#shared/contract/ratings.ts";
import type { Rating } from "#shared/contract/ratings.ts";
import type { ContactAddress } from "#server/modules/customers/index.ts";
import type { TenantDb } from "#server/tenant.ts";

interface StoredFacts {
  closedAt: Date | null;
  closeReason: string | null;
  closedByMember: boolean;
  channel: string;
  conversationId: string;
  language: string;
  wasWithTeam: boolean;
  asksRating: boolean;
  lastInAt: Date | null;
  saidStop: boolean;
  customerWrote: boolean;
  askedLately: boolean;
  isConnected: boolean;
}

/**
 * Reads the facts that decide whether a ticket's customer is asked. The customer is locked first, so that only one of two
 * tickets that are closed together is asked about.
 */
export async function readRatingFacts(
  db: TenantDb,
  ticketId: string,
  askedAfter: Date,
): Promise<StoredFacts | null> {
  await sql`select 1 from customers where organization_id = ${db.tenant.id} and id = (
    select customer_id from tickets where organization_id = ${db.tenant.id} and id = ${ticketId}::uuid) for no key update`.execute(
    db,
  );
  const { rows } = await sql<StoredFacts>`
    select t.closed_at as "closedAt", t.close_reason as "closeReason", t.closed_by is not null as "closedByMember", t.channel,
      t.conversation_id as "conversationId", t.language, o.asks_rating as "asksRating",
      t.deferred_at is not null or t.assignee_id is not null as "wasWithTeam",
      a.last_in_at as "lastInAt", a.no_marketing_at is not null as "saidStop",
      exists (select 1 from messages m where m.organization_id = t.organization_id and m.ticket_id = t.id
        and m.author = 'customer' and m.machine is null and m.deleted_at is null) as "customerWrote",
      exists (select 1 from tickets x join ticket_ratings r on r.organization_id = x.organization_id and r.ticket_id = x.id
        where x.organization_id = t.organization_id and x.customer_id = t.customer_id
          and r.asked_at > ${askedAfter}::timestamptz) as "askedLately",
      exists (select 1 from channel_connections k where k.organization_id = t.organization_id and k.kind = t.channel
        and k.disconnected_at is null) as "isConnected"
    from tickets t
    join organizations o on o.id = t.organization_id
    join contacts a on a.organization_id = t.organization_id and a.conversation_id = t.conversation_id
    where t.organization_id = ${db.tenant.id} and t.id = ${ticketId}::uuid and t.status = 'closed'`.execute(
    db,
  );
  return rows[0] ?? null;
}

/** Stores a question; false when the customer was asked about this closing before. */
export async function insertRatingQuestion(
  db: TenantDb,
  ticketId: string,
  closedAt: Date,
  at: Date,
): Promise<boolean> {
  const row = await db
    .insertInto("ticket_ratings")
    .values({ organization_id: db.tenant.id, ticket_id: ticketId, closed_at: closedAt, asked_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

/** A question is open when it was asked, and answered, after these times. */
export interface OpenSince {
  askedAfter: Date;
  ratedAfter: Date;
}

const isOpen = ({ askedAfter, ratedAfter }: OpenSince) => sql<boolean>`
  (r.rated_at > ${ratedAfter}::timestamptz or (r.rated_at is null and r.asked_at > ${askedAfter}::timestamptz))`;

export async function readOpenQuestion(
  db: TenantDb,
  from: ContactAddress,
  since: OpenSince,
): Promise<RatingQuestion | null> {
  const { rows } = await sql<RatingQuestion>`
    select r.id, r.rating, r.comment from contacts c
    join lateral (select id, status, closed_at from tickets
      where organization_id = c.organization_id and conversation_id = c.conversation_id order by created_at desc limit 1) t on true
    join ticket_ratings r on r.organization_id = c.organization_id and r.ticket_id = t.id and r.closed_at = t.closed_at
    where c.organization_id = ${db.tenant.id} and c.channel = ${from.channel} and c.external_id = ${from.externalId}
      and t.status = 'closed' and ${isOpen(since)}`.execute(db);
  return rows[0] ?? null;
}

/** Finds the last open question of a conversation. */
export async function findOpenQuestion(
  db: TenantDb,
  conversationId: string,
  since: OpenSince,
): Promise<{ questionId: string; ticketId: string } | null> {
  const { rows } = await sql<{ questionId: string; ticketId: string }>`
    select r.id as "questionId", r.ticket_id as "ticketId" from tickets t
    join ticket_ratings r on r.organization_id = t.organization_id and r.ticket_id = t.id
    where t.organization_id = ${db.tenant.id} and t.conversation_id = ${conversationId}::uuid and ${isOpen(since)}
    order by r.asked_at desc limit 1`.execute(db);
  return rows[0] ?? null;
}

/** Whether this contact was asked the question. */
export async function isQuestionOf(db: TenantDb, id: string, from: ContactAddress): Promise<boolean> {
  const { rows } = await sql`
    select 1 from ticket_ratings r
    join tickets t on t.organization_id = r.organization_id and t.id = r.ticket_id
    join contacts c on c.organization_id = t.organization_id and c.conversation_id = t.conversation_id
    where r.organization_id = ${db.tenant.id} and r.id = ${id}::uuid and c.channel = ${from.channel}
      and c.external_id = ${from.externalId}`.execute(db);
  return rows.length > 0;
}

/** Stores an answer with its question and with the ticket. Null when the question is not open. */
export async function saveRating(
  db: TenantDb,
  id: string,
  { rating, comment }: { rating: Rating; comment: string | null | undefined },
  since: OpenSince,
  at: Date,
): Promise<{ ticketId: string; comment: string | null } | null> {
  const { rows } = await sql<{ ticketId: string; comment: string | null }>`
    with rated as (
      update ticket_ratings r set rating = ${rating}, rated_at = coalesce(r.rated_at, ${at}::timestamptz),
        comment = case when ${comment !== undefined}::boolean then ${comment ?? null}::text else r.comment end
      where r.organization_id = ${db.tenant.id} and r.id = ${id}::uuid and ${isOpen(since)}
      returning r.ticket_id, r.comment, r.rating, r.rated_at)
    update tickets t set rating = rated.rating, rated_at = rated.rated_at from rated
    where t.organization_id = ${db.tenant.id} and t.id = rated.ticket_id
    returning t.id as "ticketId", rated.comment`.execute(db);
  return rows[0] ?? null;
}

/** Reads the latest answer to a question about the ticket. */
export async function readRating(
  db: TenantDb,
  ticketId: string,
): Promise<{ comment: string | null; at: string } | null> {
  const row = await db
    .selectFrom("ticket_ratings")
    .select(["comment", "rated_at"])
    .where("organization_id", "=", db.tenant.id)
    .where("ticket_id", "=", ticketId)
    .where("rated_at", "is not", null)
    .orderBy("rated_at", "desc")
    .limit(1)
    .executeTakeFirst();
  return row?.rated_at ? { comment: row.comment, at: row.rated_at.toISOString() } : null;
}
