import type { ConnectedKind } from "#shared/contract/channels.ts";
import { requireVerifiedAddress } from "#server/modules/identity/index.ts";
import type { Tenant } from "#server/tenant.ts";

/**
 * Requires a verified address before a mailbox is connected, because the agent then sends mail in the business's name.
 */
export async function requireVerifiedOwner(tenant: Tenant, kind: ConnectedKind): Promise<void> {
  if (kind !== "email") return;
  await tenant.transaction((db) => requireVerifiedAddress(db));
}
