import type { ChannelHandle } from "#server/modules/connections/index.ts";
import type { TenantDb } from "#server/tenant.ts";
import * as store from "./store/contact-points.ts";

/**
 * Who somebody is here that stored deliveries come from: a platform may name them otherwise than it did before. The
 * alias is what else it calls them there.
 */
export async function resolveIdentity(
  db: TenantDb,
  { channel, row }: ChannelHandle,
  thread: string,
  bodies: unknown[],
): Promise<{ address: string; alias: string | null }> {
  const { aliasIn } = channel;
  if (!aliasIn) return { address: thread, alias: null };
  let alias: string | null = null;
  for (const body of bodies)
    try {
      alias ??= aliasIn(body);
    } catch {
      // Of no shape that is known: its reading says so.
    }
  const address = await store.findAddress(db, row.kind, { address: thread, alias });
  return { address: address ?? thread, alias };
}

export { saveAlias } from "./store/contact-points.ts";
