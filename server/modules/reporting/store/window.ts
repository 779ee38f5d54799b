import { sql } from "kysely";
import type { Period } from "#shared/contract/dashboard.ts";
import type { TeamHours } from "#shared/rules/team-hours.ts";
import type { TenantDb } from "#server/tenant.ts";

/** Length of each period in whole units that end with the present one: today, or this month. */
const units: Record<Period, { unit: "day" | "month"; count: number }> = {
  weekly: { unit: "day", count: 7 },
  monthly: { unit: "day", count: 30 },
  annual: { unit: "month", count: 12 },
};

/**
 * The requested period and the one before it, which is cut off after as much time as the present period has run.
 */
export interface Window {
  period: Period;
  timeZone: string;
  from: Date;
  to: Date;
  previousFrom: Date;
  previousTo: Date;
  /** The local date on which the period before begins. */
  previousDay: string;
  /**
   * The time at which each day or month of the period begins, the first one first, and its local date
   * (`YYYY-MM-DD`).
   */
  bars: { start: Date; date: string }[];
  /** The team's hours; null when they were not set. */
  teamHours: TeamHours | null;
}

/** Computes the period. Days and months begin at midnight in the organisation's time zone. */
export async function readWindow(db: TenantDb, period: Period, now: Date): Promise<Window> {
  const { unit, count } = units[period];
  const step = sql`make_interval(${sql.raw(`${unit}s`)} => ${sql.raw(String(count))})`;
  const start = sql`date_trunc(${unit}, local) - make_interval(${sql.raw(`${unit}s`)} => ${sql.raw(String(count - 1))})`;
  const { rows } = await sql<{
    zone: string;
    from: Date;
    previous_from: Date;
    previous_to: Date;
    previous_day: string;
    bar_starts: Date[];
    bar_dates: string[];
    team_hours: TeamHours | null;
  }>`
    select zone, (${start}) at time zone zone as from, (${start} - ${step}) at time zone zone as previous_from,
           (local - ${step}) at time zone zone as previous_to, (${start} - ${step})::date::text as previous_day, team_hours,
           array(select bar at time zone zone from generate_series(${start}, local, ${`1 ${unit}`}::interval) bar order by bar) as bar_starts,
           array(select bar::date::text from generate_series(${start}, local, ${`1 ${unit}`}::interval) bar order by bar) as bar_dates
    from (select time_zone as zone, ${now}::timestamptz at time zone time_zone as local,
            (select team_hours from agents where organization_id = ${db.tenant.id} and kind = 'support') as team_hours
          from organizations where id = ${db.tenant.id}) o`.execute(db);
  const row = rows[0] as (typeof rows)[number];
  return {
    period,
    timeZone: row.zone,
    from: row.from,
    to: now,
    previousFrom: row.previous_from,
    previousTo: row.previous_to,
    previousDay: row.previous_day,
    bars: row.bar_starts.map((start, place) => ({ start, date: row.bar_dates[place] as string })),
    teamHours: row.team_hours,
  };
}
