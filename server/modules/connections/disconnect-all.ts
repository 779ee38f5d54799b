import type { Tenant } from "#server/tenant.ts";
import { listConnectedKinds, disconnect } from "./connections.ts";

/** Disconnects all accounts, as their owner would one by one; returns their number. */
export async function disconnectAll(tenant: Tenant): Promise<number> {
  const connected = await tenant.transaction(listConnectedKinds);
  for (const kind of connected) await disconnect(tenant, kind);
  return connected.length;
}
