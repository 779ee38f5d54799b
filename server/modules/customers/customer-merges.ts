import type { Context } from "#server/context.ts";
import { inOrganization, type OrganizationId, type TenantDb } from "#server/db/organization.ts";
import type { MemberCaller } from "#server/http/caller.ts";
import { Failure } from "#server/http/failure.ts";
import { oneOf } from "./customer-merge-rules.ts";
import * as store from "./store/customer-merges.ts";

/** Suggestions on a customer's page. */
const mostPossible = 5;

/** Who may be this customer, and who was found to be. */
export const readMergeCandidates = async (
  db: TenantDb,
  organizationId: OrganizationId,
  customerId: string,
) => ({
  may_be: await store.findPossibleDuplicates(db, organizationId, customerId, mostPossible),
  joined: await store.findMerges(db, organizationId, customerId),
});

/**
 * Joins who writes with others of the same WhatsApp number. Only what the platform vouches for: a number or an address
 * that somebody typed could be anybody's, and would show them as its owner.
 */
export async function mergeVerifiedCustomers(
  db: TenantDb,
  organizationId: OrganizationId,
  customerId: string,
  at: Date,
): Promise<void> {
  const found = await store.findVerifiedDuplicates(db, organizationId, customerId);
  if (found.length < 2) return;
  const ids = found.map(({ id }) => id);
  const apart = await store.readDistinctPairs(db, organizationId, ids);
  const same = oneOf(customerId, ids, apart);
  const [into, ...others] = ids.filter((id) => same.has(id));
  if (!into || others.length === 0) return;
  // Whoever was merged by staff in this instant is found again with the next message.
  if ((await store.lockCustomers(db, organizationId, [into, ...others])) !== others.length + 1) return;
  for (const merged of others) await store.mergeCustomers(db, organizationId, { merged, into, by: null }, at);
}

async function lockBoth(
  db: TenantDb,
  organizationId: OrganizationId,
  customerId: string,
  otherId: string,
): Promise<void> {
  const found = await store.lockCustomers(db, organizationId, [customerId, otherId]);
  if (found !== 2) throw new Failure("not_found");
}

const changed = (context: Context, organizationId: OrganizationId, ...ids: string[]) => {
  for (const id of ids) context.events.publish({ organizationId, kind: "customer", id });
};

/** Staff have found that the other is this customer: all they wrote comes under this one. */
export async function mergeCustomers(
  context: Context,
  { organizationId, memberId }: MemberCaller,
  customerId: string,
  otherId: string,
): Promise<void> {
  const at = context.clock();
  await inOrganization(context.db, organizationId, async (db) => {
    await lockBoth(db, organizationId, customerId, otherId);
    const both = { merged: otherId, into: customerId, by: memberId };
    await store.mergeCustomers(db, organizationId, both, at);
  });
  changed(context, organizationId, customerId, otherId);
}

/** Not the same: it is not suggested again. */
export async function markDistinct(
  context: Context,
  organizationId: OrganizationId,
  customerId: string,
  otherId: string,
): Promise<void> {
  await inOrganization(context.db, organizationId, async (db) => {
    await lockBoth(db, organizationId, customerId, otherId);
    await store.markDistinct(db, organizationId, customerId, otherId);
  });
  changed(context, organizationId, customerId);
}

/** Puts both back as they were; what was written since stays in its conversation. */
export async function undoMerge(
  context: Context,
  organizationId: OrganizationId,
  customerId: string,
  mergedId: string,
): Promise<void> {
  await inOrganization(context.db, organizationId, async (db) => {
    if ((await store.lockCustomers(db, organizationId, [customerId])) !== 1) throw new Failure("not_found");
    const undone = await store.undoMerge(db, organizationId, customerId, mergedId);
    if (!undone) throw new Failure("not_found");
    // Else their next message would join them again.
    if (undone.byPlatform) await store.markDistinct(db, organizationId, customerId, mergedId);
  });
  changed(context, organizationId, customerId);
}
