import type { MemberCaller } from "#server/http/caller.ts";
import { Failure } from "#server/http/failure.ts";
import type { Tenant, TenantDb } from "#server/tenant.ts";
import { oneOf } from "./customer-merge-rules.ts";
import * as store from "./store/customer-merges.ts";

/** Maximum number of suggestions on a customer's page. */
const maxSuggestions = 5;

/** Reads the suggested and completed merges of a customer. */
export const readMergeCandidates = async (db: TenantDb, customerId: string) => ({
  may_be: await store.findPossibleDuplicates(db, customerId, maxSuggestions),
  joined: await store.findMerges(db, customerId),
});

/**
 * Merges a customer automatically with others of the same WhatsApp number. Only numbers that the platform guarantees count,
 * because an entered number or address could be anybody's.
 */
export async function mergeVerifiedCustomers(db: TenantDb, customerId: string, at: Date): Promise<void> {
  const found = await store.findVerifiedDuplicates(db, customerId);
  if (found.length < 2) return;
  const ids = found.map(({ id }) => id);
  const apart = await store.readDistinctPairs(db, ids);
  const same = oneOf(customerId, ids, apart);
  const [into, ...others] = ids.filter((id) => same.has(id));
  if (!into || others.length === 0) return;
  // A customer whom staff merge at the same time is found again with the next message.
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

/** Merges another customer into this one, with all conversations. */
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

/** Rejects a suggestion, which is not made again. */
export async function markDistinct(tenant: Tenant, customerId: string, otherId: string): Promise<void> {
  await tenant.transaction(async (db) => {
    await lockBoth(db, customerId, otherId);
    await store.markDistinct(db, customerId, otherId);
    publishCustomers(db, customerId);
  });
}

/** Undoes a merge; newer messages stay in their conversations. */
export async function undoMerge(tenant: Tenant, customerId: string, mergedId: string): Promise<void> {
  await tenant.transaction(async (db) => {
    if ((await store.lockCustomers(db, [customerId])) !== 1) throw new Failure("not_found");
    const undone = await store.undoMerge(db, customerId, mergedId);
    if (!undone) throw new Failure("not_found");
    // A ticket cannot continue in another customer's ticket, so merged tickets must be separated first.
    if (await store.hasTicketsMergedAcross(db, [customerId, mergedId])) throw new Failure("tickets_merged");
    // Without the rejection the next message would merge them again.
    if (undone.byPlatform) await store.markDistinct(db, customerId, mergedId);
    publishCustomers(db, customerId);
  });
}
