import type { z } from "zod";
import type { listMessages as contract } from "#shared/contract/messages.ts";
import type { Tenant } from "#server/tenant.ts";
import * as store from "./store/messages.ts";

/** Lists the messages that the dashboard counts, so that each of its figures can be opened. */
export async function listMessages(
  tenant: Tenant,
  { page, page_size: limit, ...filter }: z.output<typeof contract.query>,
) {
  return tenant.transaction(async (db) => {
    const clocks = await store.readClocks(db);
    return {
      data: await store.findMessages(db, filter, clocks, { limit, offset: (page - 1) * limit }),
      meta: { page, page_size: limit, total: await store.countMessages(db, filter, clocks) },
    };
  });
}
