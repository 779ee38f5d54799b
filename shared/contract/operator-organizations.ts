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
  /** The number of conversations in which a customer wrote this month, in the organisation's time zone. */
  conversations_month: z.number(),
  /** The number of replies that the agent sent this month. */
  replies_month: z.number(),
  /** The last time at which a customer wrote or a member used the portal. Null when neither has happened. */
  last_active_at: instant.nullable(),
  /** The problems about which the company should contact the business. Empty when there are none. */
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
      /** The end of the company's access to the portal. Null when it has no access. */
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
