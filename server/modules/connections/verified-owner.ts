import type { ConnectedKind } from "#shared/contract/channels.ts";
import { requireVerifiedAddress } from "#server/modules/identity/index.ts";
import type { Tenant } from "#server/tenant.ts";

/** Through a mailbox an agent writes in the business's name, so that one is connected only after the address is proven. */
export async function requireVerifiedOwner(tenant: Tenant, kind: ConnectedKind): Promise<void> {
  if (kind !== "email") return;
  await tenant.transaction((db) => requireVerifiedAddress(db));
}
