import type { Period } from "#shared/contract/dashboard.ts";
import { ticketRows } from "#server/modules/conversations/index.ts";
import type { Tenant, TenantDb } from "#server/tenant.ts";
import { exampleOf, patternsOf, maxShownTickets, topChannel } from "./dashboard-rules.ts";
import { type DayCounts, readActivity } from "./store/activity.ts";
import { readBeforeOrders } from "./store/before-orders.ts";
import { readChannels, readFigures } from "./store/figures.ts";
import { readRatings } from "./store/ratings.ts";
import { readReplyTime, readResolutionTime } from "./store/team-times.ts";
import { readTopics } from "./store/topics.ts";
import { readWindow, type Window } from "./store/window.ts";

/**
 * Reads the dashboard on two connections at the same time, because its queries need nothing of each other but the
 * period.
 */
export async function getDashboard(tenant: Tenant, period: Period) {
  const window = await tenant.transaction((db) => readWindow(db, period, tenant.clock()));
  const [counted, found] = await Promise.all([
    tenant.transaction((db) => readCounts(db, window)),
    tenant.transaction((db) => readDetails(db, window)),
  ]);
  const { figures, hours, days, channels } = counted;
  const fromDay = window.bars[0]?.date ?? "";
  return {
    period,
    from: window.from.toISOString(),
    to: window.to.toISOString(),
    total_tickets: figures.total_tickets,
    previous_tickets: figures.previous_tickets,
    interactions: sum(days, (day) => day.interactions),
    new_customers: figures.new_customers,
    unique_customers: figures.unique_customers,
    answered: sum(days, answeredOf),
    answered_after_hours: sum(days.filter(isLate), answeredOf),
    handed_over: sum(days, (day) => day.handed_over),
    hours_set: window.teamHours !== null,
    waiting: { count: figures.waiting, oldest: found.oldest },
    top_channel: topChannel(channels),
    ratings: { ...found.ratings, from_day: fromDay },
    reply_time: found.replyTime,
    resolution_time: found.resolutionTime,
    from_day: fromDay,
    previous_from_day: window.previousDay,
    bars: barsOf(window.bars, days, period),
    common_issues: commonIssues(found.topics),
    patterns: patternsOf(hours, channels, {
      unique: figures.unique_customers,
      returning: figures.returning_customers,
      lapsed: figures.lapsed_customers,
      all: figures.all_customers,
    }),
    before_orders: found.beforeOrders,
    trends: growingTopics(found.topics),
    falling: fallingTopics(found.topics),
    recent_tickets: found.recentTickets,
    agent_live: figures.agent_live,
  };
}

async function readCounts(db: TenantDb, window: Window) {
  return {
    figures: await readFigures(db, window),
    ...(await readActivity(db, window)),
    channels: await readChannels(db, window),
  };
}

async function readDetails(db: TenantDb, window: Window) {
  const [oldest] = await ticketRows(db, { status: "deferred" }, 1);
  return {
    oldest: oldest ?? null,
    topics: await readTopics(db, window),
    ratings: await readRatings(db, window),
    replyTime: await readReplyTime(db, window),
    resolutionTime: await readResolutionTime(db, window),
    beforeOrders: await readBeforeOrders(db, window),
    recentTickets: await ticketRows(db, {}, maxShownTickets),
  };
}

const sum = (days: readonly DayCounts[], count: (day: DayCounts) => number): number =>
  days.reduce((all, day) => all + count(day), 0);
const answeredOf = (day: DayCounts) => day.answered;
const isLate = (day: DayCounts) => day.late;

/** Bars of the chart; a bar is a day or, for a year, a month. */
function barsOf(bars: readonly { start: Date; date: string }[], days: readonly DayCounts[], period: Period) {
  const length = period === "annual" ? "YYYY-MM".length : "YYYY-MM-DD".length;
  return bars.map(({ start, date }) => {
    const daysOfPeriod = days.filter((day) => day.date.slice(0, length) === date.slice(0, length));
    return {
      start: start.toISOString(),
      date,
      in_hours: sum(
        daysOfPeriod.filter((day) => !day.late),
        answeredOf,
      ),
      after_hours: sum(daysOfPeriod.filter(isLate), answeredOf),
      handed_over: sum(daysOfPeriod, (day) => day.handed_over),
    };
  });
}

type Topic = Awaited<ReturnType<typeof readTopics>>[number];

const commonIssues = (topics: readonly Topic[]) =>
  topics
    .filter((topic) => topic.common && topic.now > 0)
    .map(({ id, title, now, answered, example }) => ({
      id,
      title,
      count: now,
      answered,
      example: exampleOf(example),
    }));

/** Topics that are asked more often than in the previous period, the largest growth first. */
const growingTopics = (topics: readonly Topic[]) =>
  topics
    .filter((topic) => topic.grew)
    .toSorted((a, b) => b.now - b.before - (a.now - a.before))
    .map(({ id, title, now, before }) => ({ id, title, now, before }));

/** Topics that are asked less often than in the previous period, the largest decline first. */
const fallingTopics = (topics: readonly Topic[]) =>
  topics
    .filter((topic) => topic.fell)
    .toSorted((a, b) => a.now - a.before - (b.now - b.before))
    .map(({ id, title, now, before }) => ({ id, title, now, before }));
