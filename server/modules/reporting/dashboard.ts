import type { Period } from "#shared/contract/dashboard.ts";
import type { Context } from "#server/context.ts";
import { inOrganization, type OrganizationId } from "#server/db/organization.ts";
import { ticketRows } from "#server/modules/conversations/index.ts";
import { exampleOf, patternsOf, maxShownTickets, topChannel } from "./dashboard-rules.ts";
import {
  type Bar,
  readBars,
  readFigures,
  readTopics,
  readWindow,
  readMessageCounts,
} from "./store/dashboard.ts";

export async function getDashboard(context: Context, organizationId: OrganizationId, period: Period) {
  return inOrganization(context.db, organizationId, async (db) => {
    const window = await readWindow(db, organizationId, period, context.clock());
    const figures = await readFigures(db, organizationId, window);
    const bars = await readBars(db, organizationId, window);
    const written = await readMessageCounts(db, organizationId, window);
    const topics = await readTopics(db, organizationId, window);
    const [oldest] = await ticketRows(db, organizationId, { status: "deferred" }, 1);
    const sum = (count: (bar: Bar) => number) => bars.reduce((all, bar) => all + count(bar), 0);
    return {
      period,
      from: window.from.toISOString(),
      to: window.to.toISOString(),
      total_tickets: figures.total_tickets,
      previous_tickets: figures.previous_tickets,
      interactions: sum((bar) => bar.interactions),
      new_customers: figures.new_customers,
      unique_customers: figures.unique_customers,
      answered: sum((bar) => bar.in_hours + bar.after_hours),
      answered_after_hours: sum((bar) => bar.after_hours),
      handed_over: sum((bar) => bar.handed_over),
      hours_set: window.teamHours !== null,
      waiting: { count: figures.waiting, oldest: oldest ?? null },
      top_channel: topChannel(written),
      bars: bars.map(({ start, in_hours, after_hours, handed_over }) => ({
        start: start.toISOString(),
        in_hours,
        after_hours,
        handed_over,
      })),
      common_issues: topics
        .filter((topic) => topic.common)
        .map(({ title, now, answered, example }) => ({
          title,
          count: now,
          answered,
          example: exampleOf(example),
        })),
      patterns: patternsOf(written, {
        unique: figures.unique_customers,
        returning: figures.returning_customers,
      }),
      trends: topics
        .filter((topic) => topic.grew)
        .toSorted((a, b) => b.now - b.before - (a.now - a.before))
        .map(({ title, now, before }) => ({ title, now, before })),
      recent_tickets: await ticketRows(db, organizationId, {}, maxShownTickets),
      agent_live: figures.agent_live,
    };
  });
}
