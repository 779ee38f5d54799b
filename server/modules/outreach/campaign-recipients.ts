import { Failure } from "#server/http/failure.ts";
import type { Tenant } from "#server/tenant.ts";
import { readCampaign } from "./campaigns.ts";
import * as store from "./store/campaign-runs.ts";

/** Lists a page of a campaign's recipients with their results; there are none before it starts. */
export const listRecipients = (
  tenant: Tenant,
  id: string,
  query: { page: number; page_size: number; state?: string | undefined },
) =>
  tenant.transaction(async (db) => {
    if (!(await readCampaign(db, id))) throw new Failure("not_found");
    const page = { limit: query.page_size, offset: (query.page - 1) * query.page_size };
    const rows = await store.findRecipients(db, id, query.state, page);
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
