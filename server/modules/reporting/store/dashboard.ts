import { sql } from "kysely";
import type { Period } from "#shared/contract/dashboard.ts";
import { hoursOf } from "#shared/rules/business-hours.ts";
import { type TeamHours, weekRanges } from "#shared/rules/team-hours.ts";
import type { OrganizationId, TenantDb } from "#server/db/organization.ts";
import {
  maxShownIssues,
  maxShownTrends,
  trendFrom,
  units,
  type MessageCounts,
} from "#server/modules/reporting/dashboard-rules.ts";
import { standardThresholds } from "#server/versions/quality/thresholds.ts";

/** The period asked for and the one before it, cut off after as much time as the present one has run. */
export interface Window {
  period: Period;
  timeZone: string;
  from: Date;
  to: Date;
  previousFrom: Date;
  previousTo: Date;
  /** When the team answers; null where nobody has said. */
  teamHours: TeamHours | null;
}

/** Days and months begin at midnight where the organisation is. */
export async function readWindow(
  db: TenantDb,
  organizationId: OrganizationId,
  period: Period,
  now: Date,
): Promise<Window> {
  const { unit, count } = units[period];
  const step = sql`make_interval(${sql.raw(`${unit}s`)} => ${sql.raw(String(count))})`;
  const start = sql`date_trunc(${unit}, local) - make_interval(${sql.raw(`${unit}s`)} => ${sql.raw(String(count - 1))})`;
  const { rows } = await sql<{
    zone: string;
    from: Date;
    previous_from: Date;
    previous_to: Date;
    team_hours: TeamHours | null;
  }>`
    select zone, (${start}) at time zone zone as from, (${start} - ${step}) at time zone zone as previous_from,
           (local - ${step}) at time zone zone as previous_to, team_hours
    from (select time_zone as zone, ${now}::timestamptz at time zone time_zone as local,
            (select team_hours from agents where organization_id = ${organizationId} and kind = 'support') as team_hours
          from organizations where id = ${organizationId}) o`.execute(db);
  const row = rows[0] as (typeof rows)[number];
  return {
    period,
    timeZone: row.zone,
    from: row.from,
    to: now,
    previousFrom: row.previous_from,
    previousTo: row.previous_to,
    teamHours: row.team_hours,
  };
}

/** Whether the local time in the column `local` is outside the hours; what began the evening before may still run. */
function isLate({ teamHours }: Window) {
  const hours = hoursOf(teamHours);
  const minute = sql`(extract(hour from local) * 60 + extract(minute from local))`;
  const began = (
    daysAgo: number,
  ) => sql`(r.weekday = extract(dow from local - make_interval(days => ${sql.lit(daysAgo)}))
        and ${minute} + ${sql.lit(daysAgo * 24 * 60)} >= r.opens and ${minute} + ${sql.lit(daysAgo * 24 * 60)} < r.closes
        and not (local::date - ${sql.lit(daysAgo)}) = any(${hours.holidays}::date[]))`;
  return sql<boolean>`not exists (
        select 1 from jsonb_to_recordset(${JSON.stringify(weekRanges(hours))}::jsonb) as r(weekday int, opens int, closes int)
        where ${began(0)} or ${began(1)})`;
}

export interface Bar {
  start: Date;
  /** Every reply of the agent that was sent: one interaction each. */
  interactions: number;
  in_hours: number;
  after_hours: number;
  handed_over: number;
}

/** Replies of the agent, day by day or month by month. A question back is an interaction, but no answer yet. */
export async function readBars(db: TenantDb, organizationId: OrganizationId, window: Window): Promise<Bar[]> {
  const { unit } = units[window.period];
  const { rows } = await sql<Bar>`
    with replies as (
      select date_trunc(${unit}, local) as bar, decision = 'handover' as handed_over, decision in ('answer', 'smalltalk') as answered,
             ${isLate(window)} as late
      from (select created_at at time zone ${window.timeZone} as local, decision from messages
            where organization_id = ${organizationId} and author = 'agent' and status in ('sent', 'delivered', 'read') and decision is not null
              and created_at >= ${window.from}) m
    ), counted as (
      select bar, count(*) as interactions, count(*) filter (where answered and not late) as in_hours,
             count(*) filter (where answered and late) as after_hours, count(*) filter (where handed_over) as handed_over
      from replies group by bar
    )
    select b.bar at time zone ${window.timeZone} as start, coalesce(interactions, 0) as interactions, coalesce(in_hours, 0) as in_hours,
           coalesce(after_hours, 0) as after_hours, coalesce(handed_over, 0) as handed_over
    from generate_series(${window.from}::timestamptz at time zone ${window.timeZone}, ${window.to}::timestamptz at time zone ${window.timeZone},
                         ${`1 ${unit}`}::interval) b(bar)
    left join counted on counted.bar = b.bar order by b.bar`.execute(db);
  return rows;
}

export interface Figures {
  total_tickets: number;
  previous_tickets: number;
  new_customers: number;
  unique_customers: number;
  returning_customers: number;
  waiting: number;
  agent_live: boolean;
}

/** A customer was last seen with their last message, so whoever was seen since the period began wrote in it. */
export async function readFigures(
  db: TenantDb,
  organizationId: OrganizationId,
  window: Window,
): Promise<Figures> {
  const { rows } = await sql<Figures>`
    select
      (select count(*) from tickets where organization_id = ${organizationId} and created_at >= ${window.from}) as total_tickets,
      (select count(*) from tickets where organization_id = ${organizationId}
        and created_at >= ${window.previousFrom} and created_at < ${window.previousTo}) as previous_tickets,
      seen.*,
      (select count(*) from tickets where organization_id = ${organizationId} and status = 'deferred') as waiting,
      (select published_version_id is not null from organizations where id = ${organizationId}) as agent_live
    from (
      select count(*) as unique_customers, count(*) filter (where first_seen_at >= ${window.from}) as new_customers,
             count(*) filter (where first_seen_at < ${window.from}) as returning_customers
      from customers where organization_id = ${organizationId} and merged_into_id is null
        and last_seen_at >= ${window.from} and not never_wrote) seen`.execute(db);
  return rows[0] as Figures;
}

export async function readMessageCounts(
  db: TenantDb,
  organizationId: OrganizationId,
  window: Window,
): Promise<MessageCounts[]> {
  const { rows } = await sql<MessageCounts>`
    select c.channel, extract(dow from m.local)::int as weekday, extract(hour from m.local)::int as hour, m.language, ${isLate(window)} as late, count(*) as count
    from (select conversation_id, language, created_at at time zone ${window.timeZone} as local from messages
          where organization_id = ${organizationId} and author = 'customer' and created_at >= ${window.from}) m
    join contacts c on c.organization_id = ${organizationId} and c.conversation_id = m.conversation_id
    group by 1, 2, 3, 4, 5`.execute(db);
  return rows;
}

export interface Topic {
  title: string;
  now: number;
  before: number;
  answered: number;
  example: string;
  /** Among the most asked about. */
  common: boolean;
  /** Among those that grew most. */
  grew: boolean;
}

/**
 * What customers ask about, by the entry that answered. A question that was handed over belongs to the entry that
 * came closest (citations are stored best first), when the agent would at least have offered it; else to none.
 */
export async function readTopics(
  db: TenantDb,
  organizationId: OrganizationId,
  window: Window,
): Promise<Topic[]> {
  const { rows } = await sql<Topic>`
    with asked as (
      select coalesce(
               jsonb_path_query_first(m.citations, '$[*] ? (@.used == true)'),
               jsonb_path_query_first(m.citations, '$[*] ? (@.confidence >= $from)', jsonb_build_object('from',
                 coalesce(a.clarify_from, v.clarify_from, ${standardThresholds.clarifyFrom}::real)))
             ) ->> 'title' as title,
             m.created_at >= ${window.from} as present, m.decision, m.reply_to, m.created_at
      from messages m
      join agents a on a.organization_id = m.organization_id and a.kind = 'support'
      join organizations o on o.id = m.organization_id
      left join versions v on v.organization_id = o.id and v.id = o.published_version_id
      where m.organization_id = ${organizationId} and m.author = 'agent' and m.status in ('sent', 'delivered', 'read') and m.decision in ('answer', 'handover')
        and m.created_at >= ${window.previousFrom} and (m.created_at < ${window.previousTo} or m.created_at >= ${window.from})
    ), topics as (
      select title, count(*) filter (where present) as now, count(*) filter (where not present) as before,
             count(*) filter (where present and decision = 'answer') as answered,
             (array_agg(reply_to order by created_at desc) filter (where present))[1] as example_id
      from asked where title <> '' group by title
    ), ranked as (
      select *, row_number() over (order by now desc, title) <= ${maxShownIssues} as common,
             now >= ${trendFrom} and now > before and sum(before) over () > 0
               and row_number() over (order by now - before desc, now desc, title) <= ${maxShownTrends} as grew
      from topics where now > 0 or before > 0
    )
    select r.title, r.now, r.before, r.answered, coalesce(q.text, '') as example, r.common, r.grew
    from ranked r left join messages q on q.organization_id = ${organizationId} and q.id = r.example_id
    where r.now > 0 and (r.common or r.grew) order by r.now desc, r.title`.execute(db);
  return rows;
}
