import type { Context } from "#server/context.ts";
import { inOrganization, type OrganizationId } from "#server/db/organization.ts";
import { Failure } from "#server/http/failure.ts";
import { readCampaign } from "./campaigns.ts";
import * as store from "./store/campaign-runs.ts";

/** A page of whom a campaign was for and what became of each; before it begins there are none. */
export const listRecipients = (
  context: Context,
  organizationId: OrganizationId,
  id: string,
  query: { page: number; page_size: number; state?: string | undefined },
) =>
  inOrganization(context.db, organizationId, async (db) => {
    if (!(await readCampaign(db, organizationId, id))) throw new Failure("not_found");
    const page = { limit: query.page_size, offset: (query.page - 1) * query.page_size };
    const rows = await store.findRecipients(db, organizationId, id, query.state, page);
    return {
      data: rows.map(({ address, name, customer_id, state, reason, replied, ticket_id }) => ({
        address,
        name,
        customer_id,
        reason,
        replied,
        ticket_id,
        state: state as "waiting",
      })),
      meta: { page: query.page, page_size: query.page_size, total: rows[0]?.total ?? 0 },
    };
  });
