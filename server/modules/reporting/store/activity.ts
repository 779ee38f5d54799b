import { sql } from "kysely";
import { hoursOf } from "#shared/rules/business-hours.ts";
import { weekRanges } from "#shared/rules/team-hours.ts";
import type { OrganizationId, TenantDb } from "#server/db/organization.ts";
import { units } from "#server/modules/reporting/dashboard-rules.ts";
import { hoursOfWeek, quarterKinds, quartersPerDay } from "#server/modules/reporting/hours-of-week.ts";
import type { Window } from "./window.ts";

/** What was written in one hour of the week, inside or outside the team's hours. */
export interface HourCounts {
  /** 0 is Sunday. */
  weekday: number;
  hour: number;
  late: boolean;
  messages: number;
}

/** The agent's replies of one day or month, inside or outside the team's hours. */
export interface BarCounts {
  start: Date;
  late: boolean;
  interactions: number;
  answered: number;
  handed_over: number;
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

/**
 * What was written in the period, by hour of the week and by bar. Quarters of an hour in which the team's hours begin or
 * end are read message by message, because only part of them is late.
 */
export async function readActivity(
  db: TenantDb,
  organizationId: OrganizationId,
  window: Window,
): Promise<{ hours: HourCounts[]; bars: BarCounts[] }> {
  const { unit } = units[window.period];
  const kinds = hoursOfWeek(window.teamHours);
  const { holidays } = hoursOf(window.teamHours);
  const isHoliday = (daysAgo: 0 | 1) =>
    holidays.length === 0 ? sql`0` : sql`(local::date - ${sql.lit(daysAgo)} = any(${holidays}::date[]))::int`;
  const splitQuarters = kinds.includes(quarterKinds.mixed)
    ? sql`union all
      select local, ${isLate(window)}, messages, interactions, answered, handed_over from (
        select m.created_at at time zone ${window.timeZone} as local, a.*
        from (select distinct starts_at from quarters where kind = ${sql.lit(quarterKinds.mixed)}) q
        join messages m on m.organization_id = ${organizationId} and m.author in ('customer', 'agent')
          and m.created_at >= q.starts_at and m.created_at < q.starts_at + interval '15 minutes'
        cross join message_activity(m.author, m.status, m.decision) a) split`
    : sql``;
  const { rows } = await sql<(HourCounts & { start: null }) | (BarCounts & { hour: null })>`
    with local_quarters as (
      select starts_at, starts_at at time zone ${window.timeZone} as local, messages, interactions, answered, handed_over
      from activity_quarters where organization_id = ${organizationId} and starts_at >= ${window.from}
        and (messages <> 0 or interactions <> 0)
    ), quarters as (
      select *, get_byte(${kinds}::bytea, (
          (extract(dow from local)::int * ${sql.lit(quartersPerDay)}
            + extract(hour from local)::int * 4 + extract(minute from local)::int / 15) * 4
          + ${isHoliday(0)} + 2 * ${isHoliday(1)})) as kind
      from local_quarters
    ), written as (
      select local, kind = ${sql.lit(quarterKinds.late)} as late, messages, interactions, answered, handed_over
      from quarters where kind <> ${sql.lit(quarterKinds.mixed)}
      ${splitQuarters}
    )
    select date_trunc(${unit}, local) at time zone ${window.timeZone} as start, extract(dow from local)::int as weekday,
      extract(hour from local)::int as hour, late, sum(messages) as messages, sum(interactions) as interactions,
      sum(answered) as answered, sum(handed_over) as handed_over
    from written group by grouping sets ((1, late), (2, 3, late))`.execute(db);
  return {
    hours: rows.filter((row) => row.start === null).filter((row) => row.messages > 0),
    bars: rows.filter((row) => row.start !== null),
  };
}
