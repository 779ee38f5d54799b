import { z } from "zod";
import { organizationProblems } from "#shared/values/organizations.ts";
import { connectedKind } from "./channels.ts";
import { endpoint } from "./endpoint.ts";
import { dataOf, id, idParams, instant, pageOf, pageQuery } from "./envelope.ts";

const organizationSummary = z.object({
  id,
  name: z.string(),
  industry: z.string(),
  created_at: instant,
  members: z.number(),
  tickets: z.number(),
  published_version: z.number().nullable(),
  /** Conversations in which a customer wrote this month, on the clock of the organisation. */
  conversations_month: z.number(),
  /** Replies of the agent this month. */
  replies_month: z.number(),
  /** When a customer wrote or a member used the portal last; null when neither has happened. */
  last_active_at: instant.nullable(),
  /** What somebody should talk to the business about; empty where all is well. */
  problems: z.array(z.enum(organizationProblems)),
});
export type OrganizationSummary = z.infer<typeof organizationSummary>;

export const listOrganizations = endpoint({
  name: "operator.listOrganizations",
  method: "GET",
  path: "/api/operator/organizations/",
  access: "operator",
  summary: "List all organisations, newest first",
  query: pageQuery.extend({ q: z.string().max(200).optional() }),
  result: pageOf(organizationSummary),
});

export const getOrganization = endpoint({
  name: "operator.getOrganization",
  method: "GET",
  path: "/api/operator/organizations/:id/",
  access: "operator",
  summary: "Get an organisation with its members and channels, without customers' messages",
  params: idParams,
  result: dataOf(
    organizationSummary.extend({
      phone: z.string(),
      /** Until when an owner lets the company look into the portal; null while nobody does. */
      support_access_until: instant.nullable(),
      people: z.array(
        z.object({
          id,
          name: z.string(),
          email: z.string(),
          role: z.enum(["owner", "manager", "agent"]),
          disabled: z.boolean(),
          created_at: instant,
          last_seen_at: instant.nullable(),
        }),
      ),
      channels: z.array(
        z.object({ kind: connectedKind, problem: z.string().nullable(), connected_at: instant }),
      ),
    }),
  ),
});
