import type { MemberCaller } from "#server/http/caller.ts";
import { Failure } from "#server/http/failure.ts";
import type { Tenant, TenantDb } from "#server/tenant.ts";
import { oneOf } from "./customer-merge-rules.ts";
import * as store from "./store/customer-merges.ts";

/** Suggestions on a customer's page. */
const maxSuggestions = 5;

/** Who may be this customer, and who was found to be. */
export const readMergeCandidates = async (db: TenantDb, customerId: string) => ({
  may_be: await store.findPossibleDuplicates(db, customerId, maxSuggestions),
  joined: await store.findMerges(db, customerId),
});

/**
 * Joins who writes with others of the same WhatsApp number. Only what the platform vouches for: a number or an address
 * that somebody typed could be anybody's, and would show them as its owner.
 */
export async function mergeVerifiedCustomers(db: TenantDb, customerId: string, at: Date): Promise<void> {
  const found = await store.findVerifiedDuplicates(db, customerId);
  if (found.length < 2) return;
  const ids = found.map(({ id }) => id);
  const apart = await store.readDistinctPairs(db, ids);
  const same = oneOf(customerId, ids, apart);
  const [into, ...others] = ids.filter((id) => same.has(id));
  if (!into || others.length === 0) return;
  // Whoever was merged by staff in this instant is found again with the next message.
  if ((await store.lockCustomers(db, [into, ...others])) !== others.length + 1) return;
  for (const merged of others) await store.mergeCustomers(db, { merged, into, by: null }, at);
}

async function lockBoth(db: TenantDb, customerId: string, otherId: string): Promise<void> {
  const found = await store.lockCustomers(db, [customerId, otherId]);
  if (found !== 2) throw new Failure("not_found");
}

const publishCustomers = (db: TenantDb, ...ids: string[]) => {
  for (const id of ids) db.publish({ kind: "customer", id });
};

/** Staff have found that the other is this customer: all they wrote comes under this one. */
export async function mergeCustomers(
  tenant: Tenant,
  { memberId }: MemberCaller,
  customerId: string,
  otherId: string,
): Promise<void> {
  const at = tenant.clock();
  await tenant.transaction(async (db) => {
    await lockBoth(db, customerId, otherId);
    const both = { merged: otherId, into: customerId, by: memberId };
    await store.mergeCustomers(db, both, at);
    publishCustomers(db, customerId, otherId);
  });
}

/** Not the same: it is not suggested again. */
export async function markDistinct(tenant: Tenant, customerId: string, otherId: string): Promise<void> {
  await tenant.transaction(async (db) => {
    await lockBoth(db, customerId, otherId);
    await store.markDistinct(db, customerId, otherId);
    publishCustomers(db, customerId);
  });
}

/** Puts both back as they were; what was written since stays in its conversation. */
export async function undoMerge(tenant: Tenant, customerId: string, mergedId: string): Promise<void> {
  await tenant.transaction(async (db) => {
    if ((await store.lockCustomers(db, [customerId])) !== 1) throw new Failure("not_found");
    const undone = await store.undoMerge(db, customerId, mergedId);
    if (!undone) throw new Failure("not_found");
    // A ticket cannot go on in another customer's: whoever merged them decides first where each belongs.
    if (await store.hasTicketsMergedAcross(db, [customerId, mergedId])) throw new Failure("tickets_merged");
    // Else their next message would join them again.
    if (undone.byPlatform) await store.markDistinct(db, customerId, mergedId);
    publishCustomers(db, customerId);
  });
}
