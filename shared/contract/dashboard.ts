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
      /** Of the period before, as far as the present one has run. */
      previous_tickets: z.number(),
      /** AI replies actually sent. */
      interactions: z.number(),
      new_customers: z.number(),
      unique_customers: z.number(),
      /** Of the interactions, those that answered or greeted; a question back is an interaction, but no answer. */
      answered: z.number(),
      /** Outside the team's hours, or those of shared/rules/business-hours.ts where none are set. */
      answered_after_hours: z.number(),
      hours_set: z.boolean(),
      handed_over: z.number(),
      waiting: z.object({
        count: z.number(),
        oldest: ticketRow.nullable(),
      }),
      top_channel: z.object({ channel: channelKind, share: z.number() }).nullable(),
      /**
       * Tickets that were rated in the period, and those with the best rating among them; before: of the period before, as far
       * as the present one has run.
       */
      ratings: z.object({
        count: z.number(),
        good: z.number(),
        previous_count: z.number(),
        previous_good: z.number(),
        /** The same day as `from_day` below, where it was first named. */
        from_day: z.string(),
      }),
      /** From a handover to the team's first reply, by tickets. */
      reply_time: times,
      /** From a ticket's first message until the team closed it. */
      resolution_time: times,
      /** The period's first day: `rated_from`, `opened_from` and `asked_from` of the tickets' list begin with it. */
      from_day: z.string(),
      /** The first day of the period before. */
      previous_from_day: z.string(),
      /** One bar a day (a month for `annual`), oldest first. `start` is local midnight of the bar. */
      bars: z.array(
        z.object({
          start: instant,
          /** The local date of its first day. */
          date: z.string(),
          in_hours: z.number(),
          after_hours: z.number(),
          handed_over: z.number(),
        }),
      ),
      /** What people ask about: the sources' questions or headings that answered most, with the customers' own words. */
      common_issues: z.array(
        z.object({
          /** A topic's id, for the tickets' list. */
          id,
          title: z.string(),
          count: z.number(),
          answered: z.number(),
          example: z.string(),
        }),
      ),
      /**
       * How customers write: what the account shows for future marketing. Empty below ten messages. `share` is of `of`.
       * `busiest_day`: value 0 (Sunday) to 6; `busiest_hour`: value 0 to 23, local; `after_hours`: value messages;
       * `lapsed`: value customers who have not written for 60 days, of all who ever wrote; `returning`: value customers who had written before the period, of its customers; `languages`: value Arabic messages.
       */
      patterns: z.array(
        z.object({
          kind: z.enum(["busiest_day", "busiest_hour", "returning", "languages", "after_hours", "lapsed"]),
          value: z.number(),
          share: z.number(),
          of: z.number(),
        }),
      ),
      /** What customers asked about before they wanted to order. Without topics below three such tickets. */
      before_orders: z.object({
        /** Tickets of the period with an order. */
        orders: z.number(),
        topics: z.array(z.object({ id, title: z.string(), count: z.number() })),
      }),
      /** Topics that grew against the period before. */
      trends: z.array(trend),
      /** Topics that fell against the period before. */
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
