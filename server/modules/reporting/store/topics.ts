import { sql } from "kysely";
import { maxShownIssues, maxShownTrends, trendFrom } from "#server/modules/reporting/dashboard-rules.ts";
import type { TenantDb } from "#server/tenant.ts";
import { standardThresholds } from "#server/versions/quality/thresholds.ts";
import { dayMs, dayOf, monthOf, nextMonth, roundDown, roundUp } from "./time-bounds.ts";
import type { Window } from "./window.ts";

export interface Topic {
  id: string;
  title: string;
  now: number;
  before: number;
  answered: number;
  example: string;
  /** Whether the topic is among those most asked about. */
  common: boolean;
  /** Whether the topic is among those that grew most. */
  grew: boolean;
  /** Whether the topic is among those that fell most. */
  fell: boolean;
}

/**
 * Reads what customers ask about, by the entry that answered. A question that was handed over belongs to the
 * closest entry (citations are stored best first), if the agent would at least have offered it; otherwise it
 * belongs to none.
 *
 * The counts are by days of UTC. Both periods begin at a local midnight, and the one before ends at the present
 * time of day; these parts of days are counted from the messages.
 */
export async function readTopics(db: TenantDb, { from, previousFrom, previousTo }: Window): Promise<Topic[]> {
  const days = (first: Date, beyond: Date | null) => sql`select title, is_answered, above, up_to, questions
    from activity_topics where organization_id = ${db.tenant.id} and day >= ${dayOf(first)}::date
      and day < ${beyond ? dayOf(beyond) : "infinity"}::date`;
  /** Reads full months from their sums. */
  const sums = (first: Date, beyond: Date | null) => {
    const firstMonth = nextMonth(first);
    const lastMonth = beyond && monthOf(beyond);
    if (lastMonth && lastMonth <= firstMonth) return days(first, beyond);
    return sql`${days(first, firstMonth)}
      union all
      select title, is_answered, above, up_to, questions
      from activity_topic_months where organization_id = ${db.tenant.id} and month >= ${dayOf(firstMonth)}::date
        and month < ${lastMonth ? dayOf(lastMonth) : "infinity"}::date
      union all ${days(firstMonth, lastMonth)} and not is_folded
      ${lastMonth ? sql`union all ${days(lastMonth, beyond)}` : sql``}`;
  };
  const part = (begins: Date, ends: Date) => sql`select title, is_answered, above, up_to, questions
    from counted_topics(${db.tenant.id}, ${begins}, ${ends})`;
  const offered = sql`(select topic_threshold(${db.tenant.id}, ${standardThresholds.clarifyFrom}::real))`;
  const isChosen = sql`above < (select * from offered) and up_to >= (select * from offered)`;
  const { rows } = await sql<Topic>`
    with offered as materialized ${offered}, present as (
      select title, sum(questions)::bigint as now,
        coalesce(sum(questions) filter (where is_answered), 0)::bigint as answered
      from (${sums(roundUp(from, dayMs), null)} union all ${part(from, roundUp(from, dayMs))}) asked
      where ${isChosen} group by title having sum(questions) > 0
    ), earlier as (
      select title, sum(questions)::bigint as before
      from (${sums(roundUp(previousFrom, dayMs), roundDown(previousTo, dayMs))} union all ${part(previousFrom, roundUp(previousFrom, dayMs))}
        union all ${part(roundDown(previousTo, dayMs), previousTo)}) asked
      where ${isChosen} group by title having sum(questions) > 0
    ), ranked as (
      select title, coalesce(now, 0) as now, coalesce(before, 0) as before, coalesce(answered, 0) as answered,
        row_number() over (order by coalesce(now, 0) desc, title) <= ${maxShownIssues} as common,
        now >= ${trendFrom} and now > coalesce(before, 0) and sum(before) over () > 0
          and row_number() over (order by coalesce(now, 0) - coalesce(before, 0) desc, coalesce(now, 0) desc, title)
            <= ${maxShownTrends} as grew,
        before >= ${trendFrom} and before > coalesce(now, 0) and sum(now) over () > 0
          and row_number() over (order by coalesce(before, 0) - coalesce(now, 0) desc, coalesce(before, 0) desc, title)
            <= ${maxShownTrends} as fell
      from present full join earlier using (title)
    ), shown as materialized (
      select * from ranked where (now > 0 and (common or grew)) or fell
    )
    select topic_id(s.title) as id, s.title, s.now, s.before, s.answered, s.common, s.grew, s.fell, coalesce(q.text, '') as example
    from shown s left join lateral (
      select m.reply_to from ticket_topics x join messages m on m.organization_id = x.organization_id and m.id = x.message_id
      where x.organization_id = ${db.tenant.id} and x.topic_id = topic_id(s.title) and x.asked_at >= ${from} and ${isChosen}
      order by x.asked_at desc, x.message_id limit 1) latest on true
    left join messages q on q.organization_id = ${db.tenant.id} and q.id = latest.reply_to
    order by s.now desc, s.title`.execute(db);
  return rows;
}

/**
 * Reads the titles of the topics that were asked about most since a moment, and of the chosen topic, whenever it
 * was asked about.
 */
export async function readTopicTitles(
  db: TenantDb,
  { since, chosenId, limit }: { since: Date; chosenId: string | null; limit: number },
): Promise<{ id: string; title: string }[]> {
  const { rows } = await sql<{ id: string; title: string }>`
    with offered as materialized (select topic_threshold(${db.tenant.id}, ${standardThresholds.clarifyFrom}::real) as threshold),
    asked as (
      select title, sum(questions) filter (where day >= ${dayOf(since)}::date) as questions
      from activity_topics, offered
      where organization_id = ${db.tenant.id} and above < threshold and up_to >= threshold
        and (day >= ${dayOf(since)}::date or topic_id(title) = ${chosenId}::uuid)
      group by title having sum(questions) > 0
    )
    select topic_id(title) as id, title from asked
    order by topic_id(title) = ${chosenId}::uuid desc nulls last, questions desc nulls last, title
    limit ${limit}`.execute(db);
  return rows;
}
