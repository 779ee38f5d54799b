import { type RawBuilder, sql } from "kysely";
import { resolveTeamHours } from "#shared/rules/business-hours.ts";
import { weekRanges } from "#shared/rules/team-hours.ts";
import { hoursOfWeek, quarterKinds, quartersPerDay } from "#server/modules/reporting/hours-of-week.ts";
import type { TenantDb } from "#server/tenant.ts";
import type { Window } from "./window.ts";

type Sql = RawBuilder<unknown>;
const perDay = sql.lit(quartersPerDay);

/** Counts of the messages in one hour of the week, inside or outside the team's hours. */
export interface HourCounts {
  /** Day of the week; 0 is Sunday. */
  weekday: number;
  hour: number;
  late: boolean;
  messages: number;
}

/** Counts of the agent's replies on one local day, inside or outside the team's hours. */
export interface DayCounts {
  /** Local date as `YYYY-MM-DD`. */
  date: string;
  late: boolean;
  interactions: number;
  answered: number;
  handed_over: number;
}

/**
 * Whether the local time in the column `local` is outside the hours. A range that began the evening before may
 * still run.
 */
export function isLate({ teamHours }: Pick<Window, "teamHours">) {
  const hours = resolveTeamHours(teamHours);
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

/** Returns the quarter of an hour of a local time, counted since 1970. */
const localQuarter = (local: Sql) => sql`floor(date_part('epoch', ${local}) / 900)::integer`;

/**
 * Reads the counts of the period, by hour of the week and by local day. Quarters of an hour in which the team's
 * hours begin or end are read message by message, because only a part of them is late.
 */
export async function readActivity(
  db: TenantDb,
  window: Window,
): Promise<{ hours: HourCounts[]; days: DayCounts[] }> {
  const kinds = hoursOfWeek(window.teamHours);
  const { holidays } = resolveTeamHours(window.teamHours);
  const isHoliday = (day: Sql) =>
    holidays.length === 0
      ? sql`0`
      : sql`(${day} = any(array(select h - date '1970-01-01' from unnest(${holidays}::date[]) h)))::integer`;
  const splitQuarters = kinds.includes(quarterKinds.mixed)
    ? sql`union all
      select ${localQuarter(sql`local`)}, ${isLate(window)}, messages, interactions, answered, handed_over from (
        select m.created_at at time zone ${window.timeZone} as local, a.*
        from (select distinct starts_at from quarters where kind = ${sql.lit(quarterKinds.mixed)}) q
        join messages m on m.organization_id = ${db.tenant.id} and m.author in ('customer', 'agent')
          and m.created_at >= q.starts_at and m.created_at < q.starts_at + interval '15 minutes'
        cross join message_activity(m.author, m.status, m.decision) a) split`
    : sql``;
  // The query uses integers: a year has 35,000 quarters, and calculating with their local times takes longer than
  // everything else.
  const { rows } = await sql<(HourCounts & { date: null }) | (DayCounts & { hour: null })>`
    with local_quarters as materialized (
      select starts_at, ${localQuarter(sql`(starts_at at time zone ${window.timeZone})`)} as quarter,
        messages, interactions, answered, handed_over
      from activity_quarters where organization_id = ${db.tenant.id} and starts_at >= ${window.from}
    ), quarters as materialized (
      select *, get_byte(${kinds}::bytea, (((quarter / ${perDay} + 4) % 7) * ${perDay} + quarter % ${perDay}) * 4
        + ${isHoliday(sql`quarter / ${perDay}`)} + 2 * ${isHoliday(sql`quarter / ${perDay} - 1`)}) as kind
      from local_quarters
    ), written as (
      select quarter, kind = ${sql.lit(quarterKinds.late)} as late, messages, interactions, answered, handed_over
      from quarters where kind <> ${sql.lit(quarterKinds.mixed)}
      ${splitQuarters}
    ), placed as (
      -- 1 January 1970 was a Thursday.
      select quarter / ${perDay} as day, (quarter / ${perDay} + 4) % 7 as weekday, quarter % ${perDay} / 4 as hour, late,
        messages, interactions, answered, handed_over
      from written
    )
    select (date '1970-01-01' + day)::text as date, weekday, hour, late, sum(messages) as messages,
      sum(interactions) as interactions, sum(answered) as answered, sum(handed_over) as handed_over
    from placed group by grouping sets ((day, late), (weekday, hour, late))`.execute(db);
  return {
    hours: rows.filter((row) => row.date === null).filter((row) => row.messages > 0),
    days: rows.filter((row) => row.date !== null),
  };
}
