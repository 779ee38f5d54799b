import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { dataOf, id, instant } from "./envelope.ts";
import { exportFormats } from "#shared/values/ticket-export.ts";
import { channelKind, ticketRow } from "./tickets.ts";

export const period = z.enum(["weekly", "monthly", "annual"]);
export type Period = z.infer<typeof period>;

/** Medians in seconds, null where nothing was counted; before: of the period before, as far as the present one has run. */
const times = z.object({
  count: z.number(),
  median: z.number().nullable(),
  previous_median: z.number().nullable(),
});

const trend = z.object({ id, title: z.string(), now: z.number(), before: z.number() });

export const dashboard = endpoint({
  name: "dashboard.get",
  method: "GET",
  path: "/api/dashboard/",
  access: "member",
  permission: "any_member",
  scope: "figures:read",
  summary:
    "Get the dashboard's figures for the last 7 days, 30 days or 12 months, in the organisation's time zone",
  query: z.object({ period: period.default("weekly") }),
  result: dataOf(
    z.object({
      period,
      from: instant,
      to: instant,
      total_tickets: z.number(),
      /** The count of the previous period, up to the point that the current period has reached. */
      previous_tickets: z.number(),
      /** The number of replies that the agent sent. */
      interactions: z.number(),
      new_customers: z.number(),
      unique_customers: z.number(),
      /**
       * The number of interactions that answered or greeted. A clarifying question is an interaction but not an
       * answer.
       */
      answered: z.number(),
      /**
       * The replies sent outside the team's hours, or outside the hours in shared/rules/business-hours.ts when none
       * are set.
       */
      answered_after_hours: z.number(),
      hours_set: z.boolean(),
      handed_over: z.number(),
      waiting: z.object({
        count: z.number(),
        oldest: ticketRow.nullable(),
      }),
      top_channel: z.object({ channel: channelKind, share: z.number() }).nullable(),
      /**
       * The number of tickets rated in the period and of those with the best rating. `before` is the same for the
       * previous period, up to the point that the current period has reached.
       */
      ratings: z.object({
        count: z.number(),
        good: z.number(),
        previous_count: z.number(),
        previous_good: z.number(),
        /** The same day as `from_day` below, kept under the field's first name. */
        from_day: z.string(),
      }),
      /** From a handover to the team's first reply, by tickets. */
      reply_time: times,
      /** From a ticket's first message until the team closed it. */
      resolution_time: times,
      /** The period's first day: `rated_from`, `opened_from` and `asked_from` of the tickets' list begin with it. */
      from_day: z.string(),
      /** The first day of the previous period. */
      previous_from_day: z.string(),
      /**
       * One bar per day (per month for `annual`), the oldest first. `start` is midnight in the organisation's time
       * zone.
       */
      bars: z.array(
        z.object({
          start: instant,
          /** The local date of the bar's first day. */
          date: z.string(),
          in_hours: z.number(),
          after_hours: z.number(),
          handed_over: z.number(),
        }),
      ),
      /**
       * The most frequent topics: the questions or headings of the sources that answered most often, with examples in
       * customers' words.
       */
      common_issues: z.array(
        z.object({
          /** The topic's id, which filters the ticket list. */
          id,
          title: z.string(),
          count: z.number(),
          answered: z.number(),
          example: z.string(),
        }),
      ),
      /**
       * How customers write, which the account page shows for planning campaigns. Empty when there are fewer than ten
       * messages. `share` is the share of `of`. `busiest_day`: value 0 (Sunday) to 6. `busiest_hour`: value 0 to 23
       * in local time. `after_hours`: value is messages. `lapsed`: value is customers who have not written for 60
       * days, of all who ever wrote. `returning`: value is customers who had written before the period, of its
       * customers. `languages`: value is Arabic messages.
       */
      patterns: z.array(
        z.object({
          kind: z.enum(["busiest_day", "busiest_hour", "returning", "languages", "after_hours", "lapsed"]),
          value: z.number(),
          share: z.number(),
          of: z.number(),
        }),
      ),
      /** The topics that customers asked about before they ordered. Empty when fewer than three such tickets exist. */
      before_orders: z.object({
        /** The number of tickets of the period with an order. */
        orders: z.number(),
        topics: z.array(z.object({ id, title: z.string(), count: z.number() })),
      }),
      /** The topics that were asked about more often than in the previous period. */
      trends: z.array(trend),
      /** The topics that were asked about less often than in the previous period. */
      falling: z.array(trend),
      recent_tickets: z.array(ticketRow),
      agent_live: z.boolean(),
    }),
  ),
});

export const exportDashboard = endpoint({
  name: "dashboard.export",
  method: "GET",
  path: "/api/dashboard/export/",
  access: "member",
  permission: "exports",
  summary: "Export the dashboard's figures of a period as a CSV or XLSX file",
  query: z.object({ period: period.default("weekly"), format: z.enum(exportFormats).default("csv") }),
  produces: "file",
  result: z.unknown(),
  limit: { max: 10, seconds: 60 },
});
