import type { Retention } from "#shared/contract/retention.ts";
import { mintOrganizationId } from "#server/db/organization.ts";
import type { Job } from "#server/jobs/jobs.ts";
import { countOldTickets, deleteTickets, lockOldTickets } from "#server/modules/conversations/index.ts";
import { type Tenant, tenantOf } from "#server/tenant.ts";
import { eraseMessages } from "./erasure.ts";
import * as store from "./store/retentions.ts";

/** Maximum number of tickets in one transaction, which locks their conversations. */
const ticketsAtOnce = 100;
/** Maximum number of batches of one run and business; the next run, an hour later, erases the rest. */
const maxBatches = 50;

/** Returns the time before which a closed conversation exceeds the retention period of so many months. */
function closedBefore(now: Date, months: number): Date {
  const before = new Date(now);
  before.setUTCMonth(before.getUTCMonth() - months);
  return before;
}

export async function getRetention(tenant: Tenant): Promise<Retention> {
  const row = await tenant.transaction(store.findRetention);
  return {
    months: row?.months ?? null,
    applied_at: row?.applied_at?.toISOString() ?? null,
    erased_tickets: row?.erased_tickets ?? 0,
  };
}

export function previewRetention(tenant: Tenant, months: number) {
  return tenant.transaction((db) => countOldTickets(db, closedBefore(tenant.clock(), months)));
}

export async function setRetention(tenant: Tenant, months: Retention["months"]): Promise<Retention> {
  await tenant.transaction(async (db) => {
    if (months === null) await store.deleteRetention(db);
    else await store.saveRetention(db, months, tenant.clock());
    db.publish({ kind: "privacy", id: tenant.id });
  });
  return getRetention(tenant);
}

/**
 * Erases conversations after the retention periods, in the same way as customers. An error of one business does not
 * stop the others.
 */
export const applyRetentionsJob: Job<"privacy.tick"> = async (context) => {
  let erased = 0;
  for (const id of await store.findRetainingOrganizations(context.db))
    try {
      erased += await applyRetention(tenantOf(context, mintOrganizationId(id)));
    } catch (problem) {
      context.log.error({ organization: id, err: problem }, "old conversations were not erased");
    }
  return erased === 0 ? "Skipped: nothing is older than it is kept" : `erased ${erased} old tickets`;
};

async function applyRetention(tenant: Tenant): Promise<number> {
  let erased = 0;
  for (let batch = 0; batch < maxBatches; batch += 1) {
    const count = await eraseOldTickets(tenant);
    erased += count;
    if (count === 0) break;
  }
  return erased;
}

/**
 * Erases old tickets and returns their number. The period is read again each time, because an owner may change it
 * in the meantime.
 */
async function eraseOldTickets(tenant: Tenant): Promise<number> {
  return tenant.transaction(async (db) => {
    const retention = await store.findRetention(db);
    if (!retention) return 0;
    const now = tenant.clock();
    const old = await lockOldTickets(db, closedBefore(now, retention.months), ticketsAtOnce);
    if (old.ticketIds.length === 0) return 0;
    // Answers that staff taught from a ticket belong to the business and stay.
    const options = { forgetsTaught: false, requestId: null };
    await eraseMessages(db, old, options, () => deleteTickets(db, old.ticketIds));
    await store.countErased(db, old.ticketIds.length, now);
    db.publish({ kind: "privacy", id: tenant.id });
    return old.ticketIds.length;
  });
}
