import { sql } from "kysely";
import type { QuestionGroupRow, OpenQuestion } from "#server/modules/knowledge/unanswered-question-rules.ts";
import type { TenantDb } from "#server/tenant.ts";

/** Requires that an answer of the portal still exists. */
const stands = (faqId: string) =>
  sql.raw(
    `exists (select 1 from faqs f where f.organization_id = q.organization_id and f.id = ${faqId} and f.deleted_at is null)`,
  );

/**
 * Lists unanswered questions of customers since `since`: handed over because the agent had no certain answer, asked
 * back about without an answer, or judged wrong by staff. Returns the newest `most`, oldest first.
 */
export async function listOpenQuestions(
  db: TenantDb,
  since: Date,
  maxQuestions: number,
): Promise<OpenQuestion[]> {
  const { rows } = await sql<OpenQuestion>`/* open_questions */
    with unanswered as (
      (select m.reply_to as id, false as wrong from messages m
       where m.organization_id = ${db.tenant.id} and m.author = 'agent' and m.decision in ('handover', 'clarify')
         and m.created_at >= ${since}
         and case when m.decision = 'handover' then m.reason in ('no_answer', 'low_confidence')
             else not exists (select 1 from messages a where a.organization_id = m.organization_id and a.ticket_id = m.ticket_id
                              and a.author = 'agent' and a.decision = 'answer' and a.created_at > m.created_at) end
       order by m.created_at desc limit ${maxQuestions})
      union all
      (select m.reply_to, true from reply_feedback v join messages m on m.organization_id = v.organization_id and m.id = v.message_id
       where v.organization_id = ${db.tenant.id} and not v.is_right and v.created_at >= ${since}
       order by v.created_at desc limit ${maxQuestions})
    ), asked as (
      select id, bool_or(wrong) as wrong from unanswered where id is not null group by id
    )
    select * from (
      select q.id, q.text, case when q.language = 'en' then 'en' else 'ar' end as language, t.channel, t.customer_id as "customerId",
             t.id as "ticketId", t.number as "ticketNumber", q.created_at as at, asked.wrong
      from asked
      join messages q on q.organization_id = ${db.tenant.id} and q.id = asked.id
      join tickets t on t.organization_id = q.organization_id and t.id = q.ticket_id
      where not exists (select 1 from settled_questions s where s.organization_id = q.organization_id and s.message_id = q.id
                        and (s.faq_id is null or ${stands("s.faq_id")}))
        and not exists (select 1 from corrections l where l.organization_id = q.organization_id and l.message_id = q.id
                        and ${stands("l.faq_id")})
      order by q.created_at desc, q.id desc limit ${maxQuestions}
    ) newest order by at, id`.execute(db);
  return rows;
}

/** Lists the questions that the team put aside as not about the business, the newest `most`. */
export async function listOffTopicQuestions(db: TenantDb, maxQuestions: number): Promise<OpenQuestion[]> {
  const { rows } = await sql<OpenQuestion>`/* off_topic_questions */
    select q.id, q.text, case when q.language = 'en' then 'en' else 'ar' end as language, t.channel, t.customer_id as "customerId",
           t.id as "ticketId", t.number as "ticketNumber", q.created_at as at, false as wrong
    from settled_questions s
    join messages q on q.organization_id = s.organization_id and q.id = s.message_id
    join tickets t on t.organization_id = q.organization_id and t.id = q.ticket_id
    where s.organization_id = ${db.tenant.id} and s.is_off_topic
    order by s.created_at desc, q.id desc limit ${maxQuestions}`.execute(db);
  return rows;
}

/**
 * Returns a fingerprint that changes with everything from which the groups are made. It is cheap enough to be read
 * with every list.
 */
export async function fingerprint(db: TenantDb, now: Date): Promise<string> {
  const { rows } = await sql<{ of: string }>`/* gaps_fingerprint */
    select concat_ws(' ',
      (select id from messages where organization_id = ${db.tenant.id} and author = 'agent' and decision in ('handover', 'clarify')
       order by created_at desc limit 1),
      (select count(*) || ':' || coalesce(max(created_at)::text, '') from reply_feedback
       where organization_id = ${db.tenant.id} and not is_right),
      (select count(*) || ':' || coalesce(max(created_at)::text, '') from settled_questions where organization_id = ${db.tenant.id}),
      (select count(*) from corrections where organization_id = ${db.tenant.id}),
      (select count(deleted_at) from faqs where organization_id = ${db.tenant.id}),
      (select published_version_id from organizations where id = ${db.tenant.id}),
      ${now.toISOString().slice(0, 10)}::text) as of`.execute(db);
  return rows[0]?.of ?? "";
}

export interface Grouping {
  fingerprint: string;
  asked: number;
  grouped_at: Date;
}

export async function findGrouping(db: TenantDb): Promise<Grouping | null> {
  const row = await db
    .selectFrom("unanswered_question_groupings")
    .select(["fingerprint", "asked", "grouped_at"])
    .where("organization_id", "=", db.tenant.id)
    .executeTakeFirst();
  return row ?? null;
}

const columns = [
  "id",
  "question",
  "message_ids",
  "customers",
  "channels",
  "first_at",
  "last_at",
  "phrasings",
  "examples",
  "suggestion",
  "weight",
] as const;

const questionGroups = (db: TenantDb) =>
  db.selectFrom("unanswered_questions").where("organization_id", "=", db.tenant.id);

/** Lists the groups by weight, the largest first. */
export async function listUnansweredQuestions(
  db: TenantDb,
  page: { limit: number; offset: number },
): Promise<QuestionGroupRow[]> {
  const rows = await questionGroups(db)
    .select(columns)
    .orderBy("weight", "desc")
    .orderBy("last_at", "desc")
    .orderBy("id")
    .limit(page.limit)
    .offset(page.offset)
    .execute();
  return rows as unknown as QuestionGroupRow[];
}

export async function countQuestionGroups(db: TenantDb): Promise<number> {
  const { n } = await questionGroups(db)
    .select((eb) => eb.fn.countAll<number>().as("n"))
    .executeTakeFirstOrThrow();
  return n;
}

/** Locks a group until the transaction ends; null when another member has settled it. */
export async function findQuestionGroup(db: TenantDb, id: string): Promise<QuestionGroupRow | null> {
  const row = await questionGroups(db).select(columns).where("id", "=", id).forUpdate().executeTakeFirst();
  return (row as unknown as QuestionGroupRow | undefined) ?? null;
}

export async function replaceQuestionGroups(
  db: TenantDb,
  rows: QuestionGroupRow[],
  grouping: Grouping,
): Promise<void> {
  await db.deleteFrom("unanswered_questions").where("organization_id", "=", db.tenant.id).execute();
  if (rows.length > 0)
    await db
      .insertInto("unanswered_questions")
      .values(
        rows.map((row) => ({
          ...row,
          organization_id: db.tenant.id,
          examples: JSON.stringify(row.examples),
          suggestion: row.suggestion && JSON.stringify(row.suggestion),
        })),
      )
      .execute();
  await db
    .insertInto("unanswered_question_groupings")
    .values({ organization_id: db.tenant.id, ...grouping })
    .onConflict((conflict) => conflict.column("organization_id").doUpdateSet(grouping))
    .execute();
}

/** Removes a group from the list and its questions from later groupings. */
export async function settleQuestion(
  db: TenantDb,
  group: QuestionGroupRow,
  by: { faqId: string | null; memberId: string; isOffTopic: boolean },
  at: Date,
): Promise<void> {
  const how = {
    faq_id: by.faqId,
    gap_id: group.id,
    member_id: by.memberId,
    is_off_topic: by.isOffTopic,
    created_at: at,
  };
  await db
    .insertInto("settled_questions")
    .values(group.message_ids.map((message_id) => ({ organization_id: db.tenant.id, message_id, ...how })))
    .onConflict((conflict) => conflict.columns(["organization_id", "message_id"]).doUpdateSet(how))
    .execute();
  await db
    .deleteFrom("unanswered_questions")
    .where("organization_id", "=", db.tenant.id)
    .where("id", "=", group.id)
    .execute();
}

/** Opens the questions of a group again that was put aside; returns their number. */
export async function reopenQuestions(db: TenantDb, groupId: string): Promise<number> {
  const done = await db
    .deleteFrom("settled_questions")
    .where("organization_id", "=", db.tenant.id)
    .where("gap_id", "=", groupId)
    .where("faq_id", "is", null)
    .executeTakeFirst();
  return Number(done.numDeletedRows);
}
