import type { ConnectedKind } from "#shared/contract/channels.ts";
import type { Context } from "#server/context.ts";
import { inOrganization, type OrganizationId } from "#server/db/organization.ts";
import { requireVerifiedAddress } from "#server/modules/identity/index.ts";

/** Through a mailbox an agent writes in the business's name, so that one is connected only after the address is proven. */
export async function requireProvenAddress(
  context: Context,
  organizationId: OrganizationId,
  kind: ConnectedKind,
): Promise<void> {
  if (kind !== "email") return;
  await inOrganization(context.db, organizationId, (db) => requireVerifiedAddress(db, organizationId));
}
