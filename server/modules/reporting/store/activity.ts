import { type RawBuilder, sql } from "kysely";
import { resolveTeamHours } from "#shared/rules/business-hours.ts";
import { weekRanges } from "#shared/rules/team-hours.ts";
import {
  hoursOfWeek,
  hoursPerDay,
  quarterKinds,
  quartersPerDay,
  wholeHours,
} from "#server/modules/reporting/hours-of-week.ts";
import type { TenantDb } from "#server/tenant.ts";
import { hourMs, roundDown, roundUp } from "./time-bounds.ts";
import type { Window } from "./window.ts";

type Sql = RawBuilder<unknown>;

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

/** Returns the number of the hour or quarter of an hour of a local time, counted since 1970. */
const localPlace = (local: Sql, seconds: number) =>
  sql`floor(date_part('epoch', ${local}) / ${sql.lit(seconds)})::integer`;

/** Counts the tickets created between two moments, which begin a quarter of an hour; null is no end. */
export function countedTickets(db: TenantDb, from: Date, to: Date | null) {
  const firstHour = roundUp(from, hourMs);
  const lastHour = to ? roundDown(to, hourMs) : "infinity";
  return sql`(select coalesce(sum(tickets), 0) from (
    select tickets from activity_hours where organization_id = ${db.tenant.id}
      and starts_at >= ${firstHour} and starts_at < ${lastHour}::timestamptz
    union all
    select tickets from activity_quarters where organization_id = ${db.tenant.id} and not is_folded
      and starts_at >= ${firstHour} and starts_at < ${lastHour}::timestamptz
    union all
    select tickets from activity_quarters where organization_id = ${db.tenant.id}
      and (starts_at >= ${from} and starts_at < ${firstHour}
        or starts_at >= ${lastHour}::timestamptz and starts_at < ${to ?? "-infinity"}::timestamptz)) counted)`;
}

/**
 * Reads the counts of the period, by hour of the week and by local day. An hour in which the team's hours begin or
 * end is read by quarters, and such a quarter message by message, because only a part of it is late. So is every hour
 * where the time zone's hours do not begin with those of UTC.
 */
export async function readActivity(
  db: TenantDb,
  window: Window,
): Promise<{ hours: HourCounts[]; days: DayCounts[] }> {
  const quarterKindsOfWeek = hoursOfWeek(window.teamHours);
  const hourKindsOfWeek = wholeHours(quarterKindsOfWeek);
  const hasWholeHours = window.bars.every(({ start }) => start.getTime() % hourMs === 0);
  const { holidays } = resolveTeamHours(window.teamHours);
  const isHoliday = (day: Sql) =>
    holidays.length === 0
      ? sql`0`
      : sql`(${day} = any(array(select h - date '1970-01-01' from unnest(${holidays}::date[]) h)))::integer`;
  const local = sql`(starts_at at time zone ${window.timeZone})`;
  const counts = sql`messages, interactions, answered, handed_over`;
  const mixed = sql.lit(quarterKinds.mixed);
  const kindOf = (kinds: Buffer, place: Sql, perDay: number) => {
    const day = sql`${place} / ${sql.lit(perDay)}`;
    return sql`get_byte(${kinds}::bytea, (((${day} + 4) % 7) * ${sql.lit(perDay)} + ${place} % ${sql.lit(perDay)}) * 4
      + ${isHoliday(day)} + 2 * ${isHoliday(sql`${day} - 1`)})`;
  };
  const splitQuarters = quarterKindsOfWeek.includes(quarterKinds.mixed)
    ? sql`union all
      select ${localPlace(sql`local`, 3600)}, ${isLate(window)}, messages, interactions, answered, handed_over from (
        select m.created_at at time zone ${window.timeZone} as local, a.*
        from (select distinct starts_at from quarters where kind = ${mixed}) q
        join messages m on m.organization_id = ${db.tenant.id} and m.author in ('customer', 'agent')
          and m.created_at >= q.starts_at and m.created_at < q.starts_at + interval '15 minutes'
        cross join message_activity(m.author, m.status, m.decision) a) split`
    : sql``;
  const quarters = sql`select q.starts_at, ${counts} from activity_quarters q where organization_id = ${db.tenant.id}`;
  // The query uses integers: calculating with the local times of a year's hours takes longer than everything else.
  const { rows } = await sql<(HourCounts & { date: null }) | (DayCounts & { hour: null })>`
    with local_hours as materialized (
      select starts_at, ${localPlace(local, 3600)} as hour, ${counts} from activity_hours
      where organization_id = ${db.tenant.id} and starts_at >= ${roundUp(window.from, hourMs)} and ${hasWholeHours}
    ), hours as materialized (
      select *, ${kindOf(hourKindsOfWeek, sql`hour`, hoursPerDay)} as kind from local_hours
    ), local_quarters as materialized (
      select starts_at, ${localPlace(local, 900)} as quarter, ${counts} from (
        ${quarters} and starts_at >= ${window.from} and (not is_folded or not ${hasWholeHours})
        union all
        select q.* from (select starts_at from hours where kind = ${mixed}) h cross join lateral (
          ${quarters} and is_folded and starts_at >= h.starts_at and starts_at < h.starts_at + interval '1 hour') q) read
    ), quarters as materialized (
      select *, ${kindOf(quarterKindsOfWeek, sql`quarter`, quartersPerDay)} as kind from local_quarters
    ), written as (
      select hour, kind = ${sql.lit(quarterKinds.late)} as late, ${counts} from hours where kind <> ${mixed}
      union all
      select quarter / 4, kind = ${sql.lit(quarterKinds.late)}, ${counts} from quarters where kind <> ${mixed}
      ${splitQuarters}
    ), placed as (
      -- 1 January 1970 was a Thursday.
      select hour / 24 as day, (hour / 24 + 4) % 7 as weekday, hour % 24 as hour, late, ${counts} from written
    )
    select (date '1970-01-01' + day)::text as date, weekday, hour, late, sum(messages) as messages,
      sum(interactions) as interactions, sum(answered) as answered, sum(handed_over) as handed_over
    from placed group by grouping sets ((day, late), (weekday, hour, late))`.execute(db);
  return {
    hours: rows.filter((row) => row.date === null).filter((row) => row.messages > 0),
    days: rows.filter((row) => row.date !== null),
  };
}
